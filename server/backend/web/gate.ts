import { arrayBuffer } from "node:stream/consumers";
import { refusals } from "../../../supabase/functions/send-contact-email/message/limits.ts";
import { parsedJson } from "../../base/json.ts";
import { Overloaded } from "../../base/work-queue.ts";
import { API_PATH } from "../../http/api.ts";
import { noRoom } from "../shared/disk.ts";
import { preflight, withCommonHeaders } from "./cors.ts";
import { forward } from "./forward.ts";
import {
  announcesTooMuch,
  bodyLimit,
  isSoonHere,
  isTooLarge,
  limitedBody,
} from "./limited-body.ts";
import type { Media } from "./media.ts";
import { needsRoom } from "./needs-room.ts";
import type { SignInLimit } from "./sign-in-limit.ts";
import { refusalOf, withFewRows } from "./stranger-grammar.ts";

type Inside = {
  url: string;
  bootSecret: string;
  isUp: () => boolean;
  hasRoom: (request: Request) => Promise<boolean>;
  media: Media;
  signInLimit: SignInLimit;
  isSignedIn: (request: Request) => Promise<boolean>;
  isAdministrator: (request: Request) => Promise<boolean>;
  /** By name. They limit their bodies themselves, write nothing that pages show, and never throw. */
  functions: Record<string, (request: Request, clientAddress: string) => Promise<Response>>;
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** For bodies that are too large to be read before their turn, because the backend process holds them in memory. */
  inTurnOfLarge: <T>(work: () => Promise<T>) => Promise<T>;
  onWrite: (path: string) => void;
  /** For „Dziennik”. Never throws, and is not waited for. */
  noteFailedSignIn?: (email: string) => void;
};

export function createGate(
  inside: Inside,
): (request: Request, clientAddress: string) => Promise<Response | null> {
  return async (request, clientAddress) => {
    const url = new URL(request.url);
    if (!API_PATH.test(url.pathname)) return null;
    if (request.method === "OPTIONS") return preflight(request);
    return withCommonHeaders(await answer(inside, request, url, clientAddress));
  };
}

async function answer(
  inside: Inside,
  request: Request,
  url: URL,
  clientAddress: string,
): Promise<Response> {
  const [, functionName] = /^\/functions\/v1\/([^/]+)$/.exec(url.pathname) ?? [];
  // Without hasOwn, "constructor" would be a function too.
  const handler =
    functionName && Object.hasOwn(inside.functions, functionName)
      ? inside.functions[functionName]
      : undefined;
  if (handler) return handler(request, clientAddress);
  // Only this server itself may call these.
  if (url.pathname.startsWith("/auth/v1/admin/")) return refuse(404, "Not found");
  const isSignedIn = await inside.isSignedIn(request);
  const limit = bodyLimit(url.pathname, isSignedIn);
  if (announcesTooMuch(request, limit)) return refuse(413, "The body is too large");
  try {
    const media = await inside.media.answer(request);
    if (media) return media;
    if (needsRoom(request, url) && !(await inside.hasRoom(request))) {
      return Response.json(noRoom, { status: 507 });
    }
    const isStranger =
      url.pathname.startsWith("/rest/") && !(await inside.isAdministrator(request));
    const refusal = isStranger && refusalOf(request, isSignedIn);
    if (refusal) {
      const ended = hasToken(request)
        ? await inside.inTurn(() => endOfSession(inside, request))
        : null;
      // The panel of a person whose rights were taken away knows it by this status.
      const status = isSignedIn ? 403 : 400;
      return ended ?? Response.json({ ...refusal, details: null, hint: null }, { status });
    }
    const asked = isStranger ? withUrl(request, withFewRows(request.url)) : request;
    const result = await askInTurn(inside, asked, limit, url, clientAddress);
    if (isWrite(request, url) && result.ok) {
      if (url.pathname.startsWith("/storage/v1/bucket")) inside.media.forgetBuckets();
      if (url.pathname.startsWith("/rest/")) inside.onWrite(url.pathname);
    }
    return result;
  } catch (error) {
    if (isTooLarge(error)) return refuse(413, "The body is too large");
    if (error instanceof Overloaded) return refuse(503, refusals.busy, { "retry-after": "2" });
    if (request.signal.aborted || isBrokenOff(error)) return unavailable();
    throw error;
  }
}

