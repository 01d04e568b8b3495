import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { backendPid } from "../../support/process-group.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { runSite, startSite, type TestSite } from "../../support/site.ts";
import { type SmtpTrap, startSmtp } from "../../support/smtp.ts";

const message = { email: "janina@example.pl", message: "Dzień dobry, sekret" };

const dataDir = scratchDirectory();
let mail: Record<string, string>;
let smtp: SmtpTrap;
let site: TestSite;

beforeAll(async () => {
  smtp = await startSmtp();
  smtp.mode = "locked";
  mail = { SMTP_URL: smtp.url.replace("//", "//kadr:geheim@"), CONTACT_TO: "biuro@kadr.example" };
  await start({ ...mail, ADMIN_EMAIL: "ela@kadr.example", ADMIN_PASSWORD: "ela12345" });
});
afterAll(async () => {
  if (site.process.exitCode === null && site.process.signalCode === null) await site.stop();
  await smtp.stop();
});

async function start(env: Record<string, string>) {
  site = await startSite({ dataDir, env: { SEED: "none", ...demoKeys, ...env } });
}

async function post(name: string) {
  const answer = await fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...message, name }),
  });
  return answer.status;
}

async function mailHealth(): Promise<unknown> {
  return (await fetch(`${site.url}/readyz`)).json();
}

function change(row: object) {
  return databaseOf(site.url).from("contact_messages").update(row);
}

test("the operator is warned of each thing once, and no line has anything personal", async () => {
  await expect.poll(mailHealth).toMatchObject({ ready: true, mail: "unusable" });
  const health = await fetch(`${site.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
  const headers = { "X-Forwarded-For": "203.0.113.9", "User-Agent": "Tell-Tale/1.0" };
  let id: string | null = null;
  for (const path of ["/healthz", "/blog?email=jan@example.com"]) {
    id = (await fetch(site.url + path, { headers })).headers.get("x-request-id");
  }
  const refused = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: demoKeys.SUPABASE_PUBLISHABLE_KEY, "content-type": "application/json" },
    body: JSON.stringify({ email: "kto@kadr.example", password: "tajne-haslo" }),
  });
  expect(refused.status).toBe(400);
  const warnings = () => site.log.filter(({ level }) => level === "warn");
  await expect
    .poll(() => warnings().map(({ event, message }) => message ?? event))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ADMIN_PASSWORD is too weak/),
        expect.stringMatching(/^The mail server of SMTP_URL cannot be used/),
        expect.stringMatching(/SITE_URL is not set/),
        "sign-in-failed",
      ]),
    );
  expect(warnings()).toHaveLength(4);
  await expect
    .poll(() => site.log.find((line) => line.id === id))
    .toMatchObject({ event: "request", method: "GET", path: "/blog", status: 200 });
  // docs/operating.md has a fail2ban filter for this line, which names an address as no other does.
  expect(site.output.find((line) => line.includes("sign-in-failed"))).toMatch(
    /^\{.*"time":"\d{4}-.*Z".*"address":"127\.0\.0\.1".*"event":"sign-in-failed"\}$/,
  );
  const requests = site.log.filter(({ event }) => event === "request");
  expect(JSON.stringify(requests)).not.toContain("127.0.0.1");
  expect(site.output.join("\n")).not.toMatch(
    /geheim|ela12345|tajne-haslo|kto@|203\.0\.113\.9|Tell-Tale|jan@example/,
  );
});

test("a taken port is named, and the start ends", async () => {
  const { port } = new URL(site.url);
  const { code, output } = await runSite({ env: { PORT: port, SEED: "none" } });
  expect(code).toBe(1);
  expect(output).toContain(`port ${port} on 127.0.0.1 is taken`);
  expect(output).not.toMatch(/\n\s+at /);
});

// One test, because each start begins with the messages that the one before left.
test("a message outlives a kill and a refusal", async () => {
  // It takes the mail, but the process dies before the answer.
  smtp.mode = "silent";
  expect(await post("Pierwsza")).toBe(200);
  const [first] = await smtp.caught(1);
  await site.stop("SIGKILL");
  smtp.mode = "ok";

  // A lease so long is of a clock that was ahead: it does not hold the next worker up.
  await start({ ...mail, CONTACT_LIMIT: "50" });
  await databaseOf(site.url)
    .from("notifications")
    .update({ lease_until: "2099-01-01" })
    .eq("status", "sending")
    .throwOnError();
  expect(await post("Druga")).toBe(200);
  const mails = (await smtp.caught(3)).slice(1).map(({ parsed }) => parsed);
  const again = mails.find(({ messageId }) => messageId === first?.parsed.messageId);
  expect(again?.subject).toBe("[możliwy duplikat] Wiadomość ze strony: Pierwsza");
  expect(mails.map(({ subject }) => subject)).toContain("Wiadomość ze strony: Druga");
  expect(await mailHealth()).toMatchObject({ mail: "ok" });

  // The link of the mail: programs that open it change nothing, the button does, and no log names it.
  const [link = "", token = "none"] =
    /http\S+\/odpowiedziano\/(\w+)/.exec(mails[0]?.text ?? "") ?? [];
  const address = new URL(link).pathname;
  const states = [];
  for (const method of ["GET", "HEAD", "GET", "POST", "POST"]) {
    const body = method === "POST" ? new URLSearchParams() : null;
    const answer = await fetch(site.url + address, { method, body });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    const html = await answer.text();
    expect(html).not.toMatch(/sekret|janina@/);
    states.push(/<h1[^>]*>([^<]*)/.exec(html)?.[1]);
  }
  expect(states).toEqual([
    ...["Odpowiedź wysłana?", undefined, "Odpowiedź wysłana?"],
    ...["Zapisane", "Już\u00a0odpowiedziano"],
  ]);
  expect(await fetch(`${site.url}/odpowiedziano/x`)).toMatchObject({ status: 404 });
  expect(site.output.join("\n")).not.toContain(token);

  // Refused for good: the health check says so until a person has dealt with it.
  smtp.mode = "never";
  expect(await post("Trzecia")).toBe(200);
  await expect.poll(mailHealth).toMatchObject({ mail: "failed" });
  await expect.poll(() => site.log.map(({ event }) => event)).toContain("contact_mail_failed");
  await change({ mail_status: "dismissed" }).eq("mail_status", "failed").throwOnError();
  expect(await mailHealth()).toMatchObject({ mail: "ok" });

  // A mail under way does not hold the process back.
  smtp.mode = "silent";
  expect(await post("Czwarta")).toBe(200);
  await smtp.caught(4);
  expect((await site.stop()).code).toBe(0);
  // The backend has ended too: a copy of the data directory is complete now.
  expect(() => process.kill(backendPid(site), 0)).toThrow("ESRCH");
  expect(site.output.join("\n")).not.toMatch(/Druga|janina@|sekret/);
}, 120_000);
