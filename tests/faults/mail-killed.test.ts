import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { chance } from "../support/seeded.ts";
import { startSite, type TestSite } from "../support/site.ts";
import { type SmtpTrap, startSmtp } from "../support/smtp.ts";
import { mailSettings, Visitors } from "../support/visitors.ts";

const rounds = process.env.TEST_LONG ? 21 : 3;
const perRound = 4;

/** The site dies after a message was stored, after a mail was handed over, or after it was taken. */
const deaths = ["stored", "handed over", "taken"] as const;

test(`killed ${rounds} times while it stores and mails, the site loses no message`, async () => {
  const { between } = chance();
  const dataDir = await mkdtemp(join(tmpdir(), "mail-killed-"));
  const smtp = await startSmtp();
  const visitors = new Visitors();
  let site: TestSite | undefined;
  onTestFinished(async () => {
    await site?.stop();
    await smtp.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  for (let round = 0; round < rounds; round++) {
    site = await startSite({ dataDir, env: mailSettings(smtp) });
    await visitors.at(site.url).letTimePass();
    const death = deaths[round % deaths.length] ?? "stored";
    const writing = await untilDeath(death, between(0, perRound - 1), visitors, smtp);
    await site.stop("SIGKILL");
    await Promise.all(writing);
    smtp.mode = "ok";
  }

  site = await startSite({ dataDir, env: mailSettings(smtp) });
  await visitors.at(site.url).letTimePass();
  await visitors.write(1);
  const states = async () => Object.keys(await visitors.states());
  await expect.poll(states, { timeout: 15_000 }).toEqual(["sent"]);

  const count = await visitors.count(smtp);
  console.log(`${rounds} deaths: ${JSON.stringify(count)}`);
  expect(count).toMatchObject({ lost: [], storedTwice: [], unmailed: [], unmarked: 0 });
  expect(count.told).toBeGreaterThan(1);
  // One mail is under way at a time, so a death doubles one message at most; some surely did.
  expect(count.again).toBeLessThanOrEqual(rounds);
  expect(count.again).toBeGreaterThanOrEqual(rounds / deaths.length);
}, 900_000);

/** Visitors write, all but the first few at once; ends when the moment has come. */
async function untilDeath(
  death: (typeof deaths)[number],
  first: number,
  visitors: Visitors,
  smtp: SmtpTrap,
): Promise<Promise<unknown>[]> {
  await visitors.write(first);
  if (death === "handed over") smtp.mode = "silent";
  const next = smtp.mails.length + 1;
  const writing = Array.from({ length: perRound - first }, () => visitors.write(1));
  if (death === "stored") await Promise.race(writing);
  else await smtp.caught(next);
  return writing;
}
