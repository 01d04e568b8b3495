/** Where supabase-js keeps the session: a file of its own, since the sign-in reads it without supabase-js. */
export const sessionKey = "kadr-session";
