import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { check } from "../../../server/backup/archive.ts";
import { attachment, home, item, wxr } from "../../imports/wordpress.ts";
import { brokenRules } from "../../rest/resilience/database-rules.ts";
import { backup, post, restore } from "../../support/backups.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { killGroup, ownGroup } from "../../support/process-group.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { chance } from "../../support/seeded.ts";
import { signIn, writerEnv } from "../../support/signed-in.ts";
import { launchSite, startSite, type TestSite } from "../../support/site.ts";
import { fileOf } from "../../support/writers.ts";
import { halfUploads, leftIn, storedIn, tracesIn } from "./half-things.ts";

/** How often each kind of work is killed; 20 for the long run. */
const rounds = Number(process.env.TEST_ROUNDS ?? 3);
const polling = { timeout: 240_000, interval: 250 };
const PICTURES = 6;

const scratch = scratchDirectory();
const at = (...names: string[]) => join(scratch, ...names);
const archive = at("prepared.tar.gz");
const kept = ["wpis-a", "wpis-b", "wpis-c"];

type Killable = Pick<TestSite, "process">;
type Round = { number: number; site: TestSite; dataDir: string; folder: string };
/** Work on a site that runs, and what is true of the site after the next start. */
type Work = {
  prepare?: (round: Round) => Promise<void>;
  /** `programs` are killed with the site. `done` resolves with whether the work was confirmed. */
  begin: (round: Round) => { programs: Killable[]; done: Promise<boolean> };
  check: (round: Round, isConfirmed: boolean) => Promise<void>;
};

function run(program: string, args: string[], env: Record<string, string>) {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: "ignore",
    detached: true,
  });
  const done = once(child, "close").then(([code]) => code === 0);
  return { programs: [{ process: child }], done };
}

const onSite = ({ url }: TestSite) => ({ SUPABASE_URL: url, ...demoKeys });
const bring = ({ site }: Round, args = [at("export.xml"), `--uploads=${at("uploads")}`]) =>
  run("server/import.ts", args, onSite(site));
const importIds = async ({ site }: Round): Promise<number[]> =>
  (await databaseOf(site.url).from("imports").select("id").throwOnError()).data.map(({ id }) => id);

/** As if the half minute had passed in which a killed run counts as running. */
async function letBeginAgain({ site }: Round): Promise<void> {
  const heard_at = new Date(Date.now() - 60_000).toISOString();
  await databaseOf(site.url).from("import_runs").update({ heard_at }).gt("id", 0).throwOnError();
}

