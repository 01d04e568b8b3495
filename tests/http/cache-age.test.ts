import { setTimeout as pass } from "node:timers/promises";
import { expect, test } from "vitest";
import { demoKeys } from "../support/demo-keys.ts";
import { openGate } from "../support/gate.ts";
import { startSite } from "../support/site.ts";

/** Waits as long as the cache really does; the rules themselves are tested beside it with a clock. */
test.runIf(process.env.TEST_LONG)(
  "a page long past its age is served as before when the backend is dead, and renewed when it is back",
  async () => {
    const first = await startSite({ env: demoKeys });
    const gate = await openGate(first.url);
    const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
    const second = await startSite({ env: { SUPABASE_URL: gate.url, SUPABASE_PUBLISHABLE_KEY } });
    const before = await (await fetch(`${second.url}/blog`)).text();
    await gate.shut();
    await pass(11_000);

    const began = performance.now();
    const stale = await fetch(`${second.url}/blog`);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(stale.status).toBe(200);
    expect(await stale.text()).toBe(before);

    await gate.reopen();
    await fetch(`${first.url}/rest/v1/blog_posts?slug=not.is.null`, {
      method: "PATCH",
      headers: { apikey: demoKeys.SUPABASE_SECRET_KEY, "Content-Type": "application/json" },
      body: JSON.stringify({ title: "Wszystko nowe" }),
    });
    expect(await (await fetch(`${second.url}/blog`)).text()).toContain("Wszystko nowe");
    await gate.shut();
    await Promise.all([first.stop(), second.stop()]);
  },
  120_000,
);
