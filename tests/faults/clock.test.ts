import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hour, movableClock, year } from "../support/clock.ts";
import { writerEnv } from "../support/signed-in.ts";
import { startSite, type TestSite } from "../support/site.ts";
import { type SmtpTrap, startSmtp } from "../support/smtp.ts";
import type { Pass } from "../support/writers.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const jumps = [-5_000, 3 * hour, 2 * year, -2 * hour, -2 * year, 0];

let clock: Awaited<ReturnType<typeof movableClock>>;
let smtp: SmtpTrap;
let dataDir: string;
let site: TestSite;
const start = () =>
  startSite({
    dataDir,
    env: {
      ...writerEnv,
      ...clock.env,
      CONTACT_LIMIT: "2",
      SMTP_URL: smtp.url,
      CONTACT_TO: "biuro@kadr.example",
    },
  });
beforeAll(async () => {
  [clock, smtp] = await Promise.all([movableClock(), startSmtp()]);
  dataDir = await mkdtemp(join(tmpdir(), "clock-"));
  site = await start();
});
afterAll(async () => {
  await site.stop();
  await Promise.all([smtp.stop(), clock.forget(), rm(dataDir, { recursive: true, force: true })]);
});

const headersOf = ({ apikey, token }: Pass) => ({
  apikey,
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});
const addPost = async (pass: Pass, slug: string) => {
  const body = JSON.stringify({ title: slug, slug, author: "Zespół" });
  const init = { method: "POST", headers: headersOf(pass), body };
  return (await fetch(`${site.url}/rest/v1/blog_posts`, init)).status;
};
const slugsFor = async (headers: Record<string, string>): Promise<string[]> => {
  const answer = await fetch(`${site.url}/rest/v1/blog_posts?select=slug&order=id`, { headers });
  expect(answer.status).toBe(200);
  const rows: { slug: string }[] = await answer.json();
  return rows.map(({ slug }) => slug);
};
const sendMessage = async (name: string) => {
  const body = JSON.stringify({ name, email: "jan@example.com", message: "Dzień dobry" });
  const init = { method: "POST", headers: { "content-type": "application/json" }, body };
  return (await fetch(`${site.url}/functions/v1/send-contact-email`, init)).status;
};

test("wherever the clock jumps: who signs in works on, pages show it, messages come in, nothing is lost", async () => {
  const written: string[] = [];
  for (const [index, jump] of jumps.entries()) {
    const pass = await clock.jump(jump, site);
    const slug = `skok-${index}`;
    expect(await addPost(pass, slug), `${jump}`).toBe(201);
    written.push(slug);
    expect(await slugsFor(headersOf(pass))).toEqual(written);
    expect(await slugsFor({ apikey: pass.apikey })).toContain(slug);
    const page = await fetch(`${site.url}/blog`);
    expect([page.status, (await page.text()).includes(`/blog/${slug}`)]).toEqual([200, true]);
    // A window of its own wherever the jump was longer than one.
    const sent = [await sendMessage("Jan"), await sendMessage("Ewa")];
    if (Math.abs(jump) > hour) expect(sent, `${jump}`).toEqual([200, 200]);
  }
  // What was published by a clock ahead comes when its time has come.
  const pass = await clock.jump(0, site);
  expect(await slugsFor({ apikey: pass.apikey })).not.toContain("skok-2");
  await clock.jump(2 * year + hour, site);
  expect(await slugsFor({ apikey: pass.apikey })).toEqual(written);
});

test("an old session is over after a jump, and its owner in again by his password", async () => {
  const before = await clock.jump(0, site);
  for (const jump of [-2 * year, 2 * year]) {
    const after = await clock.jump(jump, site);
    const read = async (pass: Pass) =>
      (await fetch(`${site.url}/rest/v1/blog_posts`, { headers: headersOf(pass) })).status;
    expect([await read(before), await read(after)], `${jump}`).toEqual([401, 200]);
  }
  await clock.jump(0, site);
  expect(
    (await fetch(`${site.url}/rest/v1/blog_posts`, { headers: headersOf(before) })).status,
  ).toBe(200);
});

test("a mail put off by a clock years ahead leaves when the clock is right again", async () => {
  await clock.jump(2 * year + 5 * hour, site);
  smtp.mode = "later";
  expect(await sendMessage("Odłożona")).toBe(200);
  await expect
    .poll(() => site.log.map(({ event }) => event), { timeout: 10_000 })
    .toContain("contact_mail_waiting");
  await clock.jump(-hour, site);
  smtp.mode = "ok";
  const before = smtp.mails.length;
  expect(await sendMessage("Nowa")).toBe(200);
  const subjects = () => smtp.mails.slice(before).map(({ parsed }) => parsed.subject);
  await expect.poll(subjects, { timeout: 10_000 }).toContain("Wiadomość ze strony: Nowa");
  await expect.poll(subjects, { timeout: 10_000 }).toContain("Wiadomość ze strony: Odłożona");
});

test("a start with a clock years behind finds everything", async () => {
  const before = await slugsFor(headersOf(await clock.jump(0, site)));
  await clock.jump(-2 * year, site);
  await site.stop();
  site = await start();
  const pass = await clock.jump(-2 * year, site);
  expect(await slugsFor(headersOf(pass))).toEqual(before);
  expect(await addPost(pass, "za-wczesnie")).toBe(201);
});
