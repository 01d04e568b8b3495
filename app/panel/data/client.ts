import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "~/data/database.types.ts";

/** Supabase as the signed-in administrator sees it, in the browser. */
export type AdminClient = SupabaseClient<Database>;

let client: AdminClient | null = null;

/**
 * The browser's one client: two would fight over the refresh of one session. An empty `url` is
 * this very origin. Nothing is retried here; TanStack Query repeats reads, and saves never repeat.
 */
export function adminClient(backend: { url: string; publishableKey: string }): AdminClient {
  client ??= createClient<Database>(backend.url || location.origin, backend.publishableKey, {
    auth: { storageKey: "kadr-session", detectSessionInUrl: false },
    db: { timeout: 15_000, retry: false },
  });
  return client;
}
