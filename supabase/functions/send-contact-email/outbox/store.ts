import type { SupabaseClient } from "@supabase/supabase-js";
import type { NewMessage } from "../handler.ts";
import type { Notification, NotificationKind, Outcome } from "./notification.ts";

/** Seconds for which only one worker may send a claimed notification. */
const leaseSeconds = 120;

/** The SQL functions of the outbox. `client` has the secret key; `limit` is messages per address. */
export function createContactStore(client: Pick<SupabaseClient, "rpc">, limit: number) {
  /** Of a mail that was taken for some recipients, why not for the others. */
  const errorOf = (outcome: Outcome) =>
    outcome.status === "sent" ? (outcome.refused ?? null) : outcome.error;

  async function call(name: string, args: Record<string, unknown> = {}): Promise<unknown> {
    const { data, error } = await client.rpc(name, args);
    // Never `error.details`: it may quote the row.
    if (error) throw new Error(`${name}: ${error.code ?? ""} ${error.message}`);
    return data;
  }

  return {
    async add(message: NewMessage): Promise<"stored" | "limited"> {
      const result = await call("store_contact_message", {
        sender_name: message.name,
        sender_email: message.email,
        body: message.message,
        doubt: message.doubtful,
        trapped: message.trapped,
        sender_hash: message.addressHash,
        submission_id: message.submission,
        visit_path: message.visit,
        address_limit: limit,
        clause: message.clauseVersion,
      });
      if (result !== "stored" && result !== "limited") throw new Error("unexpected answer");
      return result;
    },

    /** Queues the self-test and the alarm of the day. */
    async queueDaily(hasMail: boolean): Promise<void> {
      await call("queue_daily_notifications", { has_mail: hasMail });
    },

    async claim(kinds: readonly NotificationKind[]): Promise<Notification | null> {
      const claimed = await call("claim_notification", { kinds, lease_seconds: leaseSeconds });
      return isRow(claimed) ? toNotification(claimed) : null;
    },

    /** The token of a link that marks a message as answered. */
    async makeAnswerLink(messageId: number): Promise<string> {
      return String(await call("make_answer_link", { message_id: messageId }));
    },

    async finish(notification: Notification, outcome: Outcome, retryIn: number): Promise<boolean> {
      const result = await call("finish_notification", {
        notification_id: notification.id,
        lease: notification.lease,
        outcome: outcome.status,
        retry_in_seconds: retryIn,
        maybe_delivered: outcome.status === "waiting" && outcome.maybeDelivered === true,
        error: storable(errorOf(outcome)),
      });
      return result === true;
    },

    async state(): Promise<{ waiting: number; retried: number; stuck: number; failed: number }> {
      const rows = await call("contact_mail_state");
      const row: unknown = Array.isArray(rows) ? rows[0] : rows;
      if (!isRow(row)) throw new Error("contact_mail_state: unexpected answer");
      return {
        waiting: Number(row.waiting),
        retried: Number(row.retried),
        stuck: Number(row.stuck),
        failed: Number(row.failed),
      };
    },
  };
}

/** A server may say what Postgres does not store. */
function storable(words: string | null): string | null {
  return words?.replaceAll("\0", " ").toWellFormed() ?? null;
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function toNotification(row: Record<string, unknown>): Notification {
  const { message, review } = row;
  return {
    id: Number(row.id),
    kind: row.kind as NotificationKind, // the table's check has the same list
    lease: String(row.lease),
    attempts: Number(row.attempts),
    createdAt: String(row.created_at),
    maybeDelivered: row.maybe_delivered === true,
    recipients: texts(row.recipients),
    webhookUrl: textOrNull(row.webhook_url),
    webhookSecret: textOrNull(row.webhook_secret) ?? "",
    brokenSince: textOrNull(row.broken_since),
    review: isRow(review)
      ? {
          title: String(review.title),
          address: `/admin?${review.table === "case_studies" ? "tab=case-studies&" : ""}edit=${review.id}`,
          to: texts(review.to),
        }
      : null,
    message: isRow(message)
      ? {
          id: Number(message.id),
          name: String(message.name),
          createdAt: String(message.created_at),
          mailId: String(message.mail_id),
          doubtful: textOrNull(message.doubtful),
          email: textOrNull(message.email),
          text: textOrNull(message.text),
        }
      : null,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
