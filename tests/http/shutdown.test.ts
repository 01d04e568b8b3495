import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { demoKeys } from "../support/demo-keys.ts";
import { openGate } from "../support/gate.ts";
import { startSite } from "../support/site.ts";

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends an idle server at once, in spite of open connections",
  async (signal) => {
    const site = await startSite({ env: { SEED: "none" } });
    await fetch(site.url); // fetch keeps its connection open
    const idle = connect(Number(new URL(site.url).port), "127.0.0.1");
    await once(idle, "connect");
    const began = performance.now();
    const { code } = await site.stop(signal);
    idle.destroy();
    expect(code).toBe(0);
    // Well before what is still being answered would be cut off.
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(site.log.at(-1)?.event).toBe("stopped");
  },
);

test("requests in flight are finished, new ones are not taken, and it takes at most five seconds", async () => {
  const upstream = await startSite({ env: { ...demoKeys, SEED: "none" } });
  const gate = await openGate(upstream.url);
  const site = await startSite({
    env: { SUPABASE_URL: gate.url, SUPABASE_PUBLISHABLE_KEY: demoKeys.SUPABASE_PUBLISHABLE_KEY },
  });
  gate.hold();
  const arrived = gate.nextHeld();
  const inFlight = fetch(`${site.url}/blog`);
  await arrived;

  const began = performance.now();
  const stopped = site.stop();
  await expect.poll(() => fetch(`${site.url}/healthz`).catch(() => "refused")).toBe("refused");
  gate.release();
  const answer = await inFlight;
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("</html>");
  expect((await stopped).code).toBe(0);
  expect(performance.now() - began).toBeLessThan(5_000);
  await gate.shut();
  await upstream.stop();
}, 120_000);

test("a request that never ends is cut off after less than five seconds", async () => {
  const gate = await openGate("http://127.0.0.1:9");
  const site = await startSite({
    env: { SUPABASE_URL: gate.url, SUPABASE_PUBLISHABLE_KEY: demoKeys.SUPABASE_PUBLISHABLE_KEY },
  });
  gate.hold();
  const arrived = gate.nextHeld();
  const inFlight = fetch(`${site.url}/blog`).catch((error: Error) => error);
  await arrived;
  const began = performance.now();
  const { code } = await site.stop();
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(code).toBe(0);
  expect(await inFlight).toBeInstanceOf(Error);
  await gate.shut();
});
