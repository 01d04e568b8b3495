import { Accounts } from "../database/support/accounts.ts";
import { databaseOf, demoKeys } from "./demo-keys.ts";
import type { Pass } from "./writers.ts";

export const account = { email: "admin@kadr.example", password: "correct horse battery" };

/** Settings of a site for tests that write: known keys, a known administrator, high limits. */
export const writerEnv = {
  SEED: "none",
  CONTACT_LIMIT: "1000000",
  SIGN_IN_LIMIT: "1000",
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
  ...demoKeys,
};

/** Signs the administrator of `writerEnv` in. */
export async function signIn(url: string): Promise<Pass> {
  const apikey = demoKeys.SUPABASE_PUBLISHABLE_KEY;
  const { data, error } = await databaseOf(url, apikey).auth.signInWithPassword(account);
  if (error) throw error;
  return { apikey, token: data.session.access_token };
}

/** The accounts of a site, as browsers use them. */
export function accountsOf(url: string): Accounts {
  return new Accounts((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(url + pathname + search, request));
  }, demoKeys.SUPABASE_PUBLISHABLE_KEY);
}
