import { request } from "node:http";
import { beforeEach, expect, test } from "vitest";
import {
  hintsHeader,
  writeHints,
} from "../../supabase/functions/send-contact-email/message/hints.ts";
import { trapField } from "../../supabase/functions/send-contact-email/message/trap.ts";
import { databaseOf, demoKeys } from "../support/demo-keys.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("writable");
const limit = 4;
const letter = { name: "Jan", email: "jan@example.com", message: "Dzień dobry" };

const messages = () => databaseOf(site).from("contact_messages");
beforeEach(async () => {
  await messages().delete().gt("id", 0).throwOnError();
});
const stored = async () => (await messages().select().order("id").throwOnError()).data;

/** As the form's script sends it. */
async function send(fields: object, address = "203.0.113.1", headers = {}): Promise<number> {
  const answer = await fetch(`${site}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address, ...headers },
    body: JSON.stringify({ ...letter, ...fields }),
  });
  return answer.status;
}

/** As a page without JavaScript posts its form. */
function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${site}/kontakt`, {
    method: "POST",
    redirect: "manual",
    headers: { "X-Forwarded-For": "203.0.113.1", ...headers },
    body: new URLSearchParams({ ...letter, ...fields }),
  });
}

test("messages are counted by the sender's address, whatever else changes", async () => {
  const flood = Array.from({ length: limit * 2 }, (_, i) => send({ message: `Powódź ${i}` }));
  const statuses = (await Promise.all(flood)).sort();
  expect(statuses).toEqual([...Array(limit).fill(200), ...Array(limit).fill(429)]);

  const changes: [fields: object, headers?: Record<string, string>][] = [
    [{ name: "Inna osoba", email: "inna@example.com" }],
    [{ address_limit: 1_000_000, sender_hash: "x", submission: crypto.randomUUID() }],
    [{}, { [hintsHeader]: writeHints({ submission: crypto.randomUUID() }) }],
    [{}, { [hintsHeader]: "address_limit=1000000&sender_hash=x" }],
    [{}, { "X-Forwarded-For": "203.0.113.77, 203.0.113.1" }],
    [{}, { "X-Real-IP": "203.0.113.78", Forwarded: "for=203.0.113.79" }],
    [{}, { apikey: demoKeys.SUPABASE_PUBLISHABLE_KEY, Authorization: "Bearer x" }],
    [{}, { "X-Drain-Secret": "x", Origin: "https://evil.example" }],
  ];
  for (const [at, [fields, headers]] of changes.entries()) {
    const status = await send({ message: `Po ${at}`, ...fields }, undefined, headers);
    expect(status, JSON.stringify([fields, headers])).toBe(429);
  }
  expect(await stored()).toHaveLength(limit);
  expect(await send({}, "203.0.113.2")).toBe(200);
});

