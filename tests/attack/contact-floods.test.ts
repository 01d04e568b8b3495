import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hintsHeader, writeHints } from "../../supabase/functions/send-contact-email/hints.ts";
import { trapField } from "../../supabase/functions/send-contact-email/trap.ts";
import { demoKeys } from "../support/demo-keys.ts";
import { startSite, type TestSite } from "../support/site.ts";
import { type SmtpTrap, startSmtp } from "../support/smtp.ts";

const limit = 4;
let smtp: SmtpTrap;
let site: TestSite;
let database: SupabaseClient;

beforeAll(async () => {
  smtp = await startSmtp();
  // As behind a proxy, so that a test can come from many addresses.
  site = await startSite({
    env: {
      ...demoKeys,
      SEED: "none",
      SMTP_URL: smtp.url,
      CONTACT_TO: "biuro@kadr.example",
      CONTACT_LIMIT: String(limit),
      TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  database = createClient(site.url, demoKeys.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false },
  });
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});
beforeEach(async () => {
  await database.from("contact_messages").delete().gt("id", 0).throwOnError();
});

const letter = { name: "Jan", email: "jan@example.com", message: "Dzień dobry" };

function send(body: unknown, address = "203.0.113.1", headers: Record<string, string> = {}) {
  return fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** As a page without JavaScript posts its form, from wherever that page was. */
function post(
  fields: Record<string, string>,
  address = "203.0.113.1",
  headers: Record<string, string> = {},
) {
  return fetch(`${site.url}/kontakt`, {
    method: "POST",
    redirect: "manual",
    headers: { "X-Forwarded-For": address, ...headers },
    body: new URLSearchParams(fields),
  });
}

async function stored(): Promise<Record<string, unknown>[]> {
  return (await database.from("contact_messages").select().order("id").throwOnError()).data;
}

test("a flood at once is stored as far as the limit, not one further", async () => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, i) => send({ ...letter, message: `Powódź ${i}` })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(limit).fill(200), ...Array(24 - limit).fill(429)]);
  expect(await stored()).toHaveLength(limit);
});

test("nor does it help to change everything but the address", async () => {
  const changes: [Record<string, unknown>, Record<string, string>][] = [
    [{ name: "Ktoś inny", email: "inny@example.com" }, {}],
    [{ submission: crypto.randomUUID() }, {}],
    [{}, { [hintsHeader]: writeHints({ submission: crypto.randomUUID() }) }],
    [{}, { [hintsHeader]: "submission=00000000-0000-0000-0000-000000000000" }],
    [{}, { [hintsHeader]: "elapsed=999999" }],
    [{}, { [hintsHeader]: "address_limit=1000000&sender_hash=x" }],
    [{}, { "User-Agent": "Mozilla/5.0" }],
    [{ address_limit: 1_000_000, sender_hash: "x", addressHash: "x" }, {}],
    [{}, { "X-Forwarded-For": "203.0.113.77, 203.0.113.1" }],
    [{}, { "X-Forwarded-For": "evil, 203.0.113.1" }],
    [{}, { "X-Real-IP": "203.0.113.78" }],
    [{}, { Forwarded: "for=203.0.113.79" }],
    [{}, { apikey: demoKeys.SUPABASE_PUBLISHABLE_KEY, Authorization: "Bearer x" }],
    [{}, { Origin: "https://evil.test" }],
    [{}, { "X-Drain-Secret": "x" }],
  ];
  expect(changes.length).toBeGreaterThanOrEqual(13);
  for (let i = 0; i < limit; i++) await send({ ...letter, message: `Przed ${i}` });
  for (const [i, [body, headers]] of changes.entries()) {
    const answer = await send({ ...letter, message: `Po ${i}`, ...body }, undefined, headers);
    expect(answer.status, JSON.stringify([body, headers])).toBe(429);
  }
  expect(await stored()).toHaveLength(limit);
});

