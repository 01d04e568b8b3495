import type { SendMailOptions } from "nodemailer";
import type { LetterKind, MailKind, Notification, Outcome } from "../notification.ts";
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

/*
 * The confirmation says nothing that its sender wrote: a robot could have strangers written to with
 * words of its own.
 */
const texts: Record<LetterKind, { subject: string; text: string }> = {
  confirmation: {
    subject: "Dostaliśmy twoją wiadomość",
    text: `Dzień dobry,

dziękujemy za wiadomość z formularza na naszej stronie. Odpowiemy w ciągu 24 godzin.

Jeśli to nie ty ją wysyłasz, nic nie rób: ktoś pomylił adres.

To potwierdzenie wysłał automat.
`,
  },
  "self-test": {
    subject: "Codzienna próba poczty ze strony",
    text: `Poczta ze strony działa: ta wiadomość przeszła tą samą drogą co zapytania z formularza.

Wysyłamy ją raz dziennie. Gdy dwa razy z rzędu nie przejdzie, ostrzeże cię panel administratora.
Możesz ją usuwać filtrem: ma nagłówek „Auto-Submitted: auto-generated”.
`,
  },
  "trial-mail": {
    subject: "Wiadomość próbna ze strony",
    text: `To jest wiadomość próbna, wysłana z panelu administratora.

Skoro ją czytasz, zapytania z formularza też do ciebie dotrą.
`,
  },
};

/** A mail that is no message of a visitor. */
function composeLetter(letter: Notification<LetterKind>, settings: MailSettings): SendMailOptions {
  const first = splitMailboxes(settings.to)[0] ?? settings.to;
  const from = settings.from ?? first;
  const recipients = {
    confirmation: letter.message?.email ?? undefined,
    "self-test": first,
    "trial-mail": allRecipients(settings.to, letter.recipients),
  };
  const isReply = letter.kind === "confirmation";
  return {
    ...texts[letter.kind],
    from,
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
