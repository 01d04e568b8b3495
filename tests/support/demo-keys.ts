import { createClient } from "@supabase/supabase-js";

/** Keys of the shared demo site, so that a second site can use it as its Supabase. */
export const demoKeys = {
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_journeys_000000000000",
  SUPABASE_SECRET_KEY: "sb_secret_journeys_000000000000000000",
};

/** supabase-js, by default with the secret key, for a site that has these keys. */
export const databaseOf = (url: string, key = demoKeys.SUPABASE_SECRET_KEY) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
