import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { check } from "../../../server/backup/archive.ts";
import { backup, post, tracesIn } from "../../support/backups.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { signIn } from "../../support/signed-in.ts";
import type { TestSite } from "../../support/site.ts";
import { fileOf } from "../../support/writers.ts";
import { storedIn } from "./half-things.ts";

const polling = { timeout: 240_000, interval: 250 };
/** What the imports bring: so many posts, each with a picture. */
export const PICTURES = 6;
/** The posts that are there before. */
export const kept = ["wpis-a", "wpis-b", "wpis-c"];

type Killable = Pick<TestSite, "process">;
type Round = {
  number: number;
  site: TestSite;
  dataDir: string;
  /** For the files that the work makes. */
  folder: string;
  /** Has `export.xml` and its `uploads`. */
  sources: string;
};
/** Work on a site that runs, and what is true of the site after the next start. */
type Work = {
  prepare?: (round: Round) => Promise<void>;
  /** `programs` are killed with the site. `done` resolves with whether the work was confirmed. */
  begin: (round: Round) => { programs: Killable[]; done: Promise<boolean> };
  check: (round: Round, isConfirmed: boolean) => Promise<void>;
};

export function run(program: string, args: string[], env: Record<string, string>) {
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
const exported = ({ sources }: Round) => [
  join(sources, "export.xml"),
  `--uploads=${join(sources, "uploads")}`,
];
const bring = (round: Round, args = exported(round)) =>
  run("server/import.ts", args, onSite(round.site));
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

export async function slugsOf({ site }: Pick<Round, "site">): Promise<string[]> {
  const posts = databaseOf(site.url).from("blog_posts").select("slug").order("slug");
  return (await posts.throwOnError()).data.map(({ slug }) => slug);
}

const personOf = ({ number }: Round) => `osoba${number}@firma.example`;

async function erase({ site }: Round, address: string): Promise<boolean> {
  const asked = signIn(site.url).then(({ apikey, token }) =>
    fetch(`${site.url}/rest/v1/rpc/erase_person`, {
      method: "POST",
      headers: { apikey, authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ address }),
    }),
  );
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
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

export const works: Record<string, Work> = {
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
