import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { runProgram } from "../../../support/command.ts";
import { databaseOf } from "../../../support/demo-keys.ts";
import { freePort } from "../../../support/free-port.ts";
import { scratchDirectory } from "../../../support/scratch-directory.ts";
import { writerEnv } from "../../../support/signed-in.ts";
import type { TestSite } from "../../../support/site.ts";
import { attachment, home, item, wxr } from "../../../transfer/wordpress.ts";
import { emptySite } from "../support/empty-site.ts";

describe("npm run import", () => {
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
  const rows = async () => {
    const { data } = await databaseOf(site.url)
      .from("blog_posts")
      .select()
      .order("id")
      .throwOnError();
    return data ?? [];
  };
  /** The import the report names. */
  const idIn = (output: string) => /--undo=(\d+)/.exec(output)?.[1] ?? "";

  async function write(name: string, text: string | Uint8Array): Promise<string> {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    return file;
  }
  const painted = (color: string) =>
    sharp({ create: { width: 1200, height: 600, channels: 3, background: color } })
      .jpeg()
      .toBuffer();

  test("brings a WordPress site with its pictures and its addresses, once, and takes it back", async () => {
    const content = `<img src="${home}/wp-content/uploads/2019/a-300x200.jpg" alt=""> Zobacz <a href="${home}/?p=2#cennik">drugi wpis</a> i <a href="${home}/oferta/">ofertę</a>.`;
    const file = await write(
      "export.xml",
      wxr([
        item({
          ...{ id: 1, title: "Pierwszy 🎬", content, meta: { _thumbnail_id: "9" } },
          terms: '<category domain="category" nicename="drony">Filmy z drona</category>',
        }),
        item({
          ...{ id: 2, content: "Treść", fields: { "wp:post_name": "Zażółć_Gęślą.html" } },
          terms: '<category domain="category" nicename="drony">Filmy z drona</category>',
        }),
        item({ id: 3, content: "x".repeat(200_001) }),
        item({ id: 4, fields: { "wp:status": "draft" } }),
        attachment(9, "2019/a.jpg", "Plan zdjęciowy", "Podpis z biblioteki"),
        attachment(10, "2019/b.jpg", ""),
      ]),
    );
    const uploads = path.join(folder, "uploads");
    await write("uploads/2019/a.jpg", await painted("#224466"));

    const trial = await run(file, `--uploads=${uploads}`, "--dry-run");
    expect([trial.code, trial.output]).toEqual([0, expect.stringContaining("Would bring 3 posts")]);
    expect(await rows()).toEqual([]);

    const first = await run(file, `--uploads=${uploads}`);
    expect(first.output).toContain("Brought 3 posts, 1 of them drafts; left out 1");
    expect(first.output).toContain("Wpis 3: left out, its text is longer than 200 000 characters");
    expect(first.output).toContain(`did not come along: ${home}/oferta/`);
    expect(first.output).toContain(
      `no text shows it (--all-pictures brings it): ${home}/wp-content/uploads/2019/b.jpg`,
    );
    expect(first.code).toBe(0);
    const [one, two] = (await rows()).sort((a, b) => a.title.localeCompare(b.title, "pl"));
    expect(two).toMatchObject({ slug: "zazolc_gesla", author: "Ola Nowak", content: "Treść" });
    expect(one).toMatchObject({
      title: "Pierwszy 🎬",
      published_at: expect.stringMatching(/^2019-05-04.10:30:00/),
      image_url: expect.stringMatching(/^\/storage\/v1\/object\/public\/media\/blog\/[\w-]+\.jpg$/),
      content: `![](${one.image_url}) Zobacz [drugi wpis](/blog/zazolc_gesla#cennik) i [ofertę](${home}/oferta/).`,
    });
    const { data: pictures } = await databaseOf(site.url)
      .from("media_files")
      .select()
      .throwOnError();
    expect(pictures).toEqual([
      expect.objectContaining({
        ...{ description: "Plan zdjęciowy", caption: "Podpis z biblioteki", sizes: [480, 960] },
        ...{ width: 1200, height: 600 },
      }),
    ]);
    expect((await fetch(site.url + one.image_url)).status).toBe(200);
    for (const old of ["/?p=1", "/2019/05/wpis-1/", "/2019/05/wpis-1/feed/"]) {
      const answer = await fetch(site.url + old, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")]).toEqual([301, "/blog/wpis-1"]);
    }

    for (const [old, to] of [
      ["/category/drony/feed/", "/blog"],
      ["/category/inna/", "/blog"],
      ["/?cat=3", "/blog"],
      ["/?author=7", "/blog"],
      ["/author/ola/page/2/", "/blog"],
      ["/2019/05/", "/blog"],
      ["/feed/", "/blog/rss.xml"],
    ]) {
      const answer = await fetch(site.url + old, { redirect: "manual" });
      expect([old, answer.headers.get("location")]).toEqual([old, to]);
    }

    // The row for all categories leads to the same place.
    const { data: led } = await databaseOf(site.url)
      .from("redirects")
      .select("from_address")
      .like("from_address", "/category/%");
    expect(led).toEqual([{ from_address: "/category/*" }]);

    const again = await run(file, `--uploads=${uploads}`);
    expect(again.output).toContain("left out 4");
    expect(await rows()).toHaveLength(3);
    const undone = await run(`--undo=${idIn(first.output)}`);
    expect(undone.output).toContain("3 posts, 1 pictures");
    expect(await rows()).toEqual([]);
    const { count } = await databaseOf(site.url).from("redirects").select("*", { count: "exact" });
    expect(count).toBe(0);
    expect((await fetch(site.url + one.image_url)).status).toBe(404);
  });

  test("two imports that show one picture leave nothing of it, whichever is taken back first", async () => {
    const uploads = path.join(folder, "shared");
    await write("shared/2021/wspolne.jpg", await painted("#446622"));
    const content = `<img src="${home}/wp-content/uploads/2021/wspolne.jpg">`;
    const ids: string[] = [];
    for (const id of [41, 42]) {
      const file = await write(`shared-${id}.xml`, wxr([item({ id, content })]));
      ids.push(idIn((await run(file, `--uploads=${uploads}`)).output));
    }
    const [post] = (await rows()).filter(({ slug }) => slug === "wpis-42");
    const [picture = ""] = /\/storage[^)]*/.exec(post.content) ?? [];
    const statuses: number[] = [];
    for (const id of ids) {
      await run(`--undo=${id}`);
      statuses.push((await fetch(site.url + picture)).status);
    }
    expect(statuses).toEqual([200, 404]);
  });

  test("fetches pictures from the old site only when it is told to, and from no other", async () => {
    const asked: string[] = [];
    const bytes = await painted("#446622");
    let isThere = false;
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      if (request.url?.startsWith("/late") && !isThere) response.writeHead(404).end();
      else response.writeHead(200, { "content-type": "image/jpeg" }).end(bytes);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    try {
      const old = `http://127.0.0.1:${port}`;
      const content = `<img src="${old}/a.jpg" alt="A"><img src="http://localhost:${port}/other.jpg" alt="B">`;
      const xml = wxr([item({ id: 21, content, fields: { link: `${old}/x/` } })]).replaceAll(
        home,
        old,
      );
      const file = await write("fetched.xml", xml);
      const without = await run(file, "--dry-run");
      expect(without.output).toContain("its file is not there");
      const { output } = await run(file, "--fetch");
      expect(output).toContain("Pictures: 1 new");
      expect(output).toContain(
        `stays on the other site that it is on: http://localhost:${port}/other.jpg`,
      );
      expect(asked).toEqual(["/a.jpg"]);

      // Those that the old site did not give come with a later run, into the posts that nobody has changed.
      const late = `Plan: <img src="${old}/late.jpg" alt="Późne">`;
      const more = xml.replace(content, late).replaceAll("<wp:post_id>21<", "<wp:post_id>22<");
      const other = await write("late.xml", more);
      const early = (await run(other, "--fetch")).output;
      expect(early).toContain("its file is not there");
      isThere = true;
      expect((await run(other)).output).toContain("There was nothing new.");
      expect((await run(other, "--fetch")).output).toContain("its missing pictures or films come");
      const post = (await rows()).find((row) => row.content?.startsWith("Plan:"));
      expect(post?.content).toMatch(/^Plan: !\[Późne\]\(\/storage\/[^)]+\)$/);
      expect((await run(other, "--fetch")).output).toContain("There was nothing new.");
      expect((await run(`--undo=${idIn(early)}`)).output).toContain("1 posts");
    } finally {
      server.close();
    }
  });
});
