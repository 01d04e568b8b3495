import { demoKeys } from "./demo-keys.ts";
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
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey, "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const said: unknown = await answer.json();
  const isSession = typeof said === "object" && said !== null && "access_token" in said;
  if (!isSession) throw new Error(`Not signed in: ${answer.status} ${JSON.stringify(said)}`);
  return { apikey, token: String(said.access_token) };
}
