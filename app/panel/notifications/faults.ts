import { notifications } from "~/content/notifications.ts";

const { mailFaults, webhookFaults } = notifications;

/** Explains a mail server's refusal, by the words of nodemailer and of OpenSSL; the first that fits. */
const mailSigns: readonly (readonly [keyof typeof mailFaults, RegExp])[] = [
  ["unconfigured", /^unconfigured$/],
  ["late", /^late$/],
  ["password", /^EAUTH/],
  ["certificate", /certificate|ALTNAME/i],
  ["tls", /^ETLS|SSL routines|wrong version number/i],
  ["host", /^EDNS|ENOTFOUND|EAI_AGAIN/],
  ["closed", /ECONNREFUSED/],
  ["silent", /ETIMEDOUT/],
  ["broken", /^(ECONNECTION|ESOCKET)/],
  ["sender", /^EENVELOPE MAIL FROM/],
  ["later", /^E(ENVELOPE|MESSAGE) 4\d\d/],
  ["recipient", /^EENVELOPE/],
  ["message", /^EMESSAGE/],
];

export function mailFault(error: string): string {
  const found = mailSigns.find(([, sign]) => sign.test(error));
  return mailFaults[found?.[0] ?? "other"];
}

export function webhookFault(error: string): string {
  const [word = "", status = ""] = error.split(" ");
  switch (word) {
    case "redirect":
      return webhookFaults.redirect(status);
    case "status":
      return webhookFaults.status(status);
    case "unconfigured":
    case "address":
    case "unknown-host":
    case "private":
    case "slow":
    case "certificate":
      return webhookFaults[word];
    default:
      return webhookFaults.unreachable;
  }
}
