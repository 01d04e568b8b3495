import { expect, test } from "vitest";
import { demoKeys } from "../support/demo-keys.ts";
import { newLedger } from "../support/ledger.ts";
import { findLosses } from "../support/losses.ts";
import { backendPid } from "../support/process-group.ts";
import { chance } from "../support/seeded.ts";
import { signIn, writerEnv } from "../support/signed-in.ts";
import { startSite } from "../support/site.ts";
import { prepareWriters, startWriters } from "../support/writers.ts";

const kills = process.env.TEST_LONG ? 12 : 3;
const patience = { timeout: 60_000, interval: 50 };

/** Reads pages from answer to answer; each must come well before a visitor gives up. */
function startReaders(url: string, paths: string[]) {
  let reading = true;
  const seen: [path: string, status: number][] = [];
  const read = async (path: string) => {
    while (reading) {
      const signal = AbortSignal.timeout(10_000);
      const status = await fetch(url + path, { signal }).then(
        (answer) => answer.text().then(() => answer.status),
        () => 0,
      );
      seen.push([path, status]);
    }
  };
  const all = Promise.all(paths.map(read));
  return async () => {
    reading = false;
    await all;
    return seen;
  };
}

test(`the backend killed ${kills} times amid writes: pages flow, nobody hangs, nothing is lost`, async () => {
  const random = chance();
  const site = await startSite({ env: { ...writerEnv, SEED: "demo" } });
  const ledger = newLedger();
  const writer = await signIn(site.url);
  await prepareWriters(site.url, writer);
  const stopReading = startReaders(site.url, ["/", "/kontakt", "/blog", "/healthz"]);
  const writers = startWriters(site.url, writer, ledger, true);
  const said = (event: string) => site.log.filter((line) => line.event === event).length;

  for (let kill = 1; kill <= kills; kill++) {
    // Somewhere among the answers of a backend that is up.
    const promised = ledger.changed.promised;
    await expect
      .poll(() => ledger.changed.promised, patience)
      .toBeGreaterThan(promised + random.between(1, 5));
    process.kill(backendPid(site), "SIGKILL");
    await expect.poll(() => said("backend-started"), patience).toBe(kill + 1);
  }
  const promised = ledger.changed.promised;
  await expect.poll(() => ledger.changed.promised, patience).toBeGreaterThan(promised);
  writers.stop();
  const statuses = await writers.done;
  const pages = await stopReading();

  expect(said("backend-died")).toBe(kills);
  expect(statuses.filter((status) => ![200, 201, 204, 500, 503].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(0);
  const failed = pages.filter(([path, status]) => status !== 200 && path !== "/blog");
  expect(failed).toEqual([]);
  // The list is made anew after each write, so without a backend it says so instead.
  expect(pages.filter(([, status]) => ![200, 503].includes(status))).toEqual([]);
  expect(await findLosses(site.url, demoKeys.SUPABASE_SECRET_KEY, ledger)).toEqual({
    lost: [],
    halves: [],
    doubles: [],
  });
  expect((await site.stop()).code).toBe(0);
}, 300_000);
