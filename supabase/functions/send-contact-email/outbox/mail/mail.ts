import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import type { ContactMessage } from "../../message/validate.ts";
import type { Outcome } from "../notification.ts";
import { splitMailboxes } from "./mailboxes.ts";

/** What the mail of a message is made of. */
export type MessageMail = ContactMessage & {
  id: number;
  mailId: string;
  createdAt: string;
  doubtful: string | null;
  maybeDelivered: boolean;
  /** Of the link that marks it as answered. */
  answerToken?: string;
};

/**
 * `to`: one or more mailboxes, separated by commas. The default of `from` is the first of them. `siteUrl`: for links;
 * without it there are none.
 */
export type MailSettings = { smtpUrl: string; to: string; from?: string; siteUrl?: string };

type Server = Pick<MailSettings, "smtpUrl" | "siteUrl">;

/** In milliseconds. */
const defaultTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 500,
};

const trialTimeouts = { socketTimeout: 10_000 };

/** Mails messages. `more`: further recipients, beside `to`. */
export function createMessageMailer(
  settings: MailSettings,
  timeouts: Partial<typeof defaultTimeouts> = {},
) {
  return (message: MessageMail, signal: AbortSignal, more: readonly string[] = []) => {
    const to = allRecipients(settings.to, more);
    return deliver(settings, { ...composeMail(message, settings), to }, signal, timeouts);
  };
}

/** Sends a mail that nobody stores. Returns what went wrong, or null. */
export async function sendLetter(
  settings: MailSettings,
  letter: { to: string; subject: string; text: string },
): Promise<string | null> {
  const headers = { "Auto-Submitted": "auto-generated" };
  const from = settings.from ?? splitMailboxes(settings.to)[0] ?? settings.to;
  const mail = { ...letter, from, headers, textEncoding: "base64" } as const;
  const outcome = await deliver(settings, mail, AbortSignal.timeout(30_000));
  return outcome.status === "sent" ? null : outcome.error;
}

/** Both lists in one, each address once. */
export function allRecipients(to: string, more: readonly string[]): string {
  const mailboxes = splitMailboxes(to);
  const known = new Set(mailboxes.map(bareAddress));
  return [...mailboxes, ...more.filter((one) => !known.has(bareAddress(one)))].join(", ");
}

function bareAddress(mailbox: string): string {
  return (/<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox).toLowerCase();
}

/** One attempt to hand a mail to the server. */
export async function deliver(
  server: Server,
  mail: SendMailOptions,
  signal: AbortSignal,
  timeouts: Partial<typeof defaultTimeouts> = {},
): Promise<Outcome> {
  const handover = watchHandover();
  const transport = openTransport(server, timeouts, handover.logger);
  try {
    const { rejectedErrors = [] } = await transport.sendMail({ ...mail, signal });
    const refused = rejectedErrors.map(describeRefusal).join("; ");
    return refused ? { status: "sent", refused } : { status: "sent" };
  } catch (error) {
    return judge(error, handover.happened());
  } finally {
    transport.close();
  }
}

/** Connects and signs in without sending a mail. Returns the error, or null. */
export async function tryMailServer(
  server: Server,
  timeouts: Partial<typeof defaultTimeouts> = {},
): Promise<string | null> {
  const transport = openTransport(server, { ...trialTimeouts, ...timeouts });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return describe(error);
  } finally {
    transport.close();
  }
}

function openTransport(
  { smtpUrl: url, siteUrl }: Server,
  timeouts: Partial<typeof defaultTimeouts>,
  logger?: ReturnType<typeof watchHandover>["logger"],
): Transporter {
  const access = { disableFileAccess: true, disableUrlAccess: true };
  const name = siteUrl && nameOf(siteUrl);
  return createTransport({ ...defaultTimeouts, ...timeouts, url, logger, name, ...access });
}