test("a message whose sender leaves before the answer is kept, and stays one when it is sent again", async () => {
  const headers = { [hintsHeader]: writeHints({ submission: crypto.randomUUID() }) };
  const body = JSON.stringify(letter);
  const asked = request(`${site}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: {
      ...headers,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    },
  });
  asked.on("error", () => {});
  asked.end(body, () => asked.destroy());
  await expect.poll(stored).toHaveLength(1);
  expect(await send({}, undefined, headers)).toBe(200);
  expect(await stored()).toHaveLength(1);
});

test("a way to the form of any length stores no more than its bounds, and never loses the message", async () => {
  const page = `page=/blog/${"%C5%BC".repeat(60)}&`;
  const long = `campaign=${"<b>x".repeat(400)}&elapsed=9000&${page.repeat(20)}`;
  expect(long.length).toBeGreaterThan(9_000);
  expect(await send({ message: "Długa droga" }, undefined, { [hintsHeader]: long })).toBe(200);
  const kept = JSON.stringify((await stored())[0].visit);
  expect(kept.length).toBeLessThan(6000);
  // The server takes no headers of that size, ours are never so long.
  const huge = page.repeat(140);
  expect(huge.length).toBeGreaterThan(50_000);
  expect(await send({ message: "Za długa" }, undefined, { [hintsHeader]: huge })).toBe(431);
  const fields = {
    message: "Formularz",
    page: `/${"x".repeat(50_000)}`,
    campaign: "<b>".repeat(900),
  };
  expect((await post(fields)).status).toBe(303);
  const rows = await stored();
  expect(rows.map(({ message }) => message)).toEqual(["Długa droga", "Formularz"]);
  expect(JSON.stringify(rows[1].visit).length).toBeLessThan(200);
});

test("messages that a clock years ahead has dated are not counted", async () => {
  for (let i = 0; i < limit; i++) expect(await send({ message: `Z przyszłości ${i}` })).toBe(200);
  await messages().update({ created_at: "2099-01-01" }).gt("id", 0).throwOnError();
  expect(await send({ message: "Po cofnięciu zegara" })).toBe(200);
});

test("one network of IPv6 is one sender", async () => {
  const addresses = ["2001:db8::1", "2001:0DB8:0:0::2", "2001:db8:0:0:ffff::1"];
  const sent = [...addresses, ...addresses].map((address, i) =>
    send({ message: `Sieć ${i}` }, address),
  );
  expect((await Promise.all(sent)).filter((status) => status === 200)).toHaveLength(limit);
  expect(await send({}, "2001:db8:0:1::1")).toBe(200);
});

test("a posted form is counted by the same address, and refused on a page that keeps the text", async () => {
  for (let i = 0; i < limit; i++) {
    const answer = await post({ message: `Formularz ${i}` });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/kontakt/wyslano"]);
  }
  const answer = await post({ message: "O jedną za dużo & <b>" }, { "X-Form": "submission=x" });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("600");
  const page = await answer.text();
  expect(page).toContain("O jedną za dużo &amp; &lt;b&gt;</textarea>");
  expect(page).toContain("Otrzymaliśmy od ciebie już kilka wiadomości.");
  expect(await send({ message: "Przez skrypt" })).toBe(429);
  expect((await post({}, { "X-Forwarded-For": "203.0.113.200" })).status).toBe(303);
  expect(await stored()).toHaveLength(limit + 1);
});

test("a form that is posted again and again is stored once, and its answer is not kept", async () => {
  const fields = { name: "Dwa razy" };
  for (let times = 0; times < limit * 2; times++) {
    const answer = await post(fields);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "no-store"]);
  }
  expect(await stored()).toHaveLength(1);
  const refused = await post({ ...fields, email: "", message: " " });
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([400, "no-store"]);
  const page = await refused.text();
  for (const text of [fields.name, "Podaj adres e-mail.", "Napisz wiadomość."]) {
    expect(page).toContain(text);
  }
  expect(await (await fetch(`${site}/kontakt`)).text()).not.toContain(fields.name);
});

test("a posted form with a filled trap is answered like any other, and marked", async () => {
  for (const trap of ["", "  ", "https://evil.example"]) {
    expect((await post({ message: `Pułapka „${trap}”`, [trapField]: trap })).status).toBe(303);
  }
  const trapped = (await stored()).map((row) => row.mail_status === "trapped");
  expect(trapped).toEqual([false, false, true]);
});

test("a form that is too large is refused on a page of the site, announced or not", async () => {
  const announced = await post({ message: "x".repeat(70_000) });
  expect(announced.status).toBe(413);
  expect(await announced.text()).toContain("Wiadomość jest za długa");
  const unannounced: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new Blob(Array(40).fill("message=x&".repeat(200))).stream(),
    duplex: "half",
  };
  expect((await fetch(`${site}/kontakt`, unannounced)).status).toBe(413);
  const long = await post({ message: "ą".repeat(5001) });
  expect(long.status).toBe(400);
  expect(await long.text()).toContain("a ma 5001.");
  expect((await post({ message: "🎬".repeat(5000) })).status).toBe(303);
});

test("anything but a form is refused, and no header of it reaches the page", async () => {
  const raw = (body: string, type: string) =>
    fetch(`${site}/kontakt`, { method: "POST", headers: { "Content-Type": type }, body });
  for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=x"]) {
    expect((await raw("name=x", type)).status, type).toBe(415);
  }
  for (const body of ["", "%", "name", "name=%ff&email=%00&message=%", "[object Object]"]) {
    expect((await raw(body, "application/x-www-form-urlencoded")).status, body).toBe(400);
  }
  const foreign = {
    Origin: "https://foreign.example",
    Cookie: "foreign=1",
    Accept: "text/x-foreign",
    "Accept-Language": "foreign",
  };
  const answer = await post({ email: "evil@" }, foreign);
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toContain("foreign");
});
