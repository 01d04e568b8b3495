import { afterAll, beforeAll, expect, test } from "vitest";
import { demoKeys } from "../support/demo-keys.ts";
import { openGate } from "../support/gate.ts";
import { startSite, type TestSite } from "../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: demoKeys });
});
afterAll(() => site.stop());

/** What the server lets in: so many at once, and so many waiting. */
const TAKEN = 16 + 400;
const EXCESS = 20;

test("when too many pages wait for a slow backend, the rest is refused at once, and nothing else suffers", async () => {
  const gate = await openGate(site.url);
  const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
  const second = await startSite({ env: { SUPABASE_URL: gate.url, SUPABASE_PUBLISHABLE_KEY } });
  try {
    const known = await fetch(`${second.url}/blog`);
    gate.hold();
    // Pages of posts that do not exist: each is rendered, none is kept.
    const ask = (at: number) => fetch(`${second.url}/blog/brak-${at}`);
    const asked = Array.from({ length: TAKEN + EXCESS }, (_, at) => ask(at));
    let refusals = 0;
    for (const sent of asked) {
      sent.then(({ headers }) => {
        if (headers.has("retry-after")) refusals++;
      });
    }
    await expect.poll(() => refusals, { timeout: 20_000 }).toBeGreaterThanOrEqual(EXCESS);
    const refused = await Promise.race(asked);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(await refused.text()).toContain("Odśwież stronę za kilka sekund.");

    expect(await (await fetch(`${second.url}/blog`)).text()).toBe(await known.text());
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);

    const ready = fetch(`${second.url}/readyz`);
    await gate.shut();
    expect((await ready).status).toBe(503);
    expect(await (await ready).json()).toMatchObject({ ready: false, overloaded: true });
    // The rest fails when its turn comes, or is refused after five seconds of waiting.
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(503);
    await gate.reopen();
    expect((await ask(TAKEN + EXCESS)).status).toBe(404);
  } finally {
    await gate.shut();
    await second.stop();
  }
});
