import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { post } from "../../database/samples.ts";
import { emptySite } from "../../rest/http/support/empty-site.ts";
import { runProgram } from "../../support/command.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { writerEnv } from "../../support/signed-in.ts";
import type { TestSite } from "../../support/site.ts";
import { attachment, home, item, wxr } from "../../transfer/wordpress.ts";

describe("films of an old site", () => {
  let site: TestSite;
  const folder = scratchDirectory();

  beforeAll(async () => {
    site = await emptySite();
  });

  const run = (...args: string[]) =>
    runProgram("server/import.ts", args, {
      ...writerEnv,
      DATA_DIR: site.dataDir,
      IMPORT_FETCH: "127.0.0.1",
    });
  const idIn = (output: string) => /--undo=(\d+)/.exec(output)?.[1] ?? "";
  const films = () => databaseOf(site.url).storage.from("films");
  const stored = async () => ((await films().list()).data ?? []).map(({ name }) => name).sort();
  const contentOf = async (slug: string) => {
    const asked = databaseOf(site.url).from("blog_posts").select("content").eq("slug", slug);
    return String((await asked.single().throwOnError()).data?.content);
  };
  async function write(name: string, bytes: string | Uint8Array): Promise<string> {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    return file;
  }
  const loop = (ending: string) => readFile(`public/videos/loops/case-agent.${ending}`);

  test("come with the posts that show them, play there, and go with the import", async () => {
    const at = (name: string) => `${home}/wp-content/uploads/2021/${name}`;
    const content = `<!-- wp:video --><figure class="wp-block-video"><video controls src="${at("plan.mp4")}"></video></figure><!-- /wp:video -->

<!-- wp:paragraph --><p>Brakuje <a href="${at("brak.mp4")}">filmu</a>.</p><!-- /wp:paragraph -->

<!-- wp:paragraph --><p>To nie jest <a href="${at("tekst.mp4")}">film</a>, a <a href="https://inna.example/x.mp4">ten</a> leży gdzie indziej.</p><!-- /wp:paragraph -->

<!-- wp:paragraph --><p>Za duży: <a href="${at("duzy.mp4")}">film</a>.</p><!-- /wp:paragraph -->`;
    const items = [
      item({ id: 1, content }),
      item({ id: 2, content: `[video webm="${at("lot.webm")}"][/video]` }),
      attachment(9, "2021/plan.mp4", "", "Dzień na planie", 1),
    ];
    const file = await write("export.xml", wxr(items));
    await write("uploads/2021/plan.mp4", await loop("mp4"));
    await write("uploads/2021/lot.webm", await loop("webm"));
    await write("uploads/2021/tekst.mp4", "<?php");
    const large = Buffer.concat([await loop("mp4"), Buffer.alloc(60 * 1024 * 1024)]);
    await write("uploads/2021/duzy.mp4", large);
    const args = [file, `--uploads=${path.join(folder, "uploads")}`];
    expect((await run(...args, "--dry-run")).output).toContain("Films: 4 new, 0 here already.");
    const { output } = await run(...args);
    expect(output).toContain("Films: 2 new, 0 here already.");
    for (const [reason, name] of [
      ["it is larger than 60 MiB; the text keeps the old address", "duzy.mp4"],
      ["it is no MP4 or WebM with pictures; the text keeps the old address", "tekst.mp4"],
      ["or larger than 60 MiB; the text keeps the old address", "brak.mp4"],
      ["film brought without a picture at its beginning", "plan.mp4"],
    ]) {
      expect(output).toContain(`${reason}: ${at(name ?? "")}`);
    }
    expect(output).not.toContain("became a link to the old site");
    expect(output).not.toContain("file stays on the old site");
    const names = await stored();
    expect(names).toHaveLength(4);
    const name = names.find((one) => one.endsWith(".mp4")) ?? "";
    expect(name).toMatch(/^[\w-]{36}-960x720\.mp4$/);
    expect(names).toContain(name.replace("mp4", "webp"));
    const place = `/storage/v1/object/public/films/${name}`;
    const text = await contentOf("wpis-1");
    expect(text).toContain(`[Dzień na planie](${place})\n`);
    expect(text).toContain(`[filmu](${at("brak.mp4")})`);
    expect(await contentOf("wpis-2")).toMatch(/^\[Film\]\(\/storage\/[^)]+\.webm\)$/);
    const page = await (await fetch(`${site.url}/blog/wpis-1`)).text();
    expect(page).toMatch(new RegExp(`<video [^>]*src="${place}"`));
    const old = await fetch(`${site.url}/wp-content/uploads/2021/plan.mp4`, { redirect: "manual" });
    expect(old.headers.get("location")).toBe(place);

    const again = await run(...args);
    expect(again.output).toContain("There was nothing new.");
    // A text of this site shows one of them by now.
    await databaseOf(site.url)
      .from("blog_posts")
      .insert(post({ slug: "wlasny", content: `[Film](${place})` }))
      .throwOnError();
    const undone = await run(`--undo=${idIn(output)}`);
    expect(undone.output).toContain("2 posts, 0 pictures, 1 films. 1 stay");
    expect(await stored()).toEqual([name, name.replace("mp4", "webp")]);
  });
});
