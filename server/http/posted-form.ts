import { readBody } from "../../supabase/functions/send-contact-email/body.ts";
import type { Pages } from "../pages/render.ts";
import { type Exchange, sendPage, sendPlain } from "./answers.ts";
import type { Clients } from "./client-address.ts";
import { drain, toFetchRequest } from "./fetch-bridge.ts";

/** The one page that takes a form: its answer is for browsers without JavaScript, or before it has come. */
export const FORM_PATH = "/kontakt";

/** The longest message, every character of it percent-encoded. */
const LARGEST_FORM = 64 * 1024;

type FormParts = { pages: Pages; clients: Clients; siteUrl: string };

/**
 * Hands a posted form to the site. It is here before the page is begun: whoever sends slowly must not
 * hold a place that others wait for. No header of the request goes with it, since none is needed: a
 * form without a session can be posted from anywhere, as the function behind it can be called.
 */
export async function answerForm(parts: FormParts, exchange: Exchange): Promise<number> {
  const { request, path } = exchange;
  const type = "application/x-www-form-urlencoded";
  if (request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() !== type) {
    return sendPlain(exchange, 415);
  }
  const url = parts.siteUrl + path;
  // Undefined when its sender left in the middle.
  const form = await readBody(toFetchRequest(request, url), LARGEST_FORM).catch(() => undefined);
  if (form === undefined) return sendPlain(exchange, 400);
  const headers = { "Content-Type": type, Accept: "text/html" };
  const page = await parts.pages.submit(
    new Request(url, { method: "POST", headers, body: form ?? "" }),
    { address: parts.clients.address(request), sentTooMuch: form === null },
  );
  if (!request.complete) {
    exchange.extra.push("Connection", "close");
    await drain(request);
  }
  return sendPage(exchange, page);
}
