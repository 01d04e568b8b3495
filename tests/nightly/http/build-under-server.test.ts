import { cp, rename, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { startSite } from "../../support/site.ts";

/** Without a backend of its own it starts in a moment. */
const env = {
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
};

test("a build under the running server takes no page from it, nor what its pages name", async () => {
  const folder = scratchDirectory(onTestFinished);
  const build = join(folder, "build");
  await cp("build", build, { recursive: true });
  for (const shared of ["server", "supabase", "node_modules", "package.json"]) {
    await symlink(resolve(shared), join(folder, shared));
  }
  const site = await startSite({ env, through: ["env", "-C", folder] });
  await rename(build, `${build}.last`);
  const status = async (path: string) => (await fetch(site.url + path)).status;
  const home = await fetch(site.url);
  const files = [...new Set((await home.text()).match(/\/assets\/[\w-]+\.(?:js|css)/g))];
  const answers = await Promise.all(["/kontakt", ...files].map(status));
  await site.stop();
  expect(home.status).toBe(200);
  expect(files.length).toBeGreaterThan(5);
  expect(new Set(answers)).toEqual(new Set([200]));
});
