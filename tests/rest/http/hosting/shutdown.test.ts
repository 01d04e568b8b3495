import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { sharedSite } from "../../../http/support/sites.ts";
import { demoKeys } from "../../../support/demo-keys.ts";
import { openGate } from "../../../support/gate.ts";
import { backendPid } from "../../../support/process-group.ts";
import { scratchDirectory } from "../../../support/scratch-directory.ts";
import { signIn, writerEnv } from "../../../support/signed-in.ts";
import { startSite } from "../../../support/site.ts";
import { findLosses, newLedger, prepareWriters, startWriters } from "../../../support/writers.ts";

/** A site that waits for the answer to one visitor's question. */
async function startAmidRequest() {
  const gate = await openGate((await sharedSite("demo")).url);
  onTestFinished(() => gate.shut());
  const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
  const site = await startSite({ env: { SUPABASE_URL: gate.url, SUPABASE_PUBLISHABLE_KEY } });
  gate.hold();
  // The site asks by itself whether its Supabase is ready; only a page asks for redirects.
  const arrived = gate.nextHeld("/redirects?");
  const answer = fetch(`${site.url}/blog`).catch((error: Error) => error);
  await arrived;
  return { gate, site, answer };
}

test("a request in flight is finished, new ones are not taken", async () => {
  const { gate, site, answer } = await startAmidRequest();
  const stopped = site.stop();
  await expect.poll(() => fetch(`${site.url}/healthz`).catch(() => "refused")).toBe("refused");
  gate.release();
  const answered = await answer;
  if (answered instanceof Error) throw answered;
  expect(answered.status).toBe(200);
  expect(await answered.text()).toContain("</html>");
  expect((await stopped).code).toBe(0);
});

test("a request that never ends is cut off", async () => {
  const { site, answer } = await startAmidRequest();
  const { code } = await site.stop();
  expect(code).toBe(0);
  expect(await answer).toBeInstanceOf(Error);
});

test("SIGTERM amid writes, to the backend at the same moment, loses nothing; an idle server ends in spite of open connections", async () => {
  const dataDir = scratchDirectory(onTestFinished);
  const site = await startSite({ dataDir, env: writerEnv });
  const ledger = newLedger();
  await prepareWriters(site.url);
  const writers = startWriters(site.url, await signIn(site.url), ledger);
  await writers.answered(20);
  // systemd and Ctrl+C signal both processes.
  process.kill(backendPid(site), "SIGTERM");
  expect((await site.stop()).code).toBe(0);
  const statuses = await writers.done;
  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  const next = await startSite({ dataDir, env: writerEnv });
  expect(await findLosses(next.url, ledger)).toEqual([]);

  await fetch(next.url); // fetch keeps its connection open
  const idle = connect(Number(new URL(next.url).port), "127.0.0.1");
  await once(idle, "connect");
  const { code } = await next.stop("SIGINT");
  idle.destroy();
  expect(code).toBe(0);
  expect(next.log.at(-1)?.event).toBe("stopped");
});
