import { checkMessage } from "../../../supabase/functions/send-contact-email/message/validate.ts";
import type { ContactErrors, ContactMessage } from "./contact-result.ts";

/** Checks the fields by the rules of the function; null when nothing is wrong. */
export function checkContactFields(fields: ContactMessage): ContactErrors | null {
  const checked = checkMessage(fields);
  return checked.ok ? null : checked.fields;
}
