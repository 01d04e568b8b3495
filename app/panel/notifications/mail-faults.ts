import type { notifications } from "./words.ts";

type MailFault = keyof typeof notifications.mailFaults;

const signs: readonly (readonly [MailFault, RegExp])[] = [
  ["unconfigured", /^unconfigured$/],
  ["late", /^late$/],
  ["settled", /^settled$/],
  ["internal", /^internal\b/],
  ["password", /^EAUTH/],
  ["certificate", /certificate|ALTNAME/i],
  ["tls", /^ETLS|SSL routines|wrong version number/i],
  ["host", /^EDNS|ENOTFOUND|EAI_AGAIN/],
  ["closed", /ECONNREFUSED/],
  ["silent", /ETIMEDOUT/],
  ["broken", /^(ECONNECTION|ESOCKET)/],
  ["sender", /^EENVELOPE MAIL FROM/],
  ["full", /\b[45]52\b/],
  ["later", /^E(ENVELOPE|MESSAGE) 4\d\d/],
  ["recipient", /^EENVELOPE/],
  ["message", /^EMESSAGE/],
];

/** Finds out why a mail server refused. https://www.rfc-editor.org/rfc/rfc5321#section-4.2 */
export function findMailFault(error: string): MailFault {
  return signs.find(([, sign]) => sign.test(error))?.[0] ?? "other";
}
