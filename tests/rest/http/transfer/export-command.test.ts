import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { openPromise } from "yauzl";
import { runProgram } from "../../../support/command.ts";
import { databaseOf } from "../../../support/demo-keys.ts";
import { scratchDirectory } from "../../../support/scratch-directory.ts";
import { writerEnv } from "../../../support/signed-in.ts";
import type { TestSite } from "../../../support/site.ts";
import { emptySite } from "../support/empty-site.ts";
import { RECORDS, writeWholeContent } from "./whole-content.ts";

const films = {
  "a1b2-16x9.mp4": Buffer.from("\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41", "latin1"),
  "a1b2-16x9.webp": Buffer.from("RIFF\x04\0\0\0WEBP", "latin1"),
};

describe("npm run export, then npm run import", () => {
  let site: TestSite;
  const folder = scratchDirectory();
  const archive = path.join(folder, "tresc.zip");
  const unpacked = path.join(folder, "tresc");

  beforeAll(async () => {
    site = await emptySite();
  });

  const run = (program: string, ...args: string[]) =>
    runProgram(`server/${program}.ts`, args, {
      ...{ ...writerEnv, DATA_DIR: site.dataDir, SITE_URL: "https://stara.example" },
    });

  /** All rows that an archive carries, by what a reader knows them by. */
  async function allRows() {
    const rows = async (table: string, key: string, columns = "*") => {
      const asked = databaseOf(site.url).from(table).select(columns).order(key);
      return (await asked.throwOnError()).data ?? [];
    };
    const [posts, studies, facts] = await Promise.all([
      rows("blog_posts", "id"),
      rows("case_studies", "id"),
      rows("page_content", "key", "id, key, value, created_at, updated_at"),
    ]);
    // Each site numbers its rows in its own way.
    const places = new Map(
      Object.entries({ blog_posts: posts, case_studies: studies, page_content: facts }).flatMap(
        ([table, all]) => all.map((row, at) => [`${table} ${Reflect.get(row, "id")}`, at] as const),
      ),
    );
    const placed = (row: object) => {
      const [table, id] = [Reflect.get(row, "table_name"), Reflect.get(row, "record_id")];
      return { ...row, record_id: places.get(`${table} ${id}`) };
    };
    const plain = (all: object[]) =>
      all.map((row, at) => ({ ...row, id: at, ...("version" in row && { version: 0 }) }));
    const [former, unpublished] = await Promise.all([
      rows("slug_redirects", "slug", "table_name, slug, record_id"),
      rows("unpublished_changes", "record_id", "table_name, record_id, changes, base"),
    ]);
    return {
      ...{ posts: plain(posts), studies: plain(studies), facts: plain(facts) },
      former: former.map(placed),
      unpublished: unpublished.map((row) => JSON.stringify(placed(row))).sort(),
      redirects: await rows("redirects", "from_address", "from_address, to_address, kind"),
      pictures: await rows("media_files", "path"),
    };
  }

  test("all rows and pictures come back as they were; a picture that is gone is named", async () => {
    const [, , , broken = ""] = await writeWholeContent(databaseOf(site.url));
    await loseFile(broken);
    const { storage } = databaseOf(site.url);
    for (const [name, bytes] of Object.entries(films)) {
      const contentType = name.endsWith("mp4") ? "video/mp4" : "image/webp";
      const { error } = await storage.from("films").upload(name, bytes, { contentType });
      expect(error).toBeNull();
    }
    const copyAsAvif = async () => {
      const answer = await fetch(
        `${site.url}/storage/v1/object/public/media/sizes/480/blog/jeden.avif`,
      );
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer()).toString("base64");
    };
    const copy = await copyAsAvif();
    const said = await run("export", archive);
    expect([said.code, said.output]).toEqual([
      0,
      expect.stringContaining(
        `- could not be read: ${broken}\n${archive} has ${RECORDS + 5} records and pictures.`,
      ),
    ]);
    await unzip();
    expect(await readFile(path.join(unpacked, "nie-pobrano.txt"), "utf8")).toContain(broken);
    expect(await readFile(path.join(unpacked, "zdjecia/opisy.csv"), "utf8")).toContain(
      `"'=Plan; ""`,
    );
    const whole = JSON.parse(await readFile(path.join(unpacked, "tresc.json"), "utf8"));
    expect([whole.site, whole.blog_posts.length]).toEqual(["https://stara.example", RECORDS / 2]);

    const before = await allRows();
    const again = await run("import", unpacked);
    expect(again.output).toContain("Brought 0 posts");
    expect(await allRows()).toEqual(before);

    await emptySite();
    const trial = await run("import", unpacked, "--dry-run");
    expect(trial.output).toContain(`Would bring ${RECORDS} posts`);
    const { output } = await run("import", unpacked);
    expect(output).toContain("left out 0, 0 of them for a fault.\nPictures: 3 new");
    expect(output).toContain("Films: 1 new, 0 here already.");
    expect(output).toContain(
      `file is not there (--uploads=FOLDER or --fetch); the text keeps the old address: ${broken}`,
    );

    expect(before.unpublished).toHaveLength(3);
    expect(before.former).toHaveLength(3);
    const after = await allRows();
    expect(after).toEqual(before);
    for (const [path, answer] of [
      ["/uslugi/ruch", 200],
      ["/uslugi/animacje", 301],
      ["/cennik", 200],
    ] as const) {
      const { status } = await fetch(site.url + path, { redirect: "manual" });
      expect([path, status]).toEqual([path, answer]);
    }
    expect(await copyAsAvif()).toBe(copy);
    const documents = (rows: typeof before) => JSON.stringify(rows.facts);
    expect(documents(after)).toBe(documents(before));
    for (const file of ["blog/jeden.webp", "sizes/480/cases/dwa.webp", "blog/bez-opisu.png"]) {
      const answer = await fetch(`${site.url}/storage/v1/object/public/media/${file}`);
      expect([file, answer.status]).toEqual([file, 200]);
    }
    for (const [name, bytes] of Object.entries(films)) {
      const answer = await fetch(`${site.url}/storage/v1/object/public/films/${name}`);
      expect(answer.headers.get("content-type")).toMatch(/^(video\/mp4|image\/webp)$/);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    }
    const [, number = ""] = /--undo=(\d+)/.exec(output) ?? [];
    const undo = await run("import", `--undo=${number}`);
    expect(undo.output).toContain(`${RECORDS} posts, 3 pictures, 1 films.`);
    const left = await databaseOf(site.url).storage.from("films").list();
    expect(left.data).toEqual([]);
    const empty = await allRows();
    expect(Object.values(empty).flat()).toEqual([]);
  });

  /** As a disk may: the row stays. The description of a file beside it has its name. */
  async function loseFile(name: string): Promise<void> {
    const files = await readdir(site.dataDir, { recursive: true, withFileTypes: true });
    for (const file of files.filter((one) => one.isFile())) {
      const place = path.join(file.parentPath, file.name);
      const isSmall = (await stat(place)).size < 2_000;
      if (isSmall && (await readFile(place, "utf8")).includes(`"media/${name}"`)) await rm(place);
    }
  }

  async function unzip(): Promise<void> {
    const zip = await openPromise(archive);
    for await (const entry of zip.eachEntry()) {
      const target = path.join(unpacked, entry.fileName);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target));
    }
  }
});
