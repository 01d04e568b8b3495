import { expect, onTestFinished, test } from "vitest";
import { backendPid } from "../../support/process-group.ts";
import { chance, times } from "../../support/seeded.ts";
import { signIn, writerEnv } from "../../support/signed-in.ts";
import { startSite } from "../../support/site.ts";
import { findLosses, newLedger, prepareWriters, startWriters } from "../../support/writers.ts";

const kills = times(6);
const polling = { timeout: 60_000, interval: 50 };

/** Reads pages from answer to answer; the returned function ends that and tells each status. */
function startReaders(url: string, paths: string[]) {
  let reading = true;
  const seen: [path: string, status: number][] = [];
  const read = async (path: string) => {
    while (reading) {
      const signal = AbortSignal.timeout(30_000);
      const answer = await fetch(url + path, { signal }).catch(() => null);
      await answer?.arrayBuffer();
      seen.push([path, answer?.status ?? 0]);
    }
  };
  const all = Promise.all(paths.map(read));
  return async () => {
    reading = false;
    await all;
    return seen;
  };
}

test(`the backend killed ${kills} times amid writes: pages go on, every request is answered, nothing is lost`, async () => {
  const random = chance();
  const site = await startSite({ env: { ...writerEnv, SEED: "demo" } });
  onTestFinished(async () => void (await site.stop()));
  const ledger = newLedger();
  await prepareWriters(site.url);
  const stopReading = startReaders(site.url, ["/", "/kontakt", "/blog", "/healthz"]);
  const writers = startWriters(site.url, await signIn(site.url), ledger, true);
  const count = (event: string) => site.log.filter((line) => line.event === event).length;
  const moreChanges = async (number: number) => {
    const { confirmed } = ledger.changes;
    await expect
      .poll(() => ledger.changes.confirmed, polling)
      .toBeGreaterThanOrEqual(confirmed + number);
  };

  for (let kill = 1; kill <= kills; kill++) {
    await moreChanges(random.between(1, 5));
    process.kill(backendPid(site), "SIGKILL");
    await expect.poll(() => count("backend-started"), polling).toBe(kill + 1);
  }
  await moreChanges(1);
  writers.stop();
  const statuses = await writers.done;
  const pages = await stopReading();

  expect(count("backend-died")).toBe(kills);
  expect(statuses.filter((status) => ![200, 201, 204, 500, 503].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(0);
  // Without a backend only the list can fail: every write makes it anew.
  const failed = pages.filter(([path, status]) => status !== 200 && path !== "/blog");
  expect(failed).toEqual([]);
  expect(pages.filter(([, status]) => ![200, 503].includes(status))).toEqual([]);
  expect(await findLosses(site.url, ledger)).toEqual([]);
}, 300_000);
