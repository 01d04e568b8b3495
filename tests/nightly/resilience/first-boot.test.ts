import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { blogPosts, caseStudies } from "../../../supabase/seed/demo.ts";
import { brokenRules } from "../../rest/resilience/database-rules.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { killGroup, ownGroup } from "../../support/process-group.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { chance, times } from "../../support/seeded.ts";
import { launchSite, startSite } from "../../support/site.ts";

const kills = times(15);
const env = { ...demoKeys, SIGN_IN_LIMIT: "100" };

/** The value that a start printed last behind this label. */
const printed = (output: string[], label: string) =>
  output
    .findLast((line) => line.trim().startsWith(label))
    ?.trim()
    .split(/\s+/)[1];

test("the first start killed at any moment: the next one has all content once, and shows a password that works", async () => {
  const random = chance();
  const dataDir = scratchDirectory(onTestFinished);
  const output: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const starting = await launchSite({ dataDir, env, through: ownGroup });
    await sleep(random.between(200, 2_700));
    await killGroup(starting);
    output.push(...starting.output);
  }
  const site = await startSite({ dataDir, env });
  await expect.poll(() => printed([...output, ...site.output], "Password")).toBeDefined();
  output.push(...site.output);

  const client = databaseOf(site.url, demoKeys.SUPABASE_PUBLISHABLE_KEY);
  const email = printed(output, "Administrator") ?? "";
  const password = printed(output, "Password") ?? "";
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  const count = async (table: string) =>
    (await client.from(table).select("id").throwOnError()).data.length;
  expect(await count("blog_posts")).toBe(blogPosts.length);
  expect(await count("case_studies")).toBe(caseStudies.length);
  expect(await count("admin_users")).toBe(1);
  await site.stop();
  expect(await brokenRules(join(dataDir, "database"))).toEqual([]);
}, 300_000);
