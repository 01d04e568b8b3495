import type { Letter } from "./mail/letters.ts";
import { insist, type MailOutcome, type OutboxDeps, retryDelay } from "./mail/outbox.ts";
import type { Notification, NotificationKind } from "./notification.ts";
import type { WebhookCall } from "./webhook/webhook.ts";
import { webhookBody } from "./webhook/webhook-body.ts";

export type NotificationOutcome =
  | { status: "sent" }
  | { status: "failed" | "waiting"; error: string };

/** Attempts in all. A self-test is tried until that of the next day. */
const mostAttempts: Record<NotificationKind, number> = {
  lead: 3,
  alarm: 3,
  confirmation: 8,
  "self-test": Number.POSITIVE_INFINITY,
  "trial-mail": 1,
  "trial-webhook": 1,
};

/** A confirmation that comes much later helps nobody. */
const oldestConfirmation = 24 * 3_600_000;

export type NotificationDeps = {
  claimNotification(kinds: readonly NotificationKind[]): Promise<Notification | null>;
  /** False when the lease was lost. */
  finishNotification(
    notification: Notification,
    outcome: NotificationOutcome,
    retryIn: number,
  ): Promise<boolean>;
  /** Undefined without a mail server. */
  mail: ((letter: Letter, signal: AbortSignal) => Promise<MailOutcome>) | undefined;
  callWebhook: WebhookCall;
  /** The site's address, for links; without it there are none. */
  siteUrl: string | undefined;
  now?: () => number;
} & Pick<OutboxDeps, "log" | "pause">;

/** Sends what is due of these kinds, one after another. */
export async function drainNotifications(
  deps: NotificationDeps,
  kinds: readonly NotificationKind[],
  signal: AbortSignal,
  most = 50,
): Promise<void> {
  for (let count = 0; count < most && !signal.aborted; count++) {
    const notification = await deps.claimNotification(kinds);
    if (!notification) return;
    const tried = await attempt(deps, notification, signal).catch((error): NotificationOutcome => {
      deps.log("notification_broken", { id: notification.id, error: String(error) }, "warn");
      return { status: "failed", error: "internal" };
    });
    const isStopped = signal.aborted && tried.status === "waiting";
    const isLast = notification.attempts >= mostAttempts[notification.kind];
    const outcome: NotificationOutcome =
      tried.status === "waiting" && isLast ? { ...tried, status: "failed" } : tried;
    const retryIn = isStopped ? 0 : retryDelay(notification.attempts);
    const { id, kind, attempts } = notification;
    try {
      await insist(deps.pause, () => deps.finishNotification(notification, outcome, retryIn));
    } catch (error) {
      // It is due again when its lease runs out; the others need not wait for that.
      deps.log("notification_unrecorded", { id, error: String(error) }, "warn");
      continue;
    }
    // A server's words about a sender name the sender.
    const error = outcome.status === "sent" || kind === "confirmation" ? undefined : outcome.error;
    // Of a self-test that is tried again, the state of the mail server tells already.
    const isQuiet = isStopped || outcome.status === "sent" || kind === "self-test";
    const level = isQuiet ? undefined : "warn";
    deps.log(`notification_${outcome.status}`, { id, kind, attempts, error }, level);
  }
}

async function attempt(
  deps: NotificationDeps,
  notification: Notification,
  signal: AbortSignal,
): Promise<NotificationOutcome> {
  const { kind, message, webhookUrl, webhookSecret } = notification;
  const now = deps.now?.() ?? Date.now();
  if (kind === "lead" || kind === "alarm" || kind === "trial-webhook") {
    if (!webhookUrl) return { status: "failed", error: "unconfigured" };
    if (!URL.canParse(webhookUrl)) return { status: "failed", error: "address" };
    const body = webhookBody(notification, deps.siteUrl, new URL(webhookUrl).hostname, now);
    return deps.callWebhook(webhookUrl, body, webhookSecret, signal);
  }
  if (!deps.mail) return { status: "failed", error: "unconfigured" };
  if (kind === "confirmation" && now - Date.parse(notification.createdAt) > oldestConfirmation) {
    return { status: "failed", error: "late" };
  }
  const letter = { ...notification, kind, sender: message?.email ?? null };
  const outcome = await deps.mail(letter, signal);
  // A trial fails when the server refuses one of several recipients.
  if (outcome.status === "sent" && kind === "trial-mail" && outcome.refused) {
    return { status: "failed", error: outcome.refused };
  }
  return outcome.status === "sent" ? { status: "sent" } : outcome;
}
