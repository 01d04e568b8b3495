import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "~/data/database.types.ts";
import { noteServerTime } from "./server-clock.ts";
import { sessionKey } from "./session-key.ts";

export type AdminClient = SupabaseClient<Database>;

type BackendAddress = { url: string; publishableKey: string };

let opened: { client: AdminClient; address: BackendAddress } | null = null;

/** One for the browser: two would compete for a session. Nothing is retried: TanStack Query does. */
export function adminClient(backend: BackendAddress): AdminClient {
  const address = { ...backend, url: backend.url || location.origin };
  const options = {
    auth: { storageKey: sessionKey, detectSessionInUrl: false },
    db: { timeout: 15_000, retry: false },
    global: { fetch: (input: RequestInfo | URL, init?: RequestInit) => panelFetch(input, init) },
  };
  opened ??= {
    client: createClient<Database>(address.url, address.publishableKey, options),
    address,
  };
  return opened.client;
}

/** For a sign-in on its way: what it is given ends with it, unless it is taken over. */
export function passingClient(): AdminClient {
  if (!opened) throw new Error("There is no client yet");
  return createClient<Database>(opened.address.url, opened.address.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { timeout: 15_000, retry: false },
    global: { fetch: (input: RequestInfo | URL, init?: RequestInit) => panelFetch(input, init) },
  });
}

/** For the one request that cannot wait for the client; undefined before there is a client. */
export function backendAddress(): BackendAddress | undefined {
  return opened?.address;
}

/**
 * For supabase-js, which compares the server's second with the clock of this computer, and takes each refusal of a
 * renewal for the end of the session.
 */
export async function panelFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
  send: typeof fetch = fetch,
): Promise<Response> {
  const url = String(input instanceof Request ? input.url : input);
  if (url.includes("/rest/v1/") && isAskedByNobody(init)) {
    const ended = { code: "PT401", message: "The session has ended." };
    return new Response(JSON.stringify(ended), { status: 401 });
  }
  const response = await send(input, init);
  noteServerTime(response.headers.get("date"), Date.now());
  if (!url.includes("/auth/v1/token?")) return response;
  const isRenewal = url.includes("grant_type=refresh_token");
  const isRefusedForNow = response.status === 429 || response.status >= 500;
  // As a missing network: the session is kept, and renewed later.
  if (isRenewal && isRefusedForNow) return new Response(response.body, { status: 503 });
  return response.ok ? withOwnExpiry(response) : response;
}

/** supabase-js puts the key in the place of the token once the session has ended, which may be amid a sign-out. */
function isAskedByNobody(init?: RequestInit): boolean {
  const headers = new Headers(init?.headers);
  return headers.get("authorization") === `Bearer ${headers.get("apikey")}`;
}

/** A session lasts as long from its arrival as the server says, whatever time this computer thinks it is. */
async function withOwnExpiry(response: Response): Promise<Response> {
  const session: unknown = await response.json();
  const lasts =
    typeof session === "object" && session !== null && "expires_in" in session
      ? Number(session.expires_in)
      : Number.NaN;
  const expiry = Number.isFinite(lasts) && { expires_at: Math.round(Date.now() / 1000) + lasts };
  return new Response(JSON.stringify(Object.assign({}, session, expiry)), {
    status: response.status,
    headers: { "content-type": "application/json" },
  });
}
