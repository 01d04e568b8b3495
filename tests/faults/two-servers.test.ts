import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pass } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoKeys } from "../support/demo-keys.ts";
import { newLedger } from "../support/ledger.ts";
import { findLosses } from "../support/losses.ts";
import { killGroup, ownGroup } from "../support/process-group.ts";
import { chance } from "../support/seeded.ts";
import { signIn, writerEnv } from "../support/signed-in.ts";
import { launchSite, startSite, type TestSite } from "../support/site.ts";
import { prepareWriters, startWriters } from "../support/writers.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "two-servers-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const options = () => ({ dataDir, env: writerEnv, through: ownGroup });
const ledger = newLedger();
const noLoss = { lost: [], halves: [], doubles: [] };
const losses = (site: TestSite) => findLosses(site.url, demoKeys.SUPABASE_SECRET_KEY, ledger);

test("of two first starts at the same moment one serves, the other says why not; neither harms the other", async () => {
  const started = await Promise.allSettled([startSite(options()), startSite(options())]);
  const [site, ...more] = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const refused = started.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
  if (!site) throw new Error(refused.join("\n"));
  expect(more).toEqual([]);
  expect(refused).toEqual([expect.stringContaining(`Another server is using ${dataDir}.`)]);

  const writer = await signIn(site.url);
  await prepareWriters(site.url, writer);
  const writers = startWriters(site.url, writer, ledger);
  await writers.answered(10);
  // Others try meanwhile, and are killed on the way.
  const random = chance();
  for (let attempt = 0; attempt < 3; attempt++) {
    const other = await launchSite(options());
    await pass(random.between(300, 1_500));
    await killGroup(other);
  }
  await writers.answered(20);
  writers.stop();
  expect((await writers.done).filter((status) => status >= 300 || status === 0)).toEqual([]);
  expect(await losses(site)).toEqual(noLoss);
  await killGroup(site);
}, 120_000);

test("after kill -9 of the first, or of its web process alone, the next start has everything", async () => {
  const second = await startSite(options());
  expect(await losses(second)).toEqual(noLoss);
  const writer = await signIn(second.url);
  const writers = startWriters(second.url, writer, ledger);
  await writers.answered(10);
  second.process.kill("SIGKILL");
  await writers.done;
  // Its backend may still be closing its files.
  const third = await startSite(options());
  expect(await losses(third)).toEqual(noLoss);
  await third.stop();
}, 120_000);
