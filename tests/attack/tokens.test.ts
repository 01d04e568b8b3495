import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sign } from "hono/jwt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keysSchema } from "../../server/backend/shared/keys.ts";
import { admin, startTestBackend, type TestBackend } from "../support/backend.ts";

let backend: TestBackend;
let real: string;
let claims: Record<string, unknown>;

beforeAll(async () => {
  backend = await startTestBackend();
  const client = await backend.adminClient();
  const { data } = await client.auth.getSession();
  real = data.session?.access_token ?? "";
  claims = JSON.parse(decode(real.split(".")[1] ?? ""));
  const letter = { name: "Tajny", email: "a@a.test", message: "Tajne" };
  const service = await keys();
  await backend.ask("/rest/v1/contact_messages", {
    method: "POST",
    headers: { apikey: service.secretKey, "content-type": "application/json" },
    body: JSON.stringify(letter),
  });
});
afterAll(() => backend?.remove());

const decode = (text: string) => Buffer.from(text, "base64url").toString();
const encode = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

async function keys() {
  return keysSchema.parse(JSON.parse(await readFile(join(backend.dataDir, "keys.json"), "utf8")));
}

const read = (headers: Record<string, string>) =>
  backend.ask("/rest/v1/contact_messages?select=name", { headers });
const write = (headers: Record<string, string>) =>
  backend.ask("/rest/v1/blog_posts", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ title: "Włamanie", slug: `w-${crypto.randomUUID()}`, author: "x" }),
  });
const upload = (headers: Record<string, string>) =>
  backend.ask(`/storage/v1/object/media/blog/${crypto.randomUUID()}.webp`, {
    method: "POST",
    headers: { "content-type": "image/webp", ...headers },
    body: "RIFF\x04\0\0\0WEBP",
  });
const whoAmI = (headers: Record<string, string>) => backend.ask("/auth/v1/user", { headers });

async function expectNothing(headers: Record<string, string>, told: string): Promise<void> {
  for (const attempt of [read, write, upload, whoAmI]) {
    const answer = await attempt(headers);
    const text = await answer.text();
    expect(answer.status, `${told}: ${text}`).toBeGreaterThanOrEqual(400);
    expect(answer.status, `${told}: ${text}`).toBeLessThan(500);
    expect(text, told).not.toContain("Tajny");
  }
}

test("the real thing opens what the forged must not", async () => {
  const headers = { authorization: `Bearer ${real}` };
  expect(await (await read(headers)).text()).toContain("Tajny");
  expect((await write(headers)).status).toBe(201);
  expect((await upload(headers)).status).toBe(200);
  expect((await whoAmI(headers)).status).toBe(200);
});

