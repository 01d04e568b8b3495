import { readBody } from "../../supabase/functions/_shared/read-body.ts";
import type { Pages } from "../pages/render.ts";
import { type Exchange, sendPage, sendPlain } from "./answers.ts";
import type { Clients } from "./client-address.ts";
import { drain, toFetchRequest } from "./fetch-bridge.ts";

/** The form for browsers without JavaScript, and the button of the link in a mail. */
export function takesForm(path: string): boolean {
  return path === "/kontakt" || /^\/odpowiedziano\/[^/.]+$/.test(path);
}

/** The longest message with every character percent-encoded. */
const LARGEST_FORM = 64 * 1024;

type FormParts = { pages: Pages; clients: Clients; siteUrl: string };

/** Read first: a slow sender must not hold a place. Without a session, any site may post it. */
export async function answerForm(parts: FormParts, exchange: Exchange): Promise<number> {
  const { request, path } = exchange;
  const type = "application/x-www-form-urlencoded";
  if (request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() !== type) {
    return sendPlain(exchange, 415);
  }
  const url = parts.siteUrl + path;
  // Undefined when the sender has disconnected.
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
