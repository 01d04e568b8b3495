/** Keys of the shared demo site, so that a second site can use it as its Supabase. */
export const demoKeys = {
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_journeys_000000000000",
  SUPABASE_SECRET_KEY: "sb_secret_journeys_000000000000000000",
};
