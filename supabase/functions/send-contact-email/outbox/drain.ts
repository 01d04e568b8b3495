import type { Mailer } from "./mail/mailer.ts";
import type { Notification, NotificationKind, Outcome } from "./notification.ts";
import type { WebhookCall } from "./webhook/webhook.ts";
import { webhookBody } from "./webhook/webhook-body.ts";

/** Attempts in all. A self-test is tried until that of the next day, a message until it is mailed. */
const mostAttempts: Record<NotificationKind, number> = {
  message: Number.POSITIVE_INFINITY,
  lead: 3,
  alarm: 3,
  confirmation: 8,
  "self-test": Number.POSITIVE_INFINITY,
  "trial-mail": 1,
  review: 8,
  "trial-webhook": 1,
};

/** A confirmation that comes much later helps nobody. */
const oldestConfirmation = 24 * 3_600_000;

/** An attempt ends well before its lease does. */
const attemptMilliseconds = 90_000;

export type DrainDeps = {
  claim(kinds: readonly NotificationKind[]): Promise<Notification | null>;
  /** False when the lease was lost. */
  finish(notification: Notification, outcome: Outcome, retryIn: number): Promise<boolean>;
  /** The token of a link that marks a message as answered. */
  makeAnswerLink(messageId: number): Promise<string>;
  /** Undefined without a mail server. */
  mail: Mailer | undefined;
  callWebhook: WebhookCall;
  /** The site's address, for links; without it there are none. */
  siteUrl: string | undefined;
  log(event: string, fields?: object, level?: "warn"): void;
  /** Waits between attempts to record an outcome. */
  pause(milliseconds: number): Promise<void>;
  now?: () => number;
};

export type DrainReport = { sent: number; waiting: number; failed: number };

/** Sends what is due of these kinds, one after another. */
export async function drain(
  deps: DrainDeps,
  kinds: readonly NotificationKind[],
  signal: AbortSignal,
  most = 50,
): Promise<DrainReport> {
  const report: DrainReport = { sent: 0, waiting: 0, failed: 0 };
  for (let count = 0; count < most && !signal.aborted; count++) {
    const notification = await deps.claim(kinds);
    if (!notification) break;
    const { kind, attempts } = notification;
    const stop = AbortSignal.any([signal, AbortSignal.timeout(attemptMilliseconds)]);
    const tried = await attempt(deps, notification, stop).catch(broken);
    const isLast = tried.status === "waiting" && attempts >= mostAttempts[kind];
    const outcome: Outcome = isLast ? { ...tried, status: "failed" } : tried;
    await record(deps, notification, outcome, signal.aborted);
    report[outcome.status]++;
    // The server would take no other message either.
    if (kind === "message" && tried.status === "waiting" && tried.unreachable) break;
  }
  return report;
}

function broken(error: unknown): Outcome {
  return { status: "waiting", error: `internal ${String(error)}` };
}

/** Seconds until the next attempt: half a minute, doubling up to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(3600, 30 * 2 ** (Math.max(1, attempts) - 1));
}

async function attempt(
  deps: DrainDeps,
  notification: Notification,
  signal: AbortSignal,
): Promise<Outcome> {
  const { kind, webhookUrl, webhookSecret } = notification;
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
  if (kind === "review" && !notification.review?.to.length) {
    return { status: "failed", error: "settled" };
  }
  const message =
    kind === "message" ? await withAnswerLink(deps, notification) : notification.message;
  const outcome = await deps.mail({ ...notification, kind, message }, signal);
  // A trial fails when the server refuses one of several recipients.
  if (outcome.status === "sent" && kind === "trial-mail" && outcome.refused) {
    return { status: "failed", error: outcome.refused };
  }
  return outcome;
}

/** Without the link, a mail is still worth sending. */
async function withAnswerLink(deps: DrainDeps, { message }: Notification) {
  if (!message || deps.siteUrl === undefined) return message;
  const answerToken = await deps.makeAnswerLink(message.id).catch((error) => {
    deps.log("answer_link_missing", { id: message.id, error: String(error) }, "warn");
    return undefined;
  });
  return { ...message, answerToken };
}

async function record(
  deps: DrainDeps,
  notification: Notification,
  outcome: Outcome,
  isStopped: boolean,
): Promise<void> {
  const { kind, attempts, message } = notification;
  const isMessage = kind === "message";
  const fields = { id: isMessage ? message?.id : notification.id, kind, attempts };
  // An attempt that we stopped is due again at once.
  const retryIn = isStopped ? 0 : retryDelay(attempts);
  try {
    const kept = await insist(deps.pause, () => deps.finish(notification, outcome, retryIn));
    if (!kept) return deps.log("contact_lease_lost", fields);
  } catch (error) {
    // What is not recorded is sent again when its lease runs out; no other message is risked.
    if (isMessage) throw error;
    return deps.log("notification_unrecorded", { ...fields, error: String(error) }, "warn");
  }
  if (outcome.status === "sent") {
    deps.log(isMessage ? "contact_mailed" : "notification_sent", fields);
    if (isMessage && outcome.refused) {
      deps.log("contact_recipient_refused", { ...fields, error: outcome.refused }, "warn");
    }
    return;
  }
  // A server's words about a sender name the sender.
  const error = kind === "confirmation" ? undefined : outcome.error;
  // Of a self-test that is tried again, the state of the mail server tells already.
  const isQuiet = kind === "self-test" || (isStopped && outcome.status === "waiting");
  deps.log(
    `${isMessage ? "contact_mail" : "notification"}_${outcome.status}`,
    { ...fields, retryIn: outcome.status === "waiting" ? retryIn : undefined, error },
    isQuiet ? undefined : "warn",
  );
}

/** Retries, since what is not recorded as sent would be sent again. */
async function insist<T>(pause: DrainDeps["pause"], work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 3) throw error;
      await pause(500 * tries);
    }
  }
}
