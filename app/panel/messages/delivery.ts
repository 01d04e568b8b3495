import { formatRecent } from "~/panel/kit/moments.ts";
import { findMailFault } from "~/panel/notifications/mail-faults.ts";
import { messages } from "./words.ts";

type Mailing = {
  mail_status: string;
  mail_attempts: number;
  mail_due_at: string;
  mail_sent_at: string | null;
  mail_error: string | null;
};

const { delivery } = messages;

export function deliveryText(message: Mailing, now: Date, isMailUnset = false): string {
  const { mail_status, mail_attempts, mail_due_at, mail_sent_at, mail_error } = message;
  switch (mail_status) {
    case "sent": {
      const sent = delivery.sent(formatRecent(mail_sent_at ?? "", now));
      return mail_error ? `${sent}, ${refusedText(mail_error)}` : sent;
    }
    case "failed":
      return delivery.failed(mailTrouble(mail_error ?? ""));
    case "trapped":
      return delivery.trapped;
    case "dismissed":
      return delivery.dismissed;
    case "sending":
      return delivery.sending;
    default:
      if (isMailUnset) return delivery.unset;
      return mail_attempts === 0
        ? delivery.waiting
        : delivery.retrying(mail_attempts + 1, formatRecent(mail_due_at, now));
  }
}

export function mailTrouble(error: string): string {
  const reasons: Partial<Record<string, string>> = delivery.reasons;
  return reasons[findMailFault(error)] ?? delivery.otherReason;
}

/** Of a mail that the server took for some of its recipients. */
export function refusedText(error: string): string {
  const addresses = [...error.matchAll(/\(([^\s()]{1,320}@[^\s()]{1,255})\)(?=;|$)/g)];
  return delivery.refused(addresses.map(([, one]) => one).join(", "), mailTrouble(error));
}