/** What the server is greeted with. By itself a container would say `[127.0.0.1]`, which strict servers drop. */
function nameOf(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  return /\.[a-z][a-z\d-]*$/i.test(hostname) ? hostname : undefined;
}

function composeMail(
  message: MessageMail,
  { to, from = splitMailboxes(to)[0] ?? to, siteUrl }: MailSettings,
): SendMailOptions {
  const marks = [
    message.maybeDelivered && "[możliwy duplikat]",
    message.doubtful !== null && "[wątpliwa]",
  ].filter((mark) => mark !== false);
  const subject = [...marks, `Wiadomość ze strony: ${message.name}`].join(" ");
  const sentAt = new Intl.DateTimeFormat("pl-PL", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Warsaw",
  }).format(new Date(message.createdAt));
  const notes = [
    `Imię: ${message.name}`,
    `Email: ${message.email}`,
    `Wysłano: ${sentAt}`,
    siteUrl !== undefined && `W panelu: ${siteUrl}/admin/wiadomosci/${message.id}`,
    siteUrl !== undefined &&
      message.answerToken !== undefined &&
      `Odpowiedziano (link działa 7 dni): ${siteUrl}/odpowiedziano/${message.answerToken}`,
    message.doubtful !== null && `Wątpliwa, bo ${message.doubtful}.`,
    message.maybeDelivered &&
      "Ta wiadomość mogła już dotrzeć: poprzednia próba urwała się, zanim serwer poczty ją potwierdził.",
  ].filter((note) => note !== false);
  return {
    to,
    from,
    replyTo: { name: message.name, address: message.email },
    subject,
    messageId: `<${message.mailId}@${domainOf(from)}>`,
    text: `${message.message}\n\n-- \n${notes.join("\n")}\n`,
    textEncoding: "base64",
  };
}

/** The part of a sender's address behind the @. */
export function domainOf(from: string): string {
  return /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
}

/**
 * Whether the whole mail was written to the connection: an attempt that ends after that without an
 * answer may have delivered it. Nodemailer reports this only in its log.
 */
function watchHandover() {
  let happened = false;
  const ignore = () => undefined;
  const notice = (entry: unknown) => {
    if (typeof entry === "object" && entry !== null && "tnx" in entry && entry.tnx === "message") {
      happened = true;
    }
  };
  const logger = {
    level: ignore,
    trace: ignore,
    debug: ignore,
    info: notice,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  };
  return { logger, happened: () => happened };
}

/** A wrong password or a server without TLS is retried, since the operator can correct that. */
function judge(error: unknown, handedOver: boolean): Outcome {
  const details = detailsOf(error);
  const text = describe(error);
  const answered = typeof details.responseCode === "number";
  if (answered && isPermanent(Number(details.responseCode)) && !isOfTheSettings(details.code)) {
    return { status: "failed", error: text };
  }
  return {
    status: "waiting",
    error: text,
    maybeDelivered: handedOver && !answered,
    unreachable: details.code !== "EENVELOPE" && details.code !== "EMESSAGE",
  };
}

function isOfTheSettings(code: unknown): boolean {
  return code === "EAUTH" || code === "ETLS";
}

type ErrorDetails = {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
  recipient?: unknown;
};

function detailsOf(error: unknown): ErrorDetails {
  return typeof error === "object" && error !== null ? error : {};
}

function describe(error: unknown): string {
  const { code, command, response } = detailsOf(error);
  // Tells a refused sender from a refused recipient.
  const step = code === "EENVELOPE" && command === "MAIL FROM" ? command : undefined;
  return [code, step, response ?? (error instanceof Error ? error.message : error)]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** With the address at the end, for the panel. */
function describeRefusal(error: unknown): string {
  const { recipient } = detailsOf(error);
  return describe(error) + (typeof recipient === "string" ? ` (${recipient})` : "");
}

/** 503 reports a wrong order of commands, not a fault of the message. */
function isPermanent(responseCode: number): boolean {
  return responseCode >= 500 && responseCode < 600 && responseCode !== 503;
}