test("no forged token is believed", async () => {
  const [head = "", body = "", signature = ""] = real.split(".");
  const service = { ...claims, role: "service_role" };
  const guessed = [
    "secret",
    "super-secret-jwt-token-with-at-least-32-characters-long",
    "your-256-bit-secret",
    "supabase",
    backend.publishableKey,
    `${backend.publishableKey}${backend.publishableKey}`.slice(0, 64),
    "x".repeat(64),
    "undefined",
    "null",
  ];
  const forged: [string, string][] = [];
  for (const alg of [
    "none",
    "None",
    "NONE",
    "nOnE",
    "",
    "HS256 ",
    "hs256",
    "HS384",
    "RS256",
    "ES256",
    "EdDSA",
    "PS512",
    "dir",
  ]) {
    for (const payload of [claims, service]) {
      const start = `${encode({ alg, typ: "JWT" })}.${encode(payload)}`;
      forged.push(
        [`alg ${alg}, unsigned`, `${start}.`],
        [`alg ${alg}, signature kept`, `${start}.${signature}`],
      );
      forged.push([`alg ${alg}, two parts`, start]);
    }
  }
  for (const guess of guessed) {
    forged.push([`secret ${guess}`, await sign(service, guess, "HS256")]);
    forged.push([`secret ${guess}, own claims`, await sign(claims, guess, "HS256")]);
  }
  const jwk = { kty: "oct", k: encode("x".repeat(64)) };
  const hints = [
    { kid: "../../../dev/null" },
    { kid: "' or 1=1--" },
    { jwk },
    { jku: "http://127.0.0.1:1/x" },
    { x5u: "http://127.0.0.1:1/x" },
    { crit: ["exp"] },
    { b64: false },
  ];
  for (const hint of hints) {
    const start = `${encode({ alg: "HS256", typ: "JWT", ...hint })}.${encode(service)}`;
    forged.push(
      [JSON.stringify(hint), `${start}.${signature}`],
      [`${JSON.stringify(hint)}, no signature`, `${start}.`],
    );
  }
  forged.push(
    ["other role, signature kept", `${head}.${encode(service)}.${signature}`],
    [
      "later end, signature kept",
      `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    ],
    ["signature cut", `${head}.${body}.${signature.slice(0, -2)}`],
    ["signature changed", `${head}.${body}.${[...signature].reverse().join("")}`],
    ["no signature", `${head}.${body}.`],
    ["body doubled", `${head}.${body}.${body}.${signature}`],
    ["empty", ""],
    ["dots", ".."],
    ["null", "null"],
    ["a key that everybody has", backend.publishableKey],
  );
  expect(forged.length).toBeGreaterThan(100);
  for (const [what, token] of forged) {
    await expectNothing({ authorization: `Bearer ${token}` }, what);
  }
});

test("a true signature does not save a token that is over, early, or nobody's", async () => {
  const { jwtSecret } = await keys();
  const now = Math.floor(Date.now() / 1_000);
  const others: [string, Record<string, unknown>][] = [
    ["over", { ...claims, exp: now - 10 }],
    ["a stranger's", { ...claims, sub: crypto.randomUUID() }],
    ["anonymous", { ...claims, role: "anon" }],
  ];
  for (const [what, payload] of others) {
    const headers = { authorization: `Bearer ${await sign(payload, jwtSecret, "HS256")}` };
    expect(await (await read(headers)).text(), what).not.toContain("Tajny");
    expect((await write(headers)).status, what).toBeGreaterThanOrEqual(400);
    expect((await upload(headers)).status, what).toBeGreaterThanOrEqual(400);
  }
});

test("no guessed key is the secret one", async () => {
  const { secretKey } = await keys();
  const swapped = backend.publishableKey.replace("publishable", "secret");
  const guesses = [
    ...["", " ", "null", "undefined", "service_role", "sb_secret_", "sb_secret", swapped],
    ...[secretKey.slice(0, -1), secretKey.slice(1), secretKey.slice(0, 30), `${secretKey}x`],
    ...[
      secretKey.toUpperCase(),
      [...secretKey].reverse().join(""),
      `${backend.publishableKey},${secretKey.slice(0, 20)}`,
    ],
  ];
  for (const guess of guesses) {
    await expectNothing({ apikey: guess }, `apikey ${guess}`);
    await expectNothing({ apikey: guess, authorization: `Bearer ${guess}` }, `both ${guess}`);
    const asked = await backend.ask(
      `/rest/v1/contact_messages?select=name&apikey=${encodeURIComponent(guess)}`,
    );
    expect(await asked.text()).not.toContain("Tajny");
  }
});

test("keys share nothing that one could be made from the other with, and nobody is told them", async () => {
  const { publishableKey, secretKey, jwtSecret, addressSalt } = await keys();
  const random = [publishableKey, secretKey, jwtSecret, addressSalt].map((key) =>
    key.replace(/^sb_(publishable|secret)_/, ""),
  );
  const pieces = random.flatMap((key) => [
    ...new Set(Array.from({ length: key.length - 5 }, (_, i) => key.slice(i, i + 6))),
  ]);
  expect(new Set(pieces).size).toBe(pieces.length);
  expect(random.every((key) => key.length >= 22)).toBe(true);

  const open = [
    "/rest/v1/",
    "/auth/v1/settings",
    "/auth/v1/health",
    "/storage/v1/bucket",
    "/rest/v1/nothing",
    "/auth/v1/token",
  ];
  for (const path of open) {
    const answer = await backend.ask(path);
    const text = JSON.stringify([...answer.headers]) + (await answer.text());
    for (const secret of [secretKey, jwtSecret, addressSalt, admin.password]) {
      expect(text, path).not.toContain(secret);
    }
  }
});

test("no session goes with a request by itself: without its headers a signed-in browser is nobody", async () => {
  const cookies = { cookie: `sb-access-token=${real}; kadr-session=${real}; sb-refresh-token=x` };
  const elsewhere: Record<string, string>[] = [
    { origin: "https://evil.test", "content-type": "application/x-www-form-urlencoded" },
    { origin: "null", "content-type": "text/plain" },
    { origin: "https://evil.test", "content-type": "multipart/form-data; boundary=x" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  ];
  for (const headers of elsewhere) {
    const sent = { ...cookies, ...headers };
    for (const attempt of [read, write, upload, whoAmI]) {
      // A form or a picture on a foreign page can set none of these headers.
      expect((await attempt({ ...sent, apikey: "" })).status).toBeGreaterThanOrEqual(400);
      const answer = await attempt(sent);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    for (const query of [
      `access_token=${real}`,
      `token=${real}`,
      `apikey=${real}`,
      `jwt=${real}`,
    ]) {
      const asked = await backend.ask(`/rest/v1/contact_messages?select=name&${query}`, {
        headers,
      });
      expect(await asked.text()).not.toContain("Tajny");
    }
  }
});
