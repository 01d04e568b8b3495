import { FunctionsClient } from "@supabase/functions-js";
import { privacyClause } from "~/content/contact-form.ts";
import {
  type Hints,
  hintsHeader,
  writeHints,
} from "../../../supabase/functions/send-contact-email/message/hints.ts";
import { sendFailure } from "../../../supabase/functions/send-contact-email/message/limits.ts";
import type { ContactMessage } from "../../../supabase/functions/send-contact-email/message/validate.ts";
import type { BrowserBackend } from "../browser-backend.ts";
import { isConnected } from "../connection.ts";
import type { ContactFailure, ContactResult } from "./contact-result.ts";
import { visitToSend } from "./read-visit.ts";

/** The client's own sentences, which say nothing to a visitor. */
const ofTheClient = new Set([
  "Failed to send a request to the Edge Function",
  "Relay Error invoking the Edge Function",
  "Edge Function returned a non-2xx status code",
]);

/** Calls the function. Never throws: every failure is in `error`. */
export async function callContactFunction(
  url: string,
  {
    apikey,
    hints,
    fetch,
  }: { apikey: string; hints: Partial<Hints>; fetch?: typeof globalThis.fetch },
  { name, email, message }: ContactMessage,
): Promise<{ data: unknown; error: unknown }> {
  const functions = new FunctionsClient(`${url}/functions/v1`, {
    headers: { apikey, [hintsHeader]: writeHints({ ...hints, clause: privacyClause.version }) },
    customFetch: fetch,
  });
  const body = { name, email, message };
  return functions.invoke("send-contact-email", { body, timeout: 20_000 });
}

export async function sendFromBrowser(
  backend: BrowserBackend,
  message: ContactMessage,
  hints: Partial<Hints>,
): Promise<ContactResult> {
  const url = backend.url.replace(/\/$/, "") || window.location.origin;
  const apikey = backend.publishableKey;
  const sent = { ...hints, visit: visitToSend() };
  const { data, error } = await callContactFunction(url, { apikey, hints: sent }, message);
  if (!error) {
    console.log("send-contact-email", data);
    return { ok: true };
  }
  console.warn("send-contact-email", error);
  const isUnanswered = isObject(error) && error.name === "FunctionsFetchError";
  if (isUnanswered && !(await isConnected())) return { ok: false, because: "offline" };
  return { ok: false, because: "refused", ...(await explainContactError(error)) };
}

export async function explainContactError(error: unknown): Promise<ContactFailure> {
  const failure: ContactFailure = { error: sendFailure, fields: {} };
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

export function answerTo(error: unknown): Response | null {
  return isObject(error) && error.context instanceof Response ? error.context : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
