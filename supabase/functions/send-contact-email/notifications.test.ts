import { expect, test, vi } from "vitest";
import { type Notification, webhookKinds } from "./notification.ts";
import { drainNotifications, type NotificationDeps } from "./notifications.ts";

function trialNumber(id: number, changes: Partial<Notification> = {}): Notification {
  return {
    ...{ id, kind: "trial-webhook", lease: `lease-${id}`, attempts: 1, recipients: [] },
    ...{ webhookUrl: "https://hooks.example/x", webhookSecret: "s", brokenSince: null },
    ...{ createdAt: "2026-03-01T12:00:00Z", message: null, ...changes },
  };
}

const webhook = () => vi.fn<NotificationDeps["callWebhook"]>(async () => ({ status: "sent" }));

function setUp(due: Notification[], callWebhook = webhook()) {
  const deps = {
    claimNotification: async () => due.shift() ?? null,
    finishNotification: vi.fn<NotificationDeps["finishNotification"]>(async () => true),
    mail: undefined,
    callWebhook,
    siteUrl: "https://kadr.example",
    log: vi.fn<NotificationDeps["log"]>(),
    pause: async () => undefined,
    now: () => Date.UTC(2026, 2, 1, 12),
  };
  const drain = () => drainNotifications(deps, webhookKinds, new AbortController().signal);
  const outcomes = () =>
    deps.finishNotification.mock.calls.map(([{ id }, outcome]) => ({ id, ...outcome }));
  return { deps, drain, outcomes };
}

test.each(["https://%", "https://[/", "https://x:99999/", "nonsense"])(
  "a notification for %s fails with a reason, and the next one is sent",
  async (webhookUrl) => {
    const { drain, outcomes } = setUp([trialNumber(1, { webhookUrl }), trialNumber(2)]);
    await drain();
    expect(outcomes()).toEqual([
      { id: 1, status: "failed", error: "address" },
      { id: 2, status: "sent" },
    ]);
  },
);

test("one that cannot be prepared or sent for an unforeseen reason fails, and the next one is sent", async () => {
  const callWebhook = webhook().mockRejectedValueOnce(new TypeError("unforeseen"));
  const { deps, drain, outcomes } = setUp([trialNumber(1), trialNumber(2)], callWebhook);
  await drain();
  expect(outcomes()).toEqual([
    { id: 1, status: "failed", error: "internal" },
    { id: 2, status: "sent" },
  ]);
  const told = { id: 1, error: "TypeError: unforeseen" };
  expect(deps.log).toHaveBeenCalledWith("notification_broken", told, "warn");
});

test("one whose outcome cannot be recorded does not keep the next from being sent", async () => {
  const { deps, drain } = setUp([trialNumber(1), trialNumber(2)]);
  deps.finishNotification.mockImplementation(async ({ id }) => {
    if (id === 1) throw new Error("refused");
    return true;
  });
  await drain();
  expect(deps.callWebhook).toHaveBeenCalledTimes(2);
  const told = { id: 1, error: "Error: refused" };
  expect(deps.log).toHaveBeenCalledWith("notification_unrecorded", told, "warn");
});
