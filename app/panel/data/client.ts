import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "~/data/database.types.ts";
import { sessionKey } from "./session-key.ts";

export type AdminClient = SupabaseClient<Database>;

let client: AdminClient | null = null;

/**
 * One client for the browser: two would compete for the refresh of one session. An empty `url` is
 * this origin. Nothing is retried here: TanStack Query repeats reads, and saves must not repeat.
 */
export function adminClient(backend: { url: string; publishableKey: string }): AdminClient {
  client ??= createClient<Database>(backend.url || location.origin, backend.publishableKey, {
    auth: { storageKey: sessionKey, detectSessionInUrl: false },
    db: { timeout: 15_000, retry: false },
  });
  return client;
}
