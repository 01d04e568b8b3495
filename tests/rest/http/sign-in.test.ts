import { expect, test } from "vitest";
import { sharedSite } from "../../http/support/sites.ts";
import { demoKeys } from "../../support/demo-keys.ts";
import { account } from "../../support/signed-in.ts";

let addresses = 0;
const anotherAddress = () => `198.51.100.${++addresses}`;

/** Tries to sign in, each time from another address if none is given. */
function tryToken(site: string, query: string, body: unknown, from = anotherAddress()) {
  return fetch(`${site}/auth/v1/token?${query}`, {
    method: "POST",
    headers: {
      apikey: demoKeys.SUPABASE_PUBLISHABLE_KEY,
      "content-type": "application/json",
      "x-forwarded-for": from,
    },
    body: JSON.stringify(body),
  });
}

const { email, password } = account;
const bodies: object[] = [
  { phone: email, password },
  { username: email, password },
  { email: [email], password },
  { email: { $ne: null }, password: { $ne: null } },
  { email: { toString: "x" }, password },
  { email: "' or 1=1--", password: "' or 1=1--" },
  { email: "%@kadr.example", password },
  { email, password: "" },
  { email, password: null },
  { email, password: true },
  { email, password: [password] },
  { email, password: `${password}\0` },
  { email, password: ` ${password}` },
  { email, password: password.toUpperCase() },
  { email, encrypted_password: "x" },
  { refresh_token: "" },
  { auth_code: "x", code_verifier: "x" },
  { id_token: "x", provider: "google" },
];
const grants = [
  ...["refresh_token", "pkce", "id_token", "web3", "client_credentials", "", "Password"],
  ...["password%00", "%20password", "refresh_token&grant_type=password"],
];

test.each([
  ...bodies.map((body) => ["password", body] as const),
  ...grants.map((grant) => [grant, { email, password, refresh_token: "x" }] as const),
])("the grant %s with %j opens nothing", async (grant, body) => {
  const answer = await tryToken((await sharedSite("writable")).url, `grant_type=${grant}`, body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await answer.text()).not.toContain("access_token");
});
