import { notifications } from "~/content/admin/notifications.ts";
import { findMailFault } from "~/panel/mail-faults.ts";

const { mailFaults, webhookFaults } = notifications;

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
    case "unknown-host":
    case "private":
    case "slow":
    case "certificate":
      return webhookFaults[word];
    default:
      return webhookFaults.unreachable;
  }
}
