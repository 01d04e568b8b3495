import { checkMessage } from "../../../supabase/functions/send-contact-email/validate.ts";
import type { ContactErrors, ContactMessage } from "./submit-message.ts";

/** What is wrong with the fields, by the very rules of the function; null when nothing is. */
export function checkContactFields(fields: ContactMessage): ContactErrors | null {
  const checked = checkMessage(fields);
  return checked.ok ? null : checked.fields;
}
