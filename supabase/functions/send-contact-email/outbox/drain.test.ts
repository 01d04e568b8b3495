import { expect, test, vi } from "vitest";
import { type DrainDeps, drain } from "./drain.ts";
import type { Notification, NotificationKind, Outcome } from "./notification.ts";

const later = { status: "waiting", error: "450 later" } as const;

function notificationNumber(id: number, changes: Partial<Notification> = {}): Notification {
  return {
    ...{ id, kind: "trial-webhook", lease: `lease-${id}`, attempts: 1, recipients: [] },
    ...{ webhookUrl: "https://hooks.example/x", webhookSecret: "s", brokenSince: null },
    ...{ createdAt: "2026-03-01T12:00:00Z", maybeDelivered: false, message: null, ...changes },
  };
}

function messageNumber(id: number): Notification {
  const person = { name: "Jan", email: "jan@example.pl", text: "Dzień dobry" };
  const message = { ...person, id, mailId: "m", doubtful: null, createdAt: "2026-03-01T12:00:00Z" };
  return notificationNumber(id + 100, { kind: "message", attempts: id, message });
}

const webhook = () => vi.fn<DrainDeps["callWebhook"]>(async () => ({ status: "sent" }));

function setUp(due: Notification[], outcomes: Outcome[] = [], callWebhook = webhook()) {
  const stopping = new AbortController();
  const mail = vi.fn<NonNullable<DrainDeps["mail"]>>();
  for (const outcome of outcomes) mail.mockResolvedValueOnce(outcome);
  const deps = {
    claim: vi.fn<DrainDeps["claim"]>(async () => due.shift() ?? null),
    finish: vi.fn<DrainDeps["finish"]>(async () => true),
    makeAnswerLink: vi.fn<DrainDeps["makeAnswerLink"]>(async (id) => `token-${id}`),
    mail,
    callWebhook,
    siteUrl: "https://kadr.example",
    log: vi.fn<DrainDeps["log"]>(),
    pause: async () => undefined,
    now: () => Date.UTC(2026, 2, 1, 12),
  };
  const kinds: NotificationKind[] = ["message", "trial-webhook"];
  const run = (most?: number) => drain(deps, kinds, stopping.signal, most);
  const finished = () =>
    deps.finish.mock.calls.map(([{ id }, outcome, retryIn]) => ({ id, ...outcome, retryIn }));
  return { deps, stopping, run, finished };
}

/** Messages whose mails end like this. */
function setUpMessages(...outcomes: Outcome[]) {
  return setUp(
    outcomes.map((_, index) => messageNumber(index + 1)),
    outcomes,
  );
}

test("mails every due message and records each outcome", async () => {
  const failed: Outcome = { status: "failed", error: "550 no" };
  const { run, finished } = setUpMessages({ status: "sent" }, failed, later);
  expect(await run()).toEqual({ sent: 1, failed: 1, waiting: 1 });
  expect(finished()).toEqual([
    { id: 101, status: "sent", retryIn: 30 },
    { id: 102, ...failed, retryIn: 60 },
    { id: 103, ...later, retryIn: 120 },
  ]);
});

test("a message is mailed with its link for answered ones, and without it when none can be made", async () => {
  const { deps, run } = setUpMessages({ status: "sent" }, { status: "sent" });
  deps.makeAnswerLink.mockRejectedValueOnce(new Error("no database"));
  expect(await run()).toMatchObject({ sent: 2 });
  const tokens = deps.mail.mock.calls.map(([{ message }]) => message?.answerToken);
  expect(tokens).toEqual([undefined, "token-2"]);
});

test("a message is tried without end, anything else a limited number of times", async () => {
  const often = { attempts: 1000 };
  const lead = notificationNumber(2, { kind: "lead", attempts: 3 });
  const callWebhook = webhook().mockResolvedValueOnce({ status: "waiting", error: "slow" });
  const { run, finished } = setUp([{ ...messageNumber(1), ...often }, lead], [later], callWebhook);
  await run();
  expect(finished()).toMatchObject([
    { status: "waiting", retryIn: 3600 },
    { status: "failed", error: "slow" },
  ]);
});

