import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { admin, startTestBackend, type TestBackend } from "../support/backend.ts";
import { demoKeys } from "../support/demo-keys.ts";
import { startSite, type TestSite } from "../support/site.ts";

let backend: TestBackend;
let site: TestSite;
beforeAll(async () => {
  [backend, site] = await Promise.all([
    startTestBackend(),
    startSite({ env: { ...demoKeys, SEED: "none", SIGN_IN_LIMIT: "3", CONTACT_LIMIT: "3" } }),
  ]);
});
afterAll(async () => {
  await backend?.remove();
  await site?.stop();
});

const token = "/auth/v1/token?grant_type=password";
const json = { "content-type": "application/json" };

let host = 0;
const newAddress = () => `198.51.${++host >> 8}.${host & 255}`;

// biome-ignore format: a table
const spellings: ((email: string) => unknown)[] = [
  (email) => email, (email) => email.toUpperCase(), (email) => email.replace("k", "\u212a"),
  (email) => ` ${email}`, (email) => `${email}\n`, (email) => `${email}\t`, (email) => [email],
  (email) => `\u00a0${email}`, (email) => `\ufeff${email}`, (email) => email.replace("a", "A"),
];

test("an account is closed to guesses however its name is spelt and wherever they come from", async () => {
  const answers: string[] = [];
  for (let i = 0; i < 40; i++) {
    const email = spellings[i % spellings.length]?.(admin.email);
    const body = JSON.stringify({ email, password: `guess-${i}` });
    const answer = await backend.ask(token, { method: "POST", headers: json, body }, newAddress());
    answers.push((await answer.json()).error_code);
  }
  const compared = answers.filter((code) => code === "invalid_credentials");
  expect(compared.length).toBeLessThanOrEqual(10);
  // What is no text is not even compared; all else is stopped, and nothing succeeds.
  const others = answers.filter((code) => code !== "invalid_credentials");
  expect(new Set(others)).toEqual(new Set(["over_request_rate_limit", "validation_failed"]));
  expect(others.filter((code) => code === "validation_failed").length).toBeLessThanOrEqual(4);
  const rightAtLast = await backend.ask(
    token,
    { method: "POST", headers: json, body: JSON.stringify(admin) },
    newAddress(),
  );
  expect(rightAtLast.status).toBe(429);
});

const bodies: unknown[] = [
  { phone: admin.email, password: "x" },
  { username: admin.email, password: "x" },
  { email: { $ne: null }, password: { $ne: null } },
  { email: ["a", "b"], password: ["a"] },
  { email: { toString: "x" }, password: "x" },
  { email: { toString: null, valueOf: null }, password: { length: 1 } },
  { email: "' or 1=1--", password: "' or 1=1--" },
  { email: "%@kadr.example", password: "x" },
  { email: admin.email, password: "" },
  { email: admin.email, password: null },
  { email: admin.email, password: true },
  { email: admin.email, password: 0 },
  { email: admin.email, password: ["correct horse battery"] },
  { email: admin.email, password: `${admin.password}\0` },
  { email: admin.email, password: ` ${admin.password}` },
  { email: admin.email, password: admin.password.toUpperCase() },
  { email: admin.email, password: admin.password + "x".repeat(100) },
  { email: admin.email, encrypted_password: "x" },
  { refresh_token: "" },
  { refresh_token: null },
  { refresh_token: "' or 1=1--" },
  { auth_code: "x", code_verifier: "x" },
  { id_token: "x", provider: "google" },
];
// biome-ignore format: a list
const grants = [
  "refresh_token", "pkce", "id_token", "web3", "client_credentials", "", "Password", "password%00",
  "password%20", "%20password", "refresh_token&grant_type=password",
];

test("there is no second way in", async () => {
  const other = await startTestBackend({ signInLimit: 100_000 });
  try {
    const right = { ...admin, refresh_token: "x" };
    const tries = [
      ...bodies.map((body) => ["password", body] as const),
      ...grants.flatMap((grant) =>
        [right, { refresh_token: "" }].map((body) => [grant, body] as const),
      ),
    ];
    expect(tries.length).toBeGreaterThanOrEqual(45);
    for (const [grant, body] of tries) {
      const answer = await other.ask(
        `/auth/v1/token?grant_type=${grant}`,
        { method: "POST", headers: json, body: JSON.stringify(body) },
        newAddress(),
      );
      const told = `${grant} ${JSON.stringify(body)}: ${answer.status} ${await answer.text()}`;
      expect(answer.status, told).toBeGreaterThanOrEqual(400);
      expect(answer.status, told).toBeLessThan(500);
      expect(told).not.toContain('access_token":');
    }
  } finally {
    await other.remove();
  }
});

const forwarded = [
  ...[
    "X-Forwarded-For",
    "X-Real-IP",
    "X-Client-IP",
    "X-Originating-IP",
    "X-Remote-IP",
    "X-Remote-Addr",
  ],
  ...["CF-Connecting-IP", "True-Client-IP", "Fastly-Client-IP", "X-Cluster-Client-IP", "Client-IP"],
  ...["X-Azure-ClientIP", "X-Forwarded", "Forwarded-For", "Via"],
];
const spoofs: Record<string, string>[] = [
  ...forwarded.map((name) => ({ [name]: "203.0.113.7" })),
  { Forwarded: "for=203.0.113.8" },
  { "X-Forwarded-For": "203.0.113.9, 127.0.0.1" },
  { "X-Forwarded-For": "127.0.0.1" },
  { "X-Forwarded-For": "::1" },
  { "X-Forwarded-For": "localhost" },
  { "X-Forwarded-For": "203.0.113.10", "X-Real-IP": "203.0.113.11", Forwarded: "for=203.0.113.12" },
];

test("no header makes somebody another address: neither for passwords nor for messages", async () => {
  expect(spoofs.length).toBeGreaterThanOrEqual(21);
  const count = async (ask: (i: number, spoof: Record<string, string>) => Promise<Response>) => {
    const statuses: number[] = [];
    for (const [i, spoof] of spoofs.entries()) statuses.push((await ask(i, spoof)).status);
    return statuses.filter((status) => status !== 429).length;
  };
  const guesses = await count((i, spoof) =>
    fetch(site.url + token, {
      method: "POST",
      headers: { ...json, apikey: demoKeys.SUPABASE_PUBLISHABLE_KEY, ...spoof },
      body: JSON.stringify({ email: `person-${i}@example.com`, password: "x" }),
    }),
  );
  expect(guesses).toBe(3);
  const letters = await count((i, spoof) =>
    fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { ...json, "x-form": `submission=${crypto.randomUUID()}`, ...spoof },
      body: JSON.stringify({
        name: `Osoba ${i}`,
        email: `osoba-${i}@example.com`,
        message: `Wiadomość ${randomInt(1e9)}`,
      }),
    }),
  );
  expect(letters).toBe(3);
});
