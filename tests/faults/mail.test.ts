import { describe, expect, type TestContext, test } from "vitest";
import { startSite, type TestSite } from "../support/site.ts";
import { type SmtpMode, startSmtp } from "../support/smtp.ts";
import { mailSettings, Visitors } from "../support/visitors.ts";

const long = Boolean(process.env.TEST_LONG);

/** What every story must end with. */
const nothingLost = { lost: [], storedTwice: [], unmailed: [], unmarked: 0 };

async function open(context: TestContext) {
  const smtp = await startSmtp();
  context.onTestFinished(() => smtp.stop());
  const site = await startSite({ env: mailSettings(smtp) });
  context.onTestFinished(async () => void (await site.stop()));
  // Tests that run side by side each have an `expect` of their own for what they wait for.
  const soon = <T>(look: () => T, timeout = 15_000) => context.expect.poll(look, { timeout });
  return { smtp, site, soon, visitors: new Visitors().at(site.url) };
}

const events = (site: TestSite, event: string) => site.log.filter((line) => line.event === event);
const health = async (site: TestSite) => (await fetch(`${site.url}/readyz`)).json();

/** Visitors never wait for the mail server, which is given ten seconds at least. */
async function writeQuickly(visitors: Visitors, count: number): Promise<void> {
  const began = performance.now();
  expect(await visitors.write(count)).toEqual(Array(count).fill(true));
  expect(performance.now() - began).toBeLessThan(9_000);
}

// Three servers that mostly wait: side by side they take as long as the slowest.
describe.concurrent("a mail server", () => {
  test("that is away, busy, refusing or dying loses nobody's message", async (context) => {
    const { smtp, site, soon, visitors } = await open(context);

    // Away: nobody listens at its address.
    await smtp.stop();
    await writeQuickly(visitors, 3);
    await soon(() => events(site, "contact_mail_waiting").length).toBeGreaterThan(0);
    expect(events(site, "contact_mail_waiting")[0]).toMatchObject({ level: "warn", attempts: 1 });
    expect(await health(site)).toMatchObject({ mail: "waiting", ready: true });
    const back = await startSmtp("later", Number(new URL(smtp.url).port));
    context.onTestFinished(() => back.stop());

    // Busy, at each of the three places where it may say so.
    for (const at of ["mail", "rcpt", "data"] as const) {
      back.at = at;
      const before = events(site, "contact_mail_waiting").length;
      await writeQuickly(visitors, 2);
      const waiting = () => events(site, "contact_mail_waiting").length;
      await soon(waiting).toBeGreaterThanOrEqual(before + 2);
    }
    await soon(() => visitors.states()).toEqual({ waiting: 9 });
    await visitors.holdBack();

    // Refusing for good: told by the health check and the log, never tried again.
    for (const [index, at] of (["mail", "rcpt", "data"] as const).entries()) {
      Object.assign(back, { mode: "never", at });
      await writeQuickly(visitors, 1);
      const failed = () => events(site, "contact_mail_failed");
      await soon(() => failed().length).toBe(index + 1);
      expect(failed().at(-1)).toMatchObject({ error: expect.stringContaining("550") });
    }
    expect(await health(site)).toMatchObject({ mail: "failed" });
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);

    // Dying after the whole mail, before its answer: that one may be there twice, and says so.
    back.mode = "dies";
    const caught = back.mails.length;
    await writeQuickly(visitors, 1);
    await back.caught(caught + 1);
    await soon(async () => (await visitors.states()).waiting).toBe(10);

    // At last it works.
    back.mode = "ok";
    await visitors.letTimePass();
    await writeQuickly(visitors, 1);
    await soon(() => visitors.states()).toEqual({ sent: 11, failed: 3 });
    expect(await visitors.count(back)).toEqual({ ...nothingLost, told: 14, mailed: 11, again: 1 });
    expect(site.output.join("\n")).not.toMatch(/Gość|gosc@/);
  }, 120_000);

  // How long each silence is borne is nodemailer's to measure; the longest are walked in the long run.
  const silences: [SmtpMode, { within: number; again: number }][] = [
    ["mute", { within: 15_000, again: 0 }],
    ...(long ? ([["silent", { within: 40_000, again: 2 }]] satisfies typeof silences) : []),
    ...(long ? ([["drips", { within: 100_000, again: 2 }]] satisfies typeof silences) : []),
  ];
  test.for(silences)(
    "that is %s holds no visitor up, and is given up in time",
    { timeout: 240_000 },
    async ([mode, { within, again }], context) => {
      const { smtp, site, soon, visitors } = await open(context);
      smtp.mode = mode;
      await writeQuickly(visitors, 1);
      await soon(() => visitors.states()).toEqual({ sending: 1 });
      await writeQuickly(visitors, 4);
      const waiting = () => events(site, "contact_mail_waiting").length;
      await soon(waiting, within).toBeGreaterThan(0);

      // It is restarted. Whoever was being served just then is due again like the others.
      smtp.mode = "ok";
      smtp.hangUp();
      await soon(async () => (await visitors.states()).sending).toBeUndefined();
      await visitors.letTimePass();
      await writeQuickly(visitors, 1);
      await soon(() => visitors.states()).toEqual({ sent: 6 });
      expect(await visitors.count(smtp)).toMatchObject({ ...nothingLost, told: 6, mailed: 6 });
      expect((await visitors.count(smtp)).again).toBeLessThanOrEqual(again);
    },
  );

  test("that answers slowly, a line at a time, is heard to the end", async (context) => {
    const { smtp, soon, visitors } = await open(context);
    smtp.mode = "drips";
    await writeQuickly(visitors, 3);
    await smtp.caught(1);
    expect(await visitors.states()).toEqual({ sending: 1, waiting: 2 });
    smtp.mode = "ok";
    await soon(() => visitors.states()).toEqual({ sent: 3 });
    expect(await visitors.count(smtp)).toEqual({ ...nothingLost, told: 3, mailed: 3, again: 0 });
  }, 120_000);
});
