import type { SendMailOptions } from "nodemailer";
import type { LetterKind, MailKind, Notification, Outcome } from "../notification.ts";
import { type Agency, unknownAgency } from "./agency.ts";
import { namedSender, reviewLetter, signedLetter } from "./letters.ts";
import {
  allRecipients,
  createMessageMailer,
  deliver,
  domainOf,
  type MailSettings,
  type MessageMail,
} from "./mail.ts";
import { splitMailboxes } from "./mailboxes.ts";

export type Mailer = (
  notification: Notification<MailKind>,
  signal: AbortSignal,
) => Promise<Outcome>;

/** Mails messages to the agency, and letters, which are signed by it. */
export function createMailer(
  settings: MailSettings,
  agency: () => Promise<Agency> = async () => unknownAgency,
): Mailer {
  const mailMessage = createMessageMailer(settings);
  return async (notification, signal) => {
    const { kind, recipients } = notification;
    if (kind === "message") return mailMessage(mailOf(notification), signal, recipients);
    const letter = composeLetter({ ...notification, kind }, settings, await agency());
    return deliver(settings, letter, signal, { socketTimeout: 10_000 });
  };
}

function mailOf({ message, maybeDelivered }: Notification<MailKind>): MessageMail {
  const { email = null, text = null } = message ?? {};
  if (!message || email === null || text === null) throw new Error("the message is not there");
  return { ...message, email, message: text, maybeDelivered };
}

function contentOf(
  { kind, review }: Notification<LetterKind>,
  { siteUrl }: MailSettings,
  agency: Agency,
) {
  if (kind !== "review") return signedLetter(kind, agency);
  if (!review) throw new Error("no draft waits");
  return reviewLetter(review, siteUrl);
}

/** A mail that is no message of a visitor. */
function composeLetter(
  letter: Notification<LetterKind>,
  settings: MailSettings,
  agency: Agency,
): SendMailOptions {
  const first = splitMailboxes(settings.to)[0] ?? settings.to;
  const from = settings.from ?? first;
  const recipients = {
    confirmation: letter.message?.email ?? undefined,
    "self-test": first,
    "trial-mail": allRecipients(settings.to, letter.recipients),
    review: letter.review?.to.join(", "),
  };
  const isReply = letter.kind === "confirmation";
  return {
    ...contentOf(letter, settings, agency),
    from: namedSender(from, agency.name),
    to: recipients[letter.kind],
    replyTo: isReply ? first : undefined,
    // The same however often it is sent.
    messageId: `<notification-${letter.id}-${Date.parse(letter.createdAt)}@${domainOf(from)}>`,
    headers: {
      // RFC 3834: no automatic answer to this.
      "Auto-Submitted": isReply ? "auto-replied" : "auto-generated",
      "X-Auto-Response-Suppress": "All",
    },
    textEncoding: "base64",
  };
}
