import { fieldErrors, limits } from "./limits.ts";
import { wellFormed } from "./well-formed.ts";

export type ContactMessage = { name: string; email: string; message: string };
export type FieldErrors = Partial<Record<keyof ContactMessage, string>>;
export type Checked = { ok: true; value: ContactMessage } | { ok: false; fields: FieldErrors };

/** The rule of `<input type="email">`, from the HTML standard. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export function checkMessage(input: Partial<Record<keyof ContactMessage, unknown>>): Checked {
  const value = {
    name: cleanLine(input.name),
    email: asciiDomain(cleanAddress(input.email)),
    message: cleanText(input.message),
  };
  const fields: FieldErrors = {};

  if (isBlank(value.name)) fields.name = fieldErrors.name.missing;
  else if (lengthOf(value.name) > limits.name) fields.name = fieldErrors.name.long;

  if (value.email === "") fields.email = fieldErrors.email.missing;
  else if (lengthOf(value.email) > limits.email) fields.email = fieldErrors.email.long;
  else if (!emailPattern.test(value.email)) fields.email = fieldErrors.email.invalid;

  if (isBlank(value.message)) fields.message = fieldErrors.message.missing;
  else if (lengthOf(value.message) > limits.message) {
    fields.message = fieldErrors.message.long(lengthOf(value.message));
  }

  return Object.keys(fields).length === 0 ? { ok: true, value } : { ok: false, fields };
}

/** Contacts of telephones and Windows copy an address with invisible signs round it, which none can hold. */
function cleanAddress(input: unknown): string {
  return cleanLine(text(input).replace(/\p{Cf}/gu, ""));
}

/** Control characters and line breaks become spaces, so that no text can start a mail header. */
function cleanLine(input: unknown): string {
  return text(input)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}

function cleanText(input: unknown): string {
  return text(input)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/** Half a surrogate pair can neither be stored nor mailed. */
function text(input: unknown): string {
  return typeof input === "string" ? wellFormed(input) : "";
}

/** Firefox sends `jan@żółw.pl` as typed, Chrome in ASCII, which mail servers need. */
function asciiDomain(email: string): string {
  const [, local, domain] = /^([^@]*)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  if (local === undefined || domain === undefined || /^[ -~]*$/.test(domain)) return email;
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

function isBlank(value: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
}

/** Characters as people and Postgres count them, not UTF-16 units. */
function lengthOf(value: string): number {
  return [...value].length;
}
