import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { isIP } from "node:net";
import { sign } from "../../../_shared/hash.ts";
import { isPublicAddress } from "./public-address.ts";

export type WebhookOutcome = { status: "sent" } | { status: "waiting"; error: WebhookFault };

/** A word, and for an answer its status. `app/panel/notifications/words.ts` has a sentence for each. */
export type WebhookFault =
  | "address" // no https address
  | "unknown-host"
  | "private" // an address that is not of the internet
  | "slow"
  | "certificate"
  | "unreachable"
  | `redirect ${number}`
  | `status ${number}`;

export type WebhookCall = (
  url: string,
  body: string,
  secret: string,
  signal: AbortSignal,
) => Promise<WebhookOutcome>;

export type WebhookNetwork = {
  /** The addresses of a host. */
  resolve: (host: string) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
  /** A certificate to trust beside the known ones. */
  ca?: string;
};

/** For everything: finding the address, connecting, and the answer's head. */
const longest = 10_000;

const internet: WebhookNetwork = {
  resolve: async (host) =>
    (await lookup(host, { all: true, order: "ipv4first" })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

/**
 * Posts JSON to an address that an administrator gave. The host's addresses are looked up once and
 * checked, and the connection goes to the checked address itself: a name that changes its address in
 * between leads nowhere else. Redirects are not followed; of the answer only the status is read.
 */
export function createWebhook(network = internet, milliseconds = longest): WebhookCall {
  return async (address, body, secret, signal) => {
    const fail = (error: WebhookFault): WebhookOutcome => ({ status: "waiting", error });
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url?.protocol !== "https:" || url.username || url.password) return fail("address");
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
    const addresses = isIP(host)
      ? [host]
      : await within(deadline, network.resolve(host)).catch(() => []);
    if (deadline.aborted) return fail("slow");
    const [first] = addresses;
    if (!first) return fail("unknown-host");
    if (!addresses.every(network.isAllowed)) return fail("private");
    const signature = await sign(secret, body);
    const answer = await post({ url, host, to: first, body, signature, ca: network.ca }, deadline);
    if (typeof answer === "string") return fail(answer);
    if (answer >= 200 && answer < 300) return { status: "sent" };
    return fail(answer >= 300 && answer < 400 ? `redirect ${answer}` : `status ${answer}`);
  };
}

type Post = { url: URL; host: string; to: string; body: string; signature: string; ca?: string };

/** The status of the answer, or why there is none. */
function post(call: Post, signal: AbortSignal): Promise<number | WebhookFault> {
  const { url, host, to, body, signature, ca } = call;
  return new Promise((resolve) => {
    const sent = request({
      host: to,
      // The certificate is that of the name, not of the address.
      ...(isIP(host) === 0 && { servername: host }),
      port: url.port || 443,
      path: url.pathname + url.search,
      method: "POST",
      agent: false,
      ca,
      signal,
      headers: {
        host: url.host,
        "content-type": "application/json",
        "content-length": new TextEncoder().encode(body).length,
        "user-agent": "kadr-webhook",
        "x-signature": `sha256=${signature}`,
      },
    });
    sent.on("response", (response) => {
      response.on("error", () => undefined);
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on("error", (error) => resolve(signal.aborted ? "slow" : faultOf(error)));
    sent.end(body);
  });
}

function faultOf(error: Error): WebhookFault {
  const code = "code" in error ? String(error.code) : "";
  return /CERT|SIGNED|TLS|SSL/.test(code) ? "certificate" : "unreachable";
}

function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("slow")), { once: true });
    }),
  ]);
}
