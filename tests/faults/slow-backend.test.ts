import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demoKeys } from "../support/demo-keys.ts";
import { openGate } from "../support/gate.ts";
import { newLedger } from "../support/ledger.ts";
import { findLosses } from "../support/losses.ts";
import { backendPid } from "../support/process-group.ts";
import { signIn, writerEnv } from "../support/signed-in.ts";
import { startSite, type TestSite } from "../support/site.ts";
import { prepareWriters, startWriters } from "../support/writers.ts";

const patience = { timeout: 30_000, interval: 100 };

/** Status and text of a page, and the milliseconds it took. */
async function visit(site: TestSite, path: string) {
  const began = performance.now();
  const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(40_000) });
  return { status: answer.status, text: await answer.text(), took: performance.now() - began };
}

const memoryOf = ({ process: { pid } }: TestSite) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

test("ten slow seconds: what is cached comes at once, the rest is told in time, nothing piles up", async () => {
  const upstream = await startSite({ env: demoKeys });
  const gate = await openGate(upstream.url);
  const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
  const site = await startSite({ env: { SUPABASE_URL: gate.url, SUPABASE_PUBLISHABLE_KEY } });
  await visit(site, "/case-studies");
  await visit(site, "/blog");
  const before = memoryOf(site);

  gate.hold();
  const arrived = gate.nextHeld();
  const crowd = Array.from({ length: 300 }, () => visit(site, "/blog/wpis-ktorego-nie-ma"));
  await arrived;
  const cached = await visit(site, "/blog");
  expect(cached.status).toBe(200);
  expect(cached.took).toBeLessThan(3_000);
  // The first of them arrived; the three hundred are one question.
  expect(gate.heldCount()).toBeLessThan(10);
  const strangers = Array.from({ length: 40 }, (_, i) => visit(site, `/case-studies/${1000 + i}`));
  for (const answers of [await Promise.all(crowd), await Promise.all(strangers)]) {
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(30_000);
    expect(answers[0]?.text).toContain("Spróbuj ponownie");
  }
  // Mebibytes of hundreds of errors on their way, most of them rubbish by now.
  expect(memoryOf(site) - before).toBeLessThan(250);
  gate.release();
  const after = await visit(site, "/blog/wpis-ktorego-nie-ma");
  expect(after.status).toBe(404);
  expect(after.took).toBeLessThan(5_000);
  await gate.shut();
  await Promise.all([site.stop(), upstream.stop()]);
}, 120_000);

test("a backend that stands still is noticed and started anew; what waited is answered, nothing is lost", async () => {
  const site = await startSite({ env: { ...writerEnv, SEED: "demo" } });
  const ledger = newLedger();
  const writer = await signIn(site.url);
  await prepareWriters(site.url, writer);
  await visit(site, "/kontakt");
  const writers = startWriters(site.url, writer, ledger, true);
  await writers.answered(10);
  process.kill(backendPid(site), "SIGSTOP");
  expect(await visit(site, "/kontakt")).toMatchObject({ status: 200 });
  const said = (event: string) => site.log.filter((line) => line.event === event).length;
  await expect.poll(() => said("backend-stuck"), patience).toBe(1);
  await expect.poll(() => said("backend-started"), patience).toBe(2);
  const promised = ledger.changed.promised;
  await expect.poll(() => ledger.changed.promised, patience).toBeGreaterThan(promised);
  writers.stop();
  const statuses = await writers.done;
  expect(statuses.filter((status) => ![200, 201, 204, 500, 503].includes(status))).toEqual([]);
  const losses = await findLosses(site.url, demoKeys.SUPABASE_SECRET_KEY, ledger);
  expect(losses).toEqual({ lost: [], halves: [], doubles: [] });
  await site.stop();
}, 120_000);
