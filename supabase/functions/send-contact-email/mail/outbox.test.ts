import { expect, test, vi } from "vitest";
import {
  drainOutbox,
  type MailOutcome,
  type OutboxDeps,
  type OutboxMessage,
  retryDelay,
} from "./outbox.ts";

const later = { status: "waiting", error: "450 later", maybeDelivered: false } as const;

function messageNumber(id: number): OutboxMessage {
  return {
    ...{ id, lease: `lease-${id}`, mailId: `mail-${id}`, attempts: id, maybeDelivered: false },
    ...{ name: "Jan", email: "jan@example.pl", message: "Dzień dobry", doubtful: null },
    createdAt: "2026-03-01T12:00:00Z",
  };
}

function setUp(outcomes: MailOutcome[], finish: OutboxDeps["finish"] = async () => true) {
  const due = outcomes.map((_, index) => messageNumber(index + 1));
  const stopping = new AbortController();
  const deps = {
    claim: vi.fn(async () => due.shift() ?? null),
    finish: vi.fn<OutboxDeps["finish"]>(finish),
    send: vi.fn<OutboxDeps["send"]>(async (message) => outcomes[message.id - 1] ?? laterOn()),
    log: vi.fn<OutboxDeps["log"]>(),
    pause: async () => undefined,
  };
  return { deps, stopping, drain: (most?: number) => drainOutbox(deps, stopping.signal, most) };
}

function laterOn(): MailOutcome {
  return { ...later, unreachable: false };
}

test("mails every due message and records each outcome", async () => {
  const failed: MailOutcome = { status: "failed", error: "550 no" };
  const { deps, drain } = setUp([{ status: "sent" }, failed, laterOn()]);
  expect(await drain()).toEqual({ sent: 1, failed: 1, waiting: 1 });
  expect(
    deps.finish.mock.calls.map(([{ id }, { status }, retryIn]) => [id, status, retryIn]),
  ).toEqual([
    [1, "sent", 30],
    [2, "failed", 60],
    [3, "waiting", 120],
  ]);
});

test("after an unreachable server no other message is claimed", async () => {
  const { deps, drain } = setUp([{ ...later, unreachable: true }, { status: "sent" }]);
  expect(await drain()).toEqual({ sent: 0, failed: 0, waiting: 1 });
  expect(deps.claim).toHaveBeenCalledOnce();
});

test("stopping makes the interrupted message due at once and claims no other", async () => {
  const { deps, drain, stopping } = setUp([laterOn(), { status: "sent" }]);
  deps.send.mockImplementation(async () => {
    stopping.abort();
    return laterOn();
  });
  await drain();
  expect(deps.finish.mock.calls.map(([{ id }, , retryIn]) => [id, retryIn])).toEqual([[1, 0]]);
});

test("recording an outcome is tried three times", async () => {
  const { deps, drain } = setUp([{ status: "sent" }]);
  deps.finish.mockRejectedValueOnce(new Error("away")).mockRejectedValueOnce(new Error("away"));
  expect(await drain()).toMatchObject({ sent: 1 });
  expect(deps.finish).toHaveBeenCalledTimes(3);

  const dead = setUp([{ status: "sent" }], () => Promise.reject(new Error("away")));
  await expect(dead.drain()).rejects.toThrow("away");
});

test("one run has a limit of messages", async () => {
  const { deps, drain } = setUp([{ status: "sent" }, { status: "sent" }, { status: "sent" }]);
  await drain(2);
  expect(deps.send).toHaveBeenCalledTimes(2);
});

test("the log has the outcomes and no personal data", async () => {
  const { deps, drain } = setUp([{ status: "sent" }, { status: "failed", error: "550 no" }]);
  await drain();
  expect(deps.log.mock.calls.map(([event, , level]) => [event, level])).toEqual([
    ["contact_mailed", undefined],
    ["contact_mail_failed", "warn"],
  ]);
  expect(JSON.stringify(deps.log.mock.calls)).not.toMatch(/jan|Jan|Dzień/);
});

test("a message that has to wait is a warning after its first attempt", async () => {
  const { deps, drain } = setUp([
    { status: "waiting", error: "451 later", maybeDelivered: false, unreachable: false },
  ]);
  await drain();
  expect(deps.log).toHaveBeenCalledWith(
    "contact_mail_waiting",
    expect.objectContaining({ error: "451 later", retryIn: 30 }),
    "warn",
  );
});

test("the delay between attempts doubles up to an hour", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 99].map(retryDelay)).toEqual([
    30, 60, 120, 240, 480, 960, 1920, 3600, 3600,
  ]);
});

test("a message that cannot be composed waits with a reason, and the next one is mailed", async () => {
  const { deps, drain } = setUp([laterOn(), { status: "sent" }]);
  deps.send.mockRejectedValueOnce(new RangeError("Invalid time value"));
  expect(await drain()).toEqual({ sent: 1, failed: 0, waiting: 1 });
  expect(deps.finish.mock.calls[0]?.[1]).toMatchObject({
    status: "waiting",
    error: "internal RangeError: Invalid time value",
  });
});
