import { counted } from "~/text/numbers.ts";
import { findMailFault } from "./mail-faults.ts";
import { notifications } from "./words.ts";

const { mail, mailFaults, webhookFaults } = notifications;

export function mailFault(error: string): string {
  return mailFaults[findMailFault(error)];
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
    case "internal":
    case "unknown-host":
    case "private":
    case "slow":
    case "certificate":
      return webhookFaults[word];
    default:
      return webhookFaults.unreachable;
  }
}

export function brokenText(since: string, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 3_600_000));
  const days = Math.floor(hours / 24);
  const time =
    days > 3 ? counted(days, "dnia", "dni", "dni") : counted(hours, "godziny", "godzin", "godzin");
  return mail.broken(time);
}