test("one network of IPv6 is one sender, and all senders together have a limit", async () => {
  const networks = ["2001:db8::1", "2001:0DB8:0:0::2", "2001:db8:0:0:ffff::1", "2001:db8::1:2:3:4"];
  const same = await Promise.all(
    [...networks, ...networks].map((address, i) =>
      send({ ...letter, message: `Sieć ${i}` }, address),
    ),
  );
  expect(same.filter(({ status }) => status === 200)).toHaveLength(limit);
  let taken = 0;
  for (let i = 0; i < limit * 20 + 10; i++) {
    const answer = await send({ ...letter, message: `Botnet ${i}` }, `198.51.100.${i}`);
    if (answer.status === 200) taken++;
  }
  expect(taken).toBe(limit * 20 - limit);
});

test("the trap is sprung by what a robot writes, and by nothing a person's browser leaves there", async () => {
  const traps: [hints: string, sprung: boolean][] = [
    [writeHints({ trap: "https://evil.test" }), true],
    [writeHints({ trap: "x" }), true],
    [writeHints({ trap: " x " }), true],
    [writeHints({ trap: "\u200b" }), true],
    [writeHints({ trap: "x".repeat(100_000) }), true],
    [`${trapField}=x&${trapField}=`, true],
    ["", false],
    [writeHints({ trap: "  " }), false],
    [writeHints({ trap: "\n" }), false],
    [`${trapField}=`, false],
    [trapField, false],
    ["website=x", false],
    ["%", false],
    ['{"trap":"x"}', false],
  ];
  expect(traps.length).toBeGreaterThanOrEqual(12);
  for (const [i, [hints, sprung]] of traps.entries()) {
    const answer = await send({ ...letter, message: `Pułapka ${i}` }, `203.0.113.${i + 100}`, {
      [hintsHeader]: hints,
    });
    // A robot is not told that it was found out.
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    const row = (await stored()).at(-1);
    expect(row?.mail_status === "trapped", hints).toBe(sprung);
  }
});

test("a posted form is counted by the same address, and refused on a page that keeps the text", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < limit; i++) {
    const answer = await post({ ...letter, message: `Formularz ${i}` });
    statuses.push(answer.status);
    expect(answer.headers.get("location")).toBe("/kontakt/wyslano");
  }
  expect(statuses).toEqual(Array(limit).fill(303));
  const spoofs: Record<string, string>[] = [
    {},
    { "X-Real-IP": "203.0.113.78" },
    { "X-Form": "submission=x" },
  ];
  for (const spoof of spoofs) {
    const answer = await post({ ...letter, message: "O jedną za dużo & <b>" }, undefined, spoof);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("retry-after")).toBe("600");
    const page = await answer.text();
    expect(page).toContain("O jedną za dużo &amp; &lt;b&gt;</textarea>");
    expect(page).toContain("Otrzymaliśmy od ciebie już kilka wiadomości.");
  }
  expect((await send({ ...letter, message: "Inną drogą" })).status).toBe(429);
  expect((await post({ ...letter, message: "Ktoś inny" }, "203.0.113.200")).status).toBe(303);
  expect(await stored()).toHaveLength(limit + 1);
});

test("the trap of a posted form is sprung like that of a call", async () => {
  for (const trap of ["", "  ", "https://evil.test"]) {
    const answer = await post({ ...letter, message: `Pułapka „${trap}”`, [trapField]: trap });
    expect(answer.status).toBe(303);
  }
  expect((await stored()).map((row) => row.mail_status === "trapped")).toEqual([
    false,
    false,
    true,
  ]);
});

