import type { Hints } from "../../../supabase/functions/send-contact-email/message/hints.ts";
import { trapField } from "../../../supabase/functions/send-contact-email/message/trap.ts";
import type {
  ContactMessage,
  FieldErrors,
} from "../../../supabase/functions/send-contact-email/message/validate.ts";
import type { BrowserBackend } from "../browser-backend.ts";
import { isConnected } from "../connection.ts";

export type { ContactMessage };
export type ContactErrors = FieldErrors;
export type ContactFailure = { error: string; fields: ContactErrors };

export type ContactResult =
  | { ok: true }
  | ({ ok: false; because: "refused" } & ContactFailure)
  | { ok: false; because: "offline" }
  /** The page is older than the server, and what would send is gone: the browser must post the form. */
  | { ok: false; because: "outdated" };

export const trapName = trapField;

/** The rules of the function, fetched when somebody begins to fill in the form. */
export function loadContactRules() {
  return import("./check-message.ts");
}

export async function sendContactMessage(
  backend: BrowserBackend,
  message: ContactMessage,
  hints: Partial<Hints>,
): Promise<ContactResult> {
  // Not even tried: a script that could not be fetched once may never be, as long as the page lives.
  if (!navigator.onLine) return { ok: false, because: "offline" };
  const sender = await import("./call-function.ts").catch(() => null);
  if (sender) return sender.sendFromBrowser(backend, message, hints);
  return { ok: false, because: (await isConnected()) ? "outdated" : "offline" };
}
