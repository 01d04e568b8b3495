import { readBody } from "../_shared/read-body.ts";
import { clauseVersion } from "./message/clause.ts";
import { hintsHeader, readHints } from "./message/hints.ts";
import { limits, refusals, sendFailure } from "./message/limits.ts";
import { findSpamSigns } from "./message/spam-signs.ts";
import { type ContactMessage, checkMessage, type FieldErrors } from "./message/validate.ts";
import type { Visit } from "./message/visit.ts";

export type NewMessage = ContactMessage & {
  doubtful: string | null;
  trapped: boolean;
  addressHash: string;
  /** Chosen by the form: a message that is sent again after a lost answer is stored once. */
  submission: string | null;
  visit: Visit | null;
  clauseVersion: string;
};

export type HandlerDeps = {
  /** `limited`: too many messages of late; `busy`: too many requests wait. Throws on failure. */
  store(message: NewMessage): Promise<"stored" | "limited" | "busy">;
  hashAddress(request: Request): Promise<string>;
  /** Starts the first mail attempt, which may go on after the answer. */
  startMailing(): void;
  /** For a scheduler: sends what is due when called with the secret. */
  drain?: { secret: string; run(): Promise<object> };
  log(event: string, fields?: object, level?: "warn"): void;
};

const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Access-Control-Allow-Headers": `authorization, apikey, content-type, x-client-info, x-region, traceparent, tracestate, baggage, ${hintsHeader}`,
  "Access-Control-Max-Age": "86400",
};

export function createHandler(deps: HandlerDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
    if (request.method !== "POST") {
      return refuse(405, refusals.method, { headers: { Allow: "POST, OPTIONS" } });
    }
    try {
      const path = new URL(request.url).pathname;
      return path.endsWith("/drain") ? await drain(request, deps) : await receive(request, deps);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      deps.log("contact_failed", { error: detail }, "warn");
      return refuse(500, sendFailure);
    }
  };
}

async function receive(request: Request, deps: HandlerDeps): Promise<Response> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refuse(415, refusals.notJson);

  const text = await readBody(request, limits.body);
  if (text === null) return refuse(413, refusals.tooLarge);
  const input = parseObject(text);
  if (!input) return refuse(400, refusals.badJson);

  const checked = checkMessage(input);
  if (!checked.ok) {
    return refuse(400, Object.values(checked.fields).join(" "), { fields: checked.fields });
  }
  const { value } = checked;
  const hints = readHints(request.headers.get(hintsHeader));
  const signs = findSpamSigns(value.message, hints);
  const stored = await deps.store({
    ...value,
    doubtful: signs.reason,
    trapped: signs.trapped,
    addressHash: await deps.hashAddress(request),
    submission: hints.submission,
    visit: hints.visit,
    // A page without JavaScript does not tell.
    clauseVersion: hints.clause ?? clauseVersion,
  });
  if (stored === "limited") {
    deps.log("contact_limited");
    return refuse(429, refusals.tooMany, {
      headers: { "Retry-After": String(limits.minutes * 60) },
    });
  }
  if (stored === "busy") return refuse(503, refusals.busy, { headers: { "Retry-After": "2" } });
  deps.log("contact_stored", { doubtful: signs.reason !== null, trapped: signs.trapped });
  if (!signs.trapped) deps.startMailing();
  return answer(200, { ok: true });
}

async function drain(request: Request, deps: HandlerDeps): Promise<Response> {
  const given = request.headers.get("x-drain-secret") ?? "";
  if (!deps.drain || !(await sameSecret(given, deps.drain.secret))) {
    return refuse(401, "Brak dostępu.");
  }
  return answer(200, await deps.drain.run());
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}

/** Compares hashes, so that the time taken does not depend on the secret. */
async function sameSecret(given: string, expected: string): Promise<boolean> {
  if (expected === "") return false;
  const [a, b] = await Promise.all(
    [given, expected].map(async (secret) => {
      const bytes = new TextEncoder().encode(secret);
      return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    }),
  );
  return a !== undefined && b !== undefined && a.every((byte, index) => byte === b[index]);
}

function refuse(
  status: number,
  error: string,
  more: { fields?: FieldErrors; headers?: Record<string, string> } = {},
): Response {
  return answer(status, more.fields ? { error, fields: more.fields } : { error }, more.headers);
}

function answer(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, {
    status,
    headers: { ...cors, "Cache-Control": "no-store", ...headers },
  });
}