test("a form that is too large is refused, whether it says so or not, and on a page of the site", async () => {
  const large = { ...letter, message: "x".repeat(70_000) };
  const announced = await post(large);
  expect(announced.status).toBe(413);
  expect(await announced.text()).toContain("Wiadomość jest za długa");
  const unannounced: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new Blob(Array(40).fill("message=x&".repeat(200))).stream(),
    duplex: "half",
  };
  expect((await fetch(`${site.url}/kontakt`, unannounced)).status).toBe(413);
  // What is read, but longer than a message may be, is told at its field.
  const long = await post({ ...letter, message: "ą".repeat(5001) });
  expect(long.status).toBe(400);
  expect(await long.text()).toContain("a ma 5001.");
  // The longest that there is still passes.
  expect((await post({ ...letter, message: "🎬".repeat(5000) })).status).toBe(303);
  expect(await stored()).toHaveLength(1);
});

test("anything but a form is none, and no header of it reaches the page", async () => {
  const raw = (body: string, headers: Record<string, string>) =>
    fetch(`${site.url}/kontakt`, { method: "POST", headers, body, redirect: "manual" });
  for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=x"]) {
    expect((await raw("name=x", { "Content-Type": type })).status, type).toBe(415);
  }
  const type = "application/x-www-form-urlencoded";
  for (const body of ["", "%", "name", "name=%ff&email=%00&message=%", "[object Object]"]) {
    expect((await raw(body, { "Content-Type": type })).status, body).toBe(400);
  }
  // The form is anonymous: whoever could post it from a foreign page could also call the function.
  const foreign = { Origin: "https://evil.test", Cookie: "a=b", Accept: "text/x-script" };
  const answer = await post({ ...letter, email: "evil@" }, undefined, foreign);
  const own = await post({ ...letter, email: "evil@" });
  expect([answer.status, await answer.text()]).toEqual([own.status, await own.text()]);
});

const breaks = [
  "\r\n",
  "\n",
  "\r",
  "\u2028",
  "\u2029",
  "\u0085",
  "\v",
  "\f",
  "\0",
  "%0d%0a",
  "\\r\\n",
  "=0D=0A",
  "=?utf-8?Q?=0D=0A?=",
];

test("no line break starts a header of the mail or a line of the log", async () => {
  expect(breaks.length).toBeGreaterThanOrEqual(13);
  const already = smtp.mails.length;
  for (const [i, lineBreak] of breaks.entries()) {
    const injected = `${lineBreak}Bcc: evil@evil.test${lineBreak}X-Evil: 1${lineBreak}${lineBreak}{"event":"forged"}`;
    for (const field of ["name", "message"]) {
      const answer = await send(
        // Once cleaned, many of these are the same text, and the same message is sent once.
        { ...letter, message: `Wiersz ${i}`, [field]: `${i} ${injected}`.slice(0, 100) },
        `192.0.2.${i}`,
      );
      expect(answer.status, JSON.stringify(lineBreak)).toBe(200);
    }
    const answer = await send({ ...letter, email: `jan@example.com${injected}` }, `192.0.2.${i}`);
    expect(answer.status, JSON.stringify(lineBreak)).toBe(400);
  }
  for (const email of [
    "a@a.test,evil@evil.test",
    "a@a.test;evil@evil.test",
    "<evil@evil.test>",
    "a@a.test>\r\nRCPT TO:<evil@evil.test",
    '"a b"@a.test',
    "a@[127.0.0.1]",
    "a@a.test (x)",
    "group:a@a.test;",
  ]) {
    expect((await send({ ...letter, email }, "192.0.2.99")).status, email).toBe(400);
  }
  for (const mail of await smtp.caught(already + breaks.length * 2)) {
    expect(mail.to).toEqual(["biuro@kadr.example"]);
    const [head = ""] = mail.raw.split("\r\n\r\n", 1);
    expect(head).not.toMatch(/^(bcc|cc|x-evil):/im);
    expect(mail.parsed.bcc ?? []).toEqual([]);
    expect(mail.parsed.replyTo?.map(({ address }) => address)).toEqual(["jan@example.com"]);
  }
  expect(site.log.map(({ event }) => event)).not.toContain("forged");
});