async function takeBackAll(round: Round): Promise<void> {
  await letBeginAgain(round);
  for (const id of await importIds(round)) {
    expect(await bring(round, [`--undo=${id}`]).done).toBe(true);
  }
  const names = storedIn(round.dataDir).map(({ name }) => name);
  expect(names.filter((name) => /^media\/(blog|sizes)\//.test(name))).toEqual([]);
  expect(await slugsOf(round)).toEqual(kept);
}

async function slugsOf({ site }: Round): Promise<string[]> {
  const posts = databaseOf(site.url).from("blog_posts").select("slug").order("slug");
  return (await posts.throwOnError()).data.map(({ slug }) => slug);
}

const personOf = ({ number }: Round) => `osoba${number}@firma.example`;

async function erase({ site }: Round, address: string): Promise<boolean> {
  const { apikey, token } = await signIn(site.url);
  const answer = await fetch(`${site.url}/rest/v1/rpc/erase_person`, {
    method: "POST",
    headers: { apikey, authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ address }),
  }).catch(() => null);
  return answer?.ok ?? false;
}

const uploaded = new Map<number, boolean>();
const uploadPath = (number: number) => `faults/${number}.webp`;

/** Until the site is gone; the killed upload is the one that is not confirmed. */
async function uploadOnAndOn({ site }: Round): Promise<boolean> {
  const bucket = databaseOf(site.url).storage.from("media");
  for (const end = performance.now() + 1_500; performance.now() < end; ) {
    const number = uploaded.size + 1;
    uploaded.set(number, false);
    const { error } = await bucket.upload(uploadPath(number), fileOf(number), {
      contentType: "image/webp",
    });
    if (error) return false;
    uploaded.set(number, true);
  }
  return true;
}

const works: Record<string, Work> = {
  backup: {
    begin: ({ folder, number, dataDir }) =>
      run("server/backup/backup.ts", [join(folder, `${number}.tar.gz`)], { DATA_DIR: dataDir }),
    async check({ folder, number, dataDir }, isConfirmed) {
      const file = join(folder, `${number}.tar.gz`);
      if (isConfirmed || existsSync(file)) await check(file);
      else expect(await backup(file, dataDir)).toMatchObject({ code: 0 });
      expect(readdirSync(folder).filter((name) => !/^\d+\.tar\.gz$/.test(name))).toEqual([]);
    },
  },
  export: {
    begin: ({ folder, number, site }) =>
      run("server/export.ts", [join(folder, `${number}.zip`)], onSite(site)),
    async check(round, isConfirmed) {
      const file = join(round.folder, `${round.number}.zip`);
      if (!isConfirmed && !existsSync(file)) {
        expect(await run("server/export.ts", [file], onSite(round.site)).done).toBe(true);
      }
      expect(await bring(round, [file, "--dry-run"]).done).toBe(true);
      expect(readdirSync(round.folder).filter((name) => !/^\d+\.zip$/.test(name))).toEqual([]);
    },
  },
  import: {
    begin: (round) => bring(round),
    async check(round) {
      await letBeginAgain(round);
      // Every second one is not begun again, but taken back as it is.
      if (round.number % 2 === 1) {
        expect(await bring(round).done).toBe(true);
        expect(await slugsOf(round)).toHaveLength(kept.length + PICTURES);
        const pictures = storedIn(round.dataDir).filter(({ name }) => /^media\/blog/.test(name));
        expect(pictures).toHaveLength(PICTURES);
      }
      await takeBackAll(round);
    },
  },
  undo: {
    async prepare(round) {
      expect(await bring(round).done).toBe(true);
    },
    begin(round) {
      const undoing = importIds(round).then(([id]) => bring(round, [`--undo=${id}`]));
      const programs: Killable[] = [];
      const done = undoing.then((begun) => {
        programs.push(...begun.programs);
        return begun.done;
      });
      return { programs, done: done.catch(() => false) };
    },
    check: takeBackAll,
  },
  erasure: {
    async prepare(round) {
      const address = personOf(round);
      const client = databaseOf(round.site.url);
      const letter = { name: "Jan", email: address, message: `Napisz: ${address}` };
      await client.from("contact_messages").insert(letter).throwOnError();
      const slug = `o-osobie-${round.number}`;
      await client
        .from("blog_posts")
        .insert({ ...post(slug), content: address })
        .throwOnError();
      await client.from("blog_posts").update({ content: "Bez" }).eq("slug", slug).throwOnError();
      await client.from("blog_posts").delete().eq("slug", slug).throwOnError();
    },
    begin: (round) => ({ programs: [], done: erase(round, personOf(round)) }),
    async check(round, isConfirmed) {
      const address = personOf(round);
      const messages = databaseOf(round.site.url).from("contact_messages").select("id");
      const { data } = await messages.eq("email", address).throwOnError();
      if (isConfirmed) expect(data).toEqual([]);
      if (data.length > 0) expect(await erase(round, address)).toBe(true);
      await expect.poll(() => tracesIn(round.dataDir, address), polling).toEqual([]);
    },
  },
  upload: {
    begin: (round) => ({ programs: [], done: uploadOnAndOn(round) }),
    async check({ site }) {
      for (const [number, isConfirmed] of uploaded) {
        const answer = await fetch(
          `${site.url}/storage/v1/object/public/media/${uploadPath(number)}`,
        );
        const bytes = Buffer.from(await answer.arrayBuffer());
        if (isConfirmed || answer.ok) expect(bytes.equals(fileOf(number)), `${number}`).toBe(true);
      }
    },
  },
};

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
          const round = { number, site, dataDir, folder };
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
    expect(await slugsOf({ number: 0, site, dataDir, folder: "" })).toEqual(kept);
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
