import type { Hints } from "../../../supabase/functions/send-contact-email/message/hints.ts";
import { trapField } from "../../../supabase/functions/send-contact-email/message/trap.ts";
import type { BrowserBackend } from "../browser-backend.ts";
import { isConnected } from "../connection.ts";
import type { ContactErrors, ContactMessage, ContactResult } from "./contact-result.ts";

export const trapName = trapField;

/** The rules of the function, fetched when somebody begins to fill in the form. */
export async function loadContactRules() {
  const { checkMessage } = await import(
    "../../../supabase/functions/send-contact-email/message/validate.ts"
  );
  return (fields: ContactMessage): ContactErrors | null => {
    const checked = checkMessage(fields);
    return checked.ok ? null : checked.fields;
  };
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
