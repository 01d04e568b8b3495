import { cpSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { brokenRules } from "../../rest/resilience/database-rules.ts";
import { backup, post, restore } from "../../support/backups.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { killGroup, ownGroup } from "../../support/process-group.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { chance } from "../../support/seeded.ts";
import { writerEnv } from "../../support/signed-in.ts";
import { launchSite, startSite, type TestSite } from "../../support/site.ts";
import { fileOf } from "../../support/writers.ts";
import { attachment, home, item, wxr } from "../../transfer/wordpress.ts";
import { halfUploads, leftIn } from "./half-things.ts";
import { kept, PICTURES, run, slugsOf, works } from "./killable-works.ts";

/** How often each kind of work is killed; 20 for the long run. */
const rounds = Number(process.env.TEST_ROUNDS ?? 3);

const scratch = scratchDirectory();
const at = (...names: string[]) => join(scratch, ...names);
const archive = at("prepared.tar.gz");

async function startOn(dataDir: string): Promise<TestSite> {
  const site = await startSite({ dataDir, env: writerEnv, through: ownGroup });
  for (const path of ["/", "/blog", "/kontakt", "/readyz"]) {
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
  }
  expect(leftIn(dataDir)).toEqual([]);
  return site;
}

beforeAll(async () => {
  await mkdir(at("uploads"));
  const numbers = Array.from({ length: PICTURES }, (_, index) => index + 1);
  for (const number of numbers) {
    const noise = { type: "gaussian" as const, mean: 20 * number, sigma: 30 };
    const create = { width: 800, height: 500, channels: 3 as const, background: "#000", noise };
    await writeFile(at("uploads", `${number}.jpg`), await sharp({ create }).jpeg().toBuffer());
  }
  const content = (number: number) => `<img src="${home}/wp-content/uploads/${number}.jpg">`;
  const posts = numbers.map((id) => item({ id, content: content(id) }));
  const files = numbers.map((id) => attachment(100 + id, `${id}.jpg`, `Zdjęcie ${id}`));
  await writeFile(at("export.xml"), wxr([...posts, ...files]));
  const site = await startSite({ dataDir: at("prepared"), env: writerEnv });
  const client = databaseOf(site.url);
  await client.from("blog_posts").insert(kept.map(post)).throwOnError();
  await client.storage.createBucket("media", { public: true });
  const options = { contentType: "image/webp" };
  for (const number of [1, 2, 3]) {
    await client.storage.from("media").upload(`own/${number}.webp`, fileOf(number), options);
  }
  await site.stop();
  expect(await backup(archive, at("prepared"))).toMatchObject({ code: 0 });
}, 300_000);

describe.each(Object.entries(works))("%s", (name, work) => {
  test(
    `killed ${rounds} times at any moment`,
    async () => {
      const random = chance();
      const dataDir = at(name, "data");
      cpSync(at("prepared"), dataDir, { recursive: true });
      const folder = at(name, "files");
      await mkdir(folder);
      let site = await startOn(dataDir);
      let longest = 0;
      try {
        // The first one is not killed: it says how long the work is.
        for (let number = 0; number <= rounds; number++) {
          const round = { number, site, dataDir, folder, sources: scratch };
          await work.prepare?.(round);
          const began = performance.now();
          const { programs, done } = work.begin(round);
          if (number === 0) {
            expect(await done).toBe(true);
            longest = performance.now() - began;
          } else await sleep(random.between(0, longest));
          await Promise.all([site, ...programs].map(killGroup));
          const isConfirmed = await done;
          site = await startOn(dataDir);
          await work.check({ ...round, site }, isConfirmed);
        }
        await site.stop();
      } finally {
        await killGroup(site);
      }
      expect(await halfUploads(dataDir)).toEqual([]);
      expect(await brokenRules(join(dataDir, "database"))).toEqual([]);
    },
    300_000 + rounds * 120_000,
  );
});

test(
  `a start killed ${rounds} times at any moment`,
  async () => {
    const random = chance();
    const dataDir = at("started");
    cpSync(at("prepared"), dataDir, { recursive: true });
    const began = performance.now();
    await killGroup(await startOn(dataDir));
    const longest = performance.now() - began;
    for (let kill = 0; kill < rounds; kill++) {
      const starting = await launchSite({ dataDir, env: writerEnv, through: ownGroup });
      await sleep(random.between(0, longest));
      await killGroup(starting);
    }
    const site = await startOn(dataDir);
    expect(await slugsOf({ site })).toEqual(kept);
    await site.stop();
    expect(await halfUploads(dataDir)).toEqual([]);
    expect(await brokenRules(join(dataDir, "database"))).toEqual([]);
  },
  300_000 + rounds * 60_000,
);

test(
  `a restore killed ${rounds} times at any moment, begun again, is whole`,
  async () => {
    const random = chance();
    const began = performance.now();
    expect(await restore(archive, at("restored"))).toMatchObject({ code: 0 });
    const longest = performance.now() - began;
    for (let kill = 0; kill < rounds; kill++) {
      const dataDir = at(`restored-${kill}`);
      const { programs, done } = run("server/backup/restore.ts", [archive], { DATA_DIR: dataDir });
      await sleep(random.between(0, longest));
      await Promise.all(programs.map(killGroup));
      if (!(await done)) {
        rmSync(dataDir, { recursive: true, force: true });
        expect(await restore(archive, dataDir)).toMatchObject({ code: 0 });
      }
      expect(leftIn(dataDir)).toEqual([]);
      expect(await halfUploads(dataDir)).toEqual([]);
      rmSync(dataDir, { recursive: true });
    }
  },
  300_000 + rounds * 120_000,
);
