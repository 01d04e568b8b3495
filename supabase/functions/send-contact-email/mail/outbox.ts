import type { ContactMessage } from "../message/validate.ts";

/** A message that only this worker may mail until its lease runs out. */
export type OutboxMessage = ContactMessage & {
  id: number;
  lease: string;
  mailId: string;
  createdAt: string;
  doubtful: string | null;
  /** This attempt included. */
  attempts: number;
  /** An earlier attempt ended after the mail had left. */
  maybeDelivered: boolean;
};

export type MailOutcome =
  /** `refused`: the server's words about one recipient, when it took the mail for the others. */
  | { status: "sent"; refused?: string }
  /** The mail server refused this message for good. */
  | { status: "failed"; error: string }
  | {
      status: "waiting";
      error: string;
      maybeDelivered: boolean;
      /** The server takes no mail at all now, so no other message is tried. */
      unreachable: boolean;
    };

export type OutboxDeps = {
  claim(): Promise<OutboxMessage | null>;
  /** False when the lease was lost. */
  finish(message: OutboxMessage, outcome: MailOutcome, retryIn: number): Promise<boolean>;
  send(message: OutboxMessage, signal: AbortSignal): Promise<MailOutcome>;
  log(event: string, fields?: object, level?: "warn"): void;
  /** Waits between attempts to record an outcome. */
  pause(milliseconds: number): Promise<void>;
};

/** An attempt ends well before its lease does. */
const attemptMilliseconds = 90_000;

export type DrainReport = { sent: number; waiting: number; failed: number };

/** Mails what is due, one message after another. */
export async function drainOutbox(
  deps: OutboxDeps,
  signal: AbortSignal,
  most = 50,
): Promise<DrainReport> {
  const report: DrainReport = { sent: 0, waiting: 0, failed: 0 };
  for (let count = 0; count < most && !signal.aborted; count++) {
    const message = await deps.claim();
    if (!message) break;
    const attempt = AbortSignal.any([signal, AbortSignal.timeout(attemptMilliseconds)]);
    const outcome = await deps.send(message, attempt).catch(broken);
    // An attempt that we stopped is due again at once.
    const retryIn = signal.aborted ? 0 : retryDelay(message.attempts);
    await record(deps, message, outcome, retryIn, signal.aborted);
    report[outcome.status]++;
    if (outcome.status === "waiting" && outcome.unreachable) break;
  }
  return report;
}

function broken(error: unknown): MailOutcome {
  const words = `internal ${String(error)}`;
  return { status: "waiting", error: words, maybeDelivered: false, unreachable: false };
}

/** Seconds until the next attempt: half a minute, doubling up to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(3600, 30 * 2 ** (Math.max(1, attempts) - 1));
}

/** Retries, since a mail that is not recorded as sent would be sent again. */
export async function insist<T>(pause: OutboxDeps["pause"], work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 3) throw error;
      await pause(500 * tries);
    }
  }
}

async function record(
  deps: OutboxDeps,
  message: OutboxMessage,
  outcome: MailOutcome,
  retryIn: number,
  isStopped: boolean,
): Promise<void> {
  const fields = { id: message.id, attempts: message.attempts };
  const kept = await insist(deps.pause, () => deps.finish(message, outcome, retryIn));
  if (!kept) return deps.log("contact_lease_lost", fields);
  if (outcome.status === "sent") {
    deps.log("contact_mailed", fields);
    if (outcome.refused) {
      deps.log("contact_recipient_refused", { ...fields, error: outcome.refused }, "warn");
    }
  } else {
    const event = `contact_mail_${outcome.status}`;
    const level = isStopped ? undefined : "warn";
    deps.log(event, { ...fields, retryIn, error: outcome.error }, level);
  }
}
