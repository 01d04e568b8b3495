import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runSite, startSite } from "../../support/site.ts";

/** Without a backend of its own it starts in a moment. */
const env = {
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
};

let folder: string;
const stamp = () => join(folder, "build/complete");
const at = (year: number) => new Date(`${year}-01-01T12:00:00Z`);
const built = (year: number) => utimes(stamp(), at(year), at(year));

/** A checkout with a build that is newer than all sources. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "older-build-"));
  await chmod(folder, 0o755);
  for (const copied of ["build", "supabase"]) {
    await cp(copied, join(folder, copied), { recursive: true });
  }
  for (const shared of ["server", "package.json"]) {
    await symlink(resolve(shared), join(folder, shared));
  }
  await mkdir(join(folder, "node_modules"));
  for (const name of await readdir("node_modules")) {
    if (name !== "@react-router") {
      await symlink(resolve("node_modules", name), join(folder, "node_modules", name));
    }
  }
  await built(2100);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start() {
  const site = await startSite({ env, through: ["env", "-C", folder] });
  const home = await fetch(`${site.url}/o-nas`);
  await site.stop();
  expect(home.status).toBe(200);
  return site.log
    .filter(({ event }) => event === "older-build" || event === "building")
    .map(({ event, level, message }) => `${level} ${event}: ${message}`);
}

test("a build that is newer than its sources starts, and nothing is logged about it", async () => {
  expect(await start()).toEqual([]);
});

test("a build under the running server takes no page from it, nor what its pages name", async () => {
  const site = await startSite({ env, through: ["env", "-C", folder] });
  const build = join(folder, "build");
  await rename(build, `${build}.last`);
  const status = async (path: string) => (await fetch(site.url + path)).status;
  const home = await fetch(site.url);
  const files = [...new Set((await home.text()).match(/\/assets\/[\w-]+\.(?:js|css)/g))];
  const answers = await Promise.all(["/kontakt", ...files].map(status));
  await rename(`${build}.last`, build);
  await site.stop();
  expect(home.status).toBe(200);
  expect(files.length).toBeGreaterThan(5);
  expect(new Set(answers)).toEqual(new Set([200]));
});

test("without the packages that build, an older one starts and says why", async () => {
  for (const source of ["supabase/functions/new.ts", "scripts/new.ts"]) {
    await mkdir(join(folder, "scripts"), { recursive: true });
    await writeFile(join(folder, source), "");
    await utimes(join(folder, source), at(2101), at(2101));
    expect(await start()).toEqual([
      expect.stringMatching(
        /^warn older-build: .* 2100-01-01 12:00 UTC.*packages .* not installed/,
      ),
    ]);
    await rm(join(folder, source));
  }
});

test("a build that was cut short never starts", async () => {
  await rm(stamp());
  const { code, output } = await runSite({ env, through: ["env", "-C", folder] });
  expect([code, output]).toEqual([1, expect.stringContaining("There is no complete build, and ")]);
  expect(output).not.toMatch(/listening/);
}, 60_000);