/** The body is read first: a slow sender must not hold a place that others wait for. */
async function askInTurn(
  inside: Inside,
  request: Request,
  limit: number,
  url: URL,
  clientAddress: string,
): Promise<Response> {
  const body = limitedBody(request, limit);
  if (!isSoonHere(request, limit)) {
    return inside.inTurnOfLarge(() => ask(inside, withBody(request, body), url, clientAddress));
  }
  const bytes = body && new Uint8Array(await arrayBuffer(body));
  return inside.inTurn(() => ask(inside, withBody(request, bytes), url, clientAddress));
}

async function ask(
  inside: Inside,
  request: Request,
  url: URL,
  clientAddress: string,
): Promise<Response> {
  if (!inside.isUp()) return unavailable();
  if (url.pathname !== "/auth/v1/token") return forward(request, inside, request.body);
  const text = await request.text();
  const sent = fieldsOf(text);
  if (sent === null) return malformed();
  const isSignIn = url.searchParams.get("grant_type") === "password";
  const wait = isSignIn
    ? await inside.signInLimit.attempt(clientAddress, sent.email)
    : await inside.signInLimit.refresh(clientAddress);
  if (wait > 0) return tooMany(wait);
  // Lite fails on any other type of JSON, and Postgres keeps no NUL.
  const isText = [sent.email, sent.password, sent.refresh_token].every(
    (value) => value === undefined || (typeof value === "string" && !value.includes("\0")),
  );
  if (!isText) return malformed();
  const answer = await forward(request, inside, text);
  if (isSignIn && answer.ok) inside.signInLimit.succeeded(clientAddress, sent.email);
  if (isSignIn && answer.status === 400) inside.noteFailedSignIn?.(String(sent.email ?? ""));
  return answer;
}

/** supabase-js sends the public key in the place of a token when nobody is signed in. */
function hasToken({ headers }: Request): boolean {
  const token = headers.get("authorization");
  return token !== null && token !== `Bearer ${headers.get("apikey")}`;
}

/** A token outlives its session, after which the panel has to hear 401. */
async function endOfSession(inside: Inside, { url, headers }: Request): Promise<Response | null> {
  const question = new URL("/rest/v1/admin_users?select=id&limit=1", url);
  const { authorization, apikey } = Object.fromEntries(headers);
  const sent = new Headers({ authorization: authorization ?? "", apikey: apikey ?? "" });
  const answer = await forward(new Request(question, { headers: sent }), inside, null);
  return answer.status === 401 ? answer : null;
}

function withUrl(request: Request, url: string): Request {
  return url === request.url ? request : new Request(url, request);
}

function withBody(request: Request, body: BodyInit | null): Request {
  if (body === null) return request;
  const { method, headers, signal } = request;
  const init = { method, headers, signal, body, duplex: "half" };
  return new Request(request.url, init);
}

function isWrite(request: Request, url: URL): boolean {
  return !["GET", "HEAD"].includes(request.method) && !url.pathname.startsWith("/auth/");
}

function fieldsOf(body: string): Record<string, unknown> | null {
  const value = parsedJson(body);
  return typeof value === "object" && value !== null ? { ...value } : null;
}

function malformed(): Response {
  return Response.json(
    { code: 400, error_code: "validation_failed", msg: "What is sent must be text" },
    { status: 400 },
  );
}

/** In the form of Supabase Auth, from which supabase-js reads the code. */
function tooMany(seconds: number): Response {
  return Response.json(
    { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" },
    { status: 429, headers: { "retry-after": String(seconds) } },
  );
}

/** The backend process died or did not answer in time: no fault of this code. */
function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (error.name === "TimeoutError" || connectionFailures.has(code)) return true;
  return isBrokenOff(error.cause);
}

const connectionFailures = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "UND_ERR_BODY_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_SOCKET",
]);

function unavailable(): Response {
  return refuse(503, "The backend is not available", { "retry-after": "1" });
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers });
}
