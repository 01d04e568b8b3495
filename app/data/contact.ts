import { isConnected } from "~/lib/connection.ts";
import {
  type Hints,
  hintsHeader,
  trapField,
  writeHints,
} from "../../supabase/functions/send-contact-email/hints.ts";
import { sendFailure } from "../../supabase/functions/send-contact-email/limits.ts";
import {
  type ContactMessage,
  checkMessage,
  type FieldErrors,
} from "../../supabase/functions/send-contact-email/validate.ts";
import type { BrowserBackend } from "./browser-backend.ts";

export type { ContactMessage };
export type ContactErrors = FieldErrors;
export type ContactHints = Partial<Hints>;

export type ContactFailure = { ok: false; error: string; fields: ContactErrors };
/** `offline`: nothing was wrong but the connection. */
export type ContactResult = { ok: true } | (ContactFailure & { offline?: boolean });

/** The name of the field that people never see. */
export const trapName = trapField;

/** How the function is called, by the browser or by the server in its place. */
export const contactCall = { name: "send-contact-email", timeout: 20_000 };

/** The client's name for a request that nobody answered. */
const UNANSWERED = "FunctionsFetchError";

/** The client's own sentences, which say nothing to a visitor. */
const ofTheClient = new Set([
  "Failed to send a request to the Edge Function",
  "Relay Error invoking the Edge Function",
  "Edge Function returned a non-2xx status code",
]);

/** What is wrong with the fields, by the very rules of the function; null when nothing is. */
export function checkContactFields(fields: ContactMessage): ContactErrors | null {
  const checked = checkMessage(fields);
  return checked.ok ? null : checked.fields;
}

/** Invokes the function. Never throws: whatever goes wrong ends in a sentence for the visitor. */
export async function sendContactMessage(
  backend: BrowserBackend,
  message: ContactMessage,
  hints: ContactHints,
): Promise<ContactResult> {
  // Not even tried: a script that could not be fetched once may never be, as long as the page lives.
  if (!navigator.onLine) return offline;
  const { data, error } = await invoke(backend, message, hints);
  if (!error) {
    console.log(contactCall.name, data);
    return { ok: true };
  }
  console.warn(contactCall.name, error);
  if (isObject(error) && error.name === UNANSWERED && !(await isConnected())) return offline;
  return explainContactError(error);
}

const offline: ContactResult = { ok: false, error: "", fields: {}, offline: true };

async function invoke(
  backend: BrowserBackend,
  { name, email, message }: ContactMessage,
  hints: ContactHints,
): Promise<{ data?: unknown; error: unknown }> {
  const url = `${backend.url.replace(/\/$/, "") || window.location.origin}/functions/v1`;
  const headers = { apikey: backend.publishableKey, [hintsHeader]: writeHints(hints) };
  const body = { name, email, message };
  const { timeout } = contactCall;
  try {
    const client = await import("@supabase/functions-js").catch(() => null);
    if (client) {
      const functions = new client.FunctionsClient(url, { headers });
      return await functions.invoke(contactCall.name, { body, timeout });
    }
    // The page is older than the server and its client is gone; what was typed goes all the same.
    const answer = await fetch(`${url}/${contactCall.name}`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    return { data: null, error: answer.ok ? null : { context: answer } };
  } catch (error) {
    return { error: { name: UNANSWERED, context: error } };
  }
}

/** The function's sentence is in the answer that the error carries; else the error's own counts. */
export async function explainContactError(error: unknown): Promise<ContactFailure> {
  const failure: ContactFailure = { ok: false, error: sendFailure, fields: {} };
  if (!isObject(error)) return failure;
  const { name, message } = error;
  // A TypeError or SyntaxError is the browser's, in English.
  const isOwn = typeof message === "string" && message !== "" && !ofTheClient.has(message);
  if (isOwn && /^(Error|Functions\w+)$/.test(String(name))) failure.error = message;
  const body: unknown = await answerTo(error)
    ?.json()
    .catch(() => null);
  if (!isObject(body)) return failure;
  if (typeof body.error === "string" && body.error !== "") failure.error = body.error;
  if (isObject(body.fields)) {
    for (const field of ["name", "email", "message"] as const) {
      const sentence = body.fields[field];
      if (typeof sentence === "string") failure.fields[field] = sentence;
    }
  }
  return failure;
}

/** The server's answer; null when there was none. */
export function answerTo(error: unknown): Response | null {
  return isObject(error) && error.context instanceof Response ? error.context : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
