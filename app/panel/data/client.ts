import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "~/data/database.types.ts";
import { panelFetch } from "./panel-fetch.ts";
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

/** For the one request that cannot wait for the client; undefined before there is a client. */
export function backendAddress(): BackendAddress | undefined {
  return opened?.address;
}
