import { sendFailure } from "../../supabase/functions/send-contact-email/limits.ts";
import {
  type ContactMessage,
  checkMessage,
  type FieldErrors,
} from "../../supabase/functions/send-contact-email/validate.ts";
import type { BrowserBackend } from "./browser-backend.ts";

export type ContactErrors = FieldErrors;

/** What the form sends; everything but the three fields is optional help against robots and doubles. */
export type ContactSubmission = ContactMessage & {
  website?: string;
  elapsed?: number;
  submission?: string;
};

export type ContactResult = { ok: true } | { ok: false; error: string; fields: ContactErrors };

const patience = 20_000;

/** What is wrong with the fields, by the very rules of the function; null when nothing is. */
export function checkContactFields(fields: ContactMessage): ContactErrors | null {
  const checked = checkMessage(fields);
  return checked.ok ? null : checked.fields;
}

/** Invokes the function. Never throws: whatever goes wrong ends in a sentence for the visitor. */
export async function sendContactMessage(
  backend: BrowserBackend,
  submission: ContactSubmission,
): Promise<ContactResult> {
  try {
    const { data, error } = await invoke(backend, submission);
    if (!error) {
      console.log("send-contact-email", data);
      return { ok: true };
    }
    console.warn("send-contact-email", error);
    return await explain(error);
  } catch (error) {
    console.warn("send-contact-email", error);
    return { ok: false, error: sendFailure, fields: {} };
  }
}

async function invoke(
  backend: BrowserBackend,
  body: ContactSubmission,
): Promise<{ data?: unknown; error: unknown }> {
  const url = `${backend.url.replace(/\/$/, "") || window.location.origin}/functions/v1`;
  const headers = { apikey: backend.publishableKey };
  const client = await import("@supabase/functions-js").catch(() => null);
  if (client) {
    const functions = new client.FunctionsClient(url, { headers });
    return functions.invoke("send-contact-email", { body, timeout: patience });
  }
  // The page is older than the server and its client is gone; what was typed goes all the same.
  const answer = await fetch(`${url}/send-contact-email`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  return { data: null, error: answer.ok ? null : { context: answer } };
}

/** The client's own messages are English; the function's sentence is in the answer it carries. */
async function explain(error: unknown): Promise<ContactResult> {
  const failure: ContactResult = { ok: false, error: sendFailure, fields: {} };
  if (!isObject(error) || !(error.context instanceof Response)) return failure;
  const body: unknown = await error.context.json().catch(() => null);
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
