import type { MailKind, Notification, Outcome } from "../notification.ts";
import { composeLetter } from "./letters.ts";
import { createMessageMailer, deliver, type MailSettings, type MessageMail } from "./mail.ts";

export type Mailer = (
  notification: Notification<MailKind>,
  signal: AbortSignal,
) => Promise<Outcome>;

/** Mails messages to the agency, and letters. */
export function createMailer(settings: MailSettings): Mailer {
  const mailMessage = createMessageMailer(settings);
  return async (notification, signal) => {
    const { kind, recipients } = notification;
    if (kind === "message") return mailMessage(mailOf(notification), signal, recipients);
    const letter = composeLetter({ ...notification, kind }, settings);
    return deliver(settings, letter, signal, { socketTimeout: 10_000 });
  };
}

function mailOf({ message, maybeDelivered }: Notification<MailKind>): MessageMail {
  const { email = null, text = null } = message ?? {};
  if (!message || email === null || text === null) throw new Error("the message is not there");
  return { ...message, email, message: text, maybeDelivered };
}
