import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { openGate } from "../../support/gate.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { chance, times } from "../../support/seeded.ts";
import { writerEnv } from "../../support/signed-in.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import { attachment, home, item, wxr } from "../../transfer/wordpress.ts";

const POSTS = 8;
/** An import of that size asks the backend some 60 times, so the first round always kills. */
const LEAST_QUESTIONS = 40;
const rounds = times(8);
const folder = scratchDirectory();

type Gate = Awaited<ReturnType<typeof openGate>>;

describe("an import that is killed, and begun again", () => {
  let whole: TestSite;
  let killed: TestSite;
  let old: string[];

  beforeAll(async () => {
    [whole, killed, old] = await Promise.all([
      startSite({ env: writerEnv }),
      startSite({ env: writerEnv }),
      writeOldSite(),
    ]);
  });
  afterAll(async () => {
    await Promise.all([whole?.stop(), killed?.stop()]);
  });

  test("brings an old site once, as if nothing had happened, and all of it can be taken back", async () => {
    await bringTo(whole, old);
    const expected = await contentOf(whole);
    expect(expected.posts).toHaveLength(POSTS);
    expect(expected.files).toHaveLength(POSTS);
    await bringThroughKills(killed, old);
    expect(await contentOf(killed)).toEqual(expected);
  });

  test("brings an archive of a site like this one once, too", async () => {
    const archive = path.join(folder, "tresc.zip");
    await databaseOf(whole.url).from("page_content").insert({ key: "people", value: null });
    await run(whole.url, "export", [archive]).ended;
    const expected = await contentOf(whole);
    for (const id of await importsOf(killed)) {
      expect(await run(killed.url, "import", [`--undo=${id}`]).ended).toBe(0);
    }
    expect(Object.values(await contentOf(killed)).flat()).toEqual([]);
    await bringThroughKills(killed, [archive]);
    expect(await contentOf(killed)).toEqual(expected);
  });
});

async function writeOldSite(): Promise<string[]> {
  const uploads = path.join(folder, "uploads");
  await mkdir(uploads);
  const numbers = Array.from({ length: POSTS }, (_, at) => at + 1);
  for (const at of numbers) {
    const background = { r: at * 20, g: 90, b: 120 };
    const image = sharp({ create: { width: 600, height: 300, channels: 3, background } });
    await writeFile(path.join(uploads, `${at}.jpg`), await image.jpeg().toBuffer());
  }
  const content = (at: number) => `<p>Tekst</p><img src="${home}/wp-content/uploads/${at}.jpg">`;
  const xml = wxr([
    ...numbers.map((at) => item({ id: at, content: content(at) })),
    ...numbers.map((at) => attachment(100 + at, `${at}.jpg`, `Zdjęcie ${at}`)),
  ]);
  const file = path.join(folder, "export.xml");
  await writeFile(file, xml);
  return [file, `--uploads=${uploads}`];
}

function run(url: string, program: string, args: string[]) {
  const { PATH, HOME, TMPDIR } = process.env;
  const keys = { SUPABASE_URL: url, ...demoKeys };
  const child = spawn(process.execPath, [`server/${program}.ts`, ...args], {
    env: { PATH, HOME, TMPDIR, ...keys },
    stdio: "ignore",
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, ended };
}

async function bringTo({ url }: TestSite, args: string[]): Promise<void> {
  expect(await run(url, "import", args).ended).toBe(0);
}

/** Killed at any question that it asks the backend: the backend hears that one, and the program no answer. */
async function bringThroughKills(site: TestSite, args: string[]): Promise<void> {
  const gate = await openGate(site.url);
  const random = chance();
  try {
    let kills = 0;
    for (let round = 0; round < rounds; round++) {
      if (await killAt(random.between(1, LEAST_QUESTIONS), gate, args)) kills++;
      await letBeginAgain(site);
    }
    expect(kills).toBeGreaterThan(0);
    await gate.reopen();
    expect(await run(gate.url, "import", args).ended).toBe(0);
  } finally {
    await gate.shut();
  }
}

async function killAt(question: number, gate: Gate, args: string[]): Promise<boolean> {
  gate.hold();
  const { child, ended } = run(gate.url, "import", args);
  const isEnded = ended.then(() => true);
  for (let asked = 1; ; asked++) {
    if (gate.heldCount() === 0 && (await Promise.race([isEnded, gate.nextHeld()]))) return false;
    if (asked === question) child.kill("SIGKILL");
    gate.release();
    if (asked === question) return isEnded;
    gate.hold();
  }
}

/** As if half a minute had passed. */
async function letBeginAgain({ url }: TestSite): Promise<void> {
  const heard_at = new Date(Date.now() - 60_000).toISOString();
  await databaseOf(url).from("import_runs").update({ heard_at }).gt("id", 0).throwOnError();
}

async function importsOf({ url }: TestSite): Promise<number[]> {
  const { data } = await databaseOf(url).from("imports").select("id").order("id").throwOnError();
  return (data ?? []).map(({ id }) => id).reverse();
}

/** All that an import writes, without what differs between two sites. */
async function contentOf({ url }: TestSite) {
  const read = async (table: string, columns: string, key: string) =>
    (await databaseOf(url).from(table).select(columns).order(key).throwOnError()).data ?? [];
  const posts = await read("blog_posts", "slug, title, content, published_at", "slug");
  const { data: files } = await databaseOf(url).rpc("list_pictures").throwOnError();
  const described = (files as { path: string; description?: string }[]).map(
    ({ path: name, description }) => [name, description],
  );
  const anywhere = JSON.stringify(posts).replaceAll(/http:\/\/(?:127\.0\.0\.1|localhost):\d+/g, "");
  return {
    posts: JSON.parse(anywhere) as object[],
    files: described.sort(),
    redirects: await read("redirects", "from_address, to_address, kind", "from_address"),
    facts: await read("page_content", "key, value", "key"),
  };
}
