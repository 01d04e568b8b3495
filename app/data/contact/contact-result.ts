import type {
  ContactMessage,
  FieldErrors,
} from "../../../supabase/functions/send-contact-email/message/validate.ts";

export type { ContactMessage };
export type ContactErrors = FieldErrors;
export type ContactFailure = { error: string; fields: ContactErrors };

export type ContactResult =
  | { ok: true }
  | ({ ok: false; because: "refused" } & ContactFailure)
  | { ok: false; because: "offline" }
  /** The page is older than the server, and what would send is gone: the browser must post the form. */
  | { ok: false; because: "outdated" };
