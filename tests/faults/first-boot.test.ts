import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pass } from "node:timers/promises";
import { expect, test } from "vitest";
import { lockDataDir } from "../../server/backend/child/lock.ts";
import { brokenRules } from "../support/database-rules.ts";
import { demoKeys } from "../support/demo-keys.ts";
import { killGroup, ownGroup } from "../support/process-group.ts";
import { chance } from "../support/seeded.ts";
import { launchSite, startSite } from "../support/site.ts";

const directories = process.env.TEST_LONG ? 12 : 1;
const killsEach = 4;

/** The account that the start printed last, if it did. */
function shownAccount(lines: string[]): { email: string; password: string } | null {
  const said = (label: string) =>
    lines
      .findLast((line) => line.trim().startsWith(label))
      ?.trim()
      .split(/\s+/)[1];
  const [email, password] = [said("Administrator"), said("Password")];
  return email && password ? { email, password } : null;
}

test("the first start killed at any moment: the next one has all of it, once, and a way in", async () => {
  const random = chance();
  const env = { ...demoKeys, SIGN_IN_LIMIT: "100" };
  let slowest = 0;
  for (let directory = 0; directory < directories; directory++) {
    const dataDir = await mkdtemp(join(tmpdir(), "first-boot-"));
    const printed: string[] = [];
    const began = performance.now();
    for (let kill = 0; kill < killsEach; kill++) {
      const starting = await launchSite({ dataDir, env, through: ownGroup });
      // Until the first whole start has shown how long one takes here, a guess.
      await pass(random.between(200, (slowest || 3_000) * 0.9));
      await killGroup(starting);
      printed.push(...starting.output);
    }
    const whole = performance.now();
    const site = await startSite({ dataDir, env });
    slowest = Math.max(slowest, performance.now() - whole);

    const shown = () => shownAccount([...printed, ...site.output]);
    await expect.poll(shown).not.toBeNull();
    const account = shown();
    const headers = {
      apikey: demoKeys.SUPABASE_PUBLISHABLE_KEY,
      "content-type": "application/json",
    };
    const signedIn = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers,
      body: JSON.stringify(account),
    });
    expect(signedIn.status, `who was shown ${account?.email} comes in`).toBe(200);
    const { access_token: token } = await signedIn.json();
    const count = async (table: string) => {
      const answer = await fetch(`${site.url}/rest/v1/${table}?select=id`, {
        headers: { ...headers, authorization: `Bearer ${token}` },
      });
      return (await answer.json()).length;
    };
    expect([await count("case_studies"), await count("admin_users")]).toEqual([7, 1]);
    expect(await count("blog_posts")).toBeGreaterThan(5);
    await site.stop();
    (await lockDataDir(dataDir, 10_000))();
    expect(await brokenRules(join(dataDir, "database"))).toEqual([]);
    await rm(dataDir, { recursive: true });
    console.log(`killed ${killsEach} times within ${Math.round(whole - began)} ms, then whole`);
  }
}, 300_000);