test("after an unreachable server no other message is claimed", async () => {
  const { deps, run } = setUpMessages({ ...later, unreachable: true }, { status: "sent" });
  expect(await run()).toEqual({ sent: 0, failed: 0, waiting: 1 });
  expect(deps.claim).toHaveBeenCalledOnce();
});

test("stopping makes the interrupted message due at once and claims no other", async () => {
  const { deps, run, stopping, finished } = setUpMessages(later, { status: "sent" });
  deps.mail.mockReset().mockImplementation(async () => {
    stopping.abort();
    return later;
  });
  await run();
  expect(finished()).toEqual([{ id: 101, ...later, retryIn: 0 }]);
});

test("recording an outcome is tried three times; then no other message is risked", async () => {
  const { deps, run } = setUpMessages({ status: "sent" });
  deps.finish.mockRejectedValueOnce(new Error("away")).mockRejectedValueOnce(new Error("away"));
  expect(await run()).toMatchObject({ sent: 1 });
  expect(deps.finish).toHaveBeenCalledTimes(3);

  const dead = setUpMessages({ status: "sent" }, { status: "sent" });
  dead.deps.finish.mockRejectedValue(new Error("away"));
  await expect(dead.run()).rejects.toThrow("away");
  expect(dead.deps.mail).toHaveBeenCalledOnce();
});

test("the log has the outcomes, the numbers of the messages, and no personal data", async () => {
  const { deps, run } = setUpMessages({ status: "sent" }, { status: "failed", error: "550 no" });
  await run();
  expect(deps.log.mock.calls).toEqual([
    ["contact_mailed", expect.objectContaining({ id: 1 })],
    ["contact_mail_failed", expect.objectContaining({ id: 2, error: "550 no" }), "warn"],
  ]);
  expect(JSON.stringify(deps.log.mock.calls)).not.toMatch(/jan|Jan|Dzień/);
});

test.each(["https://%", "https://[/", "https://x:99999/", "nonsense"])(
  "a notification for %s fails with a reason, and the next one is sent",
  async (webhookUrl) => {
    const { run, finished } = setUp([notificationNumber(1, { webhookUrl }), notificationNumber(2)]);
    await run();
    expect(finished()).toMatchObject([
      { id: 1, status: "failed", error: "address" },
      { id: 2, status: "sent" },
    ]);
  },
);

test("what cannot be prepared or sent for an unforeseen reason says so, and the next one is sent", async () => {
  const callWebhook = webhook().mockRejectedValueOnce(new TypeError("unforeseen"));
  const message = { ...messageNumber(1), attempts: 9 };
  const due = [message, notificationNumber(2), notificationNumber(3)];
  const { deps, run, finished } = setUp(due, [], callWebhook);
  deps.mail.mockRejectedValueOnce(new RangeError("Invalid time value"));
  await run();
  expect(finished()).toMatchObject([
    { id: 101, status: "waiting", error: "internal RangeError: Invalid time value" },
    { id: 2, status: "failed", error: "internal TypeError: unforeseen" },
    { id: 3, status: "sent" },
  ]);
});

test("one whose outcome cannot be recorded does not keep the next from being sent", async () => {
  const { deps, run } = setUp([notificationNumber(1), notificationNumber(2)]);
  deps.finish.mockImplementation(async ({ id }) => {
    if (id === 1) throw new Error("refused");
    return true;
  });
  await run();
  expect(deps.callWebhook).toHaveBeenCalledTimes(2);
  const told = expect.objectContaining({ id: 1, error: "Error: refused" });
  expect(deps.log).toHaveBeenCalledWith("notification_unrecorded", told, "warn");
});

test("no mail goes about a draft that waits no more, or that nobody wants to know of", async () => {
  const about = (to: string[]) => ({ title: "Świt", address: "/admin?edit=7", to });
  const due = [null, about([]), about(["ola@kadr.example"])].map((review, id) =>
    notificationNumber(id, { kind: "review", review }),
  );
  const { deps, run, finished } = setUp(due, [{ status: "sent" }]);
  await run();
  expect(finished().map(({ status }) => status)).toEqual(["failed", "failed", "sent"]);
  expect(deps.mail).toHaveBeenCalledTimes(1);
});
