import type { RouterContextProvider } from "react-router";
import { senderContext, settingsContext } from "~/settings.ts";
import { refusals } from "../../../supabase/functions/send-contact-email/message/limits.ts";
import { answerTo, callContactFunction, explainContactError } from "./call-function.ts";
import type { ContactErrors, ContactMessage } from "./contact-result.ts";
import { trapName } from "./submit-message.ts";

export type RefusedForm = {
  status: number;
  retryAfter?: string;
  /** The typed text; null when it was too long to be read. */
  values: ContactMessage | null;
  error: string;
  fields: ContactErrors;
};

/** Invokes the function for a page without JavaScript; null when the message was stored. */
export async function postContactForm(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<RefusedForm | null> {
  const { backend, callFunction } = context.get(settingsContext);
  const { address } = context.get(senderContext);
  const values = {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    message: textOf(form, "message"),
  };
  const { error } = await callContactFunction(
    backend.url,
    {
      apikey: backend.publishableKey,
      hints: { trap: textOf(form, trapName) },
      fetch: (input, init) => callFunction(new Request(input, init), address),
    },
    values,
  );
  if (!error) return null;

  const answer = answerTo(error);
  // Any other failure is the site's, and may be over in a moment.
  const status = answer && [400, 413, 429].includes(answer.status) ? answer.status : 503;
  const retryAfter = answer?.headers.get("retry-after") ?? undefined;
  const { error: sentence, fields } = await explainContactError(error);
  return { status, retryAfter, values, error: sentence, fields };
}

/** For a form of which nothing was read; `advice` says where its text is. */
export function refuseLargeForm(advice: string): RefusedForm {
  return { status: 413, values: null, error: `${refusals.tooLarge} ${advice}`, fields: {} };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
