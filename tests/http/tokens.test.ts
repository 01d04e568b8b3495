import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type JWTPayload, SignJWT } from "jose";
import { beforeAll, expect, test } from "vitest";
import { demoKeys } from "../support/demo-keys.ts";
import { signIn } from "../support/signed-in.ts";
import { sharedSite } from "./support/sites.ts";

const sign = (claims: JWTPayload, secret: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(secret));

const { url: site, dataDir } = await sharedSite("writable");
const { SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = demoKeys;
const keys = await readFile(join(dataDir, "keys.json"), "utf8");
const { jwtSecret } = JSON.parse(keys);

let real: string;
let claims: Record<string, unknown>;
beforeAll(async () => {
  real = (await signIn(site)).token;
  claims = JSON.parse(Buffer.from(real.split(".")[1] ?? "", "base64url").toString());
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

type Headers = Record<string, string>;
const ask = (path: string, headers: Headers, method = "GET", body?: string) =>
  fetch(site + path, {
    method,
    headers: { apikey: publishableKey, ...headers },
    ...(body === undefined ? {} : { body }),
  });
const post = () => JSON.stringify({ title: "x", slug: crypto.randomUUID(), author: "x" });
/** Requests that only an administrator may make. */
const attempts = [
  (headers: Headers) => ask("/rest/v1/contact_messages?select=name", headers),
  (headers: Headers) =>
    ask("/rest/v1/blog_posts", { "content-type": "application/json", ...headers }, "POST", post()),
  (headers: Headers) => {
    const path = `/storage/v1/object/media/blog/${crypto.randomUUID()}.webp`;
    return ask(path, { "content-type": "image/webp", ...headers }, "POST", "RIFF\x04\0\0\0WEBP");
  },
  (headers: Headers) => ask("/auth/v1/user", headers),
];
const statuses = (headers: Headers) =>
  Promise.all(attempts.map(async (attempt) => (await attempt(headers)).status));

async function expectRefusals(headers: Headers, reason: string): Promise<void> {
  for (const status of await statuses(headers)) expect(status, reason).toBeOneOf([400, 401, 403]);
}

test("a true token opens what a forged one must not", async () => {
  expect(await statuses({ authorization: `Bearer ${real}` })).toEqual([200, 201, 200, 200]);
});

test("no forged token is believed", async () => {
  const [head = "", body = "", signature = ""] = real.split(".");
  const service = { ...claims, role: "service_role" };
  const forged: Record<string, string> = {
    "other role": `${head}.${encode(service)}.${signature}`,
    "later end": `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    "no signature": `${head}.${body}.`,
    "signature cut": `${head}.${body}.${signature.slice(0, -2)}`,
    "dots alone": "..",
    "a key that everybody has": publishableKey,
  };
  for (const alg of ["none", "None", "", "hs256", "HS384", "RS256", "ES256"]) {
    const start = `${encode({ alg, typ: "JWT" })}.${encode(service)}`;
    forged[`alg ${alg}`] = `${start}.${signature}`;
    forged[`alg ${alg}, unsigned`] = `${start}.`;
  }
  for (const hint of [{ kid: "../../../dev/null" }, { jwk: { kty: "oct", k: encode("x") } }]) {
    const start = encode({ alg: "HS256", typ: "JWT", ...hint });
    forged[JSON.stringify(hint)] = `${start}.${encode(service)}.${signature}`;
  }
  const guesses = ["super-secret-jwt-token-with-at-least-32-characters-long", publishableKey];
  for (const guess of [...guesses, "secret", "undefined"]) {
    forged[`signed with ${guess}`] = await sign(service, guess);
  }
  for (const [reason, token] of Object.entries(forged)) {
    await expectRefusals({ authorization: `Bearer ${token}` }, reason);
  }
});

test("a true signature does not help a token that is over, early or of no administrator", async () => {
  const now = Math.floor(Date.now() / 1_000);
  const tokenOf = async (changes: object) => ({
    authorization: `Bearer ${await sign({ ...claims, ...changes }, jwtSecret)}`,
  });
  const others = [
    { exp: now - 10 },
    { sub: crypto.randomUUID() },
    { role: "anon" },
    // The server's clock was set back after the sign-in.
    { iat: now + 86_400, exp: now + 90_000 },
  ];
  for (const changes of others) {
    const [read, write, upload] = attempts;
    const headers = await tokenOf(changes);
    expect(await (await read?.(headers))?.text(), JSON.stringify(changes)).not.toContain('"name"');
    expect((await write?.(headers))?.status).toBeGreaterThanOrEqual(400);
    expect((await upload?.(headers))?.status).toBeGreaterThanOrEqual(400);
  }
});

test("no guessed key is the secret one", async () => {
  const guesses = [
    ...["x", "null", "service_role", "sb_secret_", publishableKey.replace("publishable", "secret")],
    ...[secretKey.slice(0, -1), secretKey.slice(1), `${secretKey}x`, secretKey.toUpperCase()],
  ];
  for (const guess of guesses) {
    await expectRefusals({ apikey: guess }, guess);
    await expectRefusals({ apikey: guess, authorization: `Bearer ${guess}` }, `both ${guess}`);
  }
});

test("without its headers a signed-in browser is nobody: a foreign page can send none of them", async () => {
  const cookie = `sb-access-token=${real}; kadr-session=${real}`;
  const foreign: Headers[] = [
    { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" },
    { origin: "null", "content-type": "text/plain" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  ];
  for (const headers of foreign) {
    await expectRefusals({ cookie, ...headers }, JSON.stringify(headers));
    for (const name of ["access_token", "token", "apikey"]) {
      const path = `/rest/v1/contact_messages?select=name&${name}=${real}`;
      expect((await ask(path, headers)).status, name).toBeOneOf([400, 401, 403]);
    }
  }
  const { headers } = await ask("/rest/v1/blog_posts?select=id", { cookie });
  expect(headers.getSetCookie()).toEqual([]);
});
