import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedSite } from "../../http/support/sites.ts";
import { demoKeys } from "../../support/demo-keys.ts";
import { account, writerEnv } from "../../support/signed-in.ts";
import { startSite, type TestSite } from "../../support/site.ts";

let strict: TestSite;
beforeAll(async () => {
  const env = { ...writerEnv, SIGN_IN_LIMIT: "2", TRUSTED_PROXIES: "127.0.0.1" };
  strict = await startSite({ env });
});
afterAll(() => strict?.stop());

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

test("an account is closed to guesses however its name is spelt, but neither by one address nor to its owner's", async () => {
  const { email, password } = account;
  const enter = (from?: string) =>
    tryToken(strict.url, "grant_type=password", { email, password }, from);
  const guess = async (spelling: string, from?: string) => {
    const body = { email: spelling, password: "guess" };
    return (await (await tryToken(strict.url, "grant_type=password", body, from)).json())
      .error_code;
  };
  const home = "203.0.113.9";
  expect((await enter(home)).status).toBe(200);

  const oneAddress = "203.0.113.66";
  const guesses = [];
  for (let at = 0; at < 4; at++) guesses.push(await guess(email, oneAddress));
  const [wrong, over] = ["invalid_credentials", "over_request_rate_limit"];
  expect(guesses).toEqual([wrong, wrong, over, over]);
  expect((await enter()).status).toBe(200);

  const spellings = [
    ...[email, email.toUpperCase(), email.replace("k", "\u212a"), ` ${email}`, `${email}\n`],
    ...[`\u00a0${email}`, `\ufeff${email}`, email.replace("a", "A"), email],
  ];
  const codes = [];
  for (const spelling of spellings) codes.push(await guess(spelling));
  // Ten attempts are for all addresses together; the four that came before are among them.
  expect(codes).toEqual([...Array(6).fill(wrong), ...Array(3).fill(over)]);
  expect((await enter()).status).toBe(429);
  expect((await enter(home)).status).toBe(200);
  expect((await enter(home)).status).toBe(429);
});

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
