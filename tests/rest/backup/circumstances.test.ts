import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPostgres } from "../../../server/backend/child/database.ts";
import { startTestBackend } from "../../support/backend.ts";
import {
  backup,
  everythingIn,
  filesOf,
  live,
  picture,
  post,
  restore,
} from "../../support/backups.ts";
import { type Ended, runProgram } from "../../support/command.ts";
import { findPostgres, startPostgres, type TestPostgres } from "../../support/postgres.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";

const scratch = scratchDirectory();
const at = (...names: string[]) => join(scratch, ...names);

test("a backup amid writes has all that was answered before it, and files for its rows", async () => {
  const [dataDir, target, file] = [at("busy"), at("busy-restored"), at("busy.tar.gz")];
  const site = await startTestBackend({ dataDir });
  const client = await site.adminClient();
  const media = client.storage.from("media");
  const done = { posts: new Set<string>(), files: new Set<string>() };
  let writing = true;
  // Bounded: every post is compared afterwards.
  const writePosts = async () => {
    while (writing && done.posts.size < 500) {
      const slug = `p-${crypto.randomUUID()}`;
      await client.from("blog_posts").insert(post(slug)).throwOnError();
      done.posts.add(slug);
    }
  };
  const writeFiles = async () => {
    for (let i = 0; writing && i < 100; i++) {
      const body = await picture(i);
      const { error } = await media.upload(`${i}.webp`, body, { contentType: "image/webp" });
      if (error) throw error;
      done.files.add(`${i}.webp`);
    }
  };
  const writers = Promise.all([writePosts(), writePosts(), writeFiles()]);
  await expect
    .poll(() => Math.min(done.posts.size, done.files.size), { timeout: 30_000 })
    .toBeGreaterThan(10);
  const before = { posts: [...done.posts], files: [...done.files] };
  const made = await backup(file, dataDir);
  const during = done.posts.size - before.posts.length;
  writing = false;
  await writers;
  await site.remove();

  expect(made).toMatchObject({ code: 0 });
  expect(during).toBeGreaterThan(5);
  expect(await restore(file, target)).toMatchObject({ code: 0 });
  const restored = await startTestBackend({ dataDir: target });
  const admins = await restored.adminClient();
  const { data: rows } = await admins.from("blog_posts").select("slug").range(0, 999);
  const slugs = new Set(rows?.map(({ slug }) => slug));
  expect(before.posts.filter((slug) => !slugs.has(slug))).toEqual([]);
  const { data: listed } = await admins.storage.from("media").list("", { limit: 1000 });
  const names = new Set(listed?.map(({ name }) => name));
  expect(before.files.filter((name) => !names.has(name))).toEqual([]);
  for (const name of names) {
    const { data } = await admins.storage.from("media").download(name);
    expect(await data?.arrayBuffer(), name).toEqual(await picture(Number.parseInt(name, 10)));
  }
  await restored.stop();
}, 120_000);

test("without a server the directory itself is read, even after a kill", async () => {
  const [dataDir, target, file] = [at("killed"), at("killed-restored"), at("killed.tar.gz")];
  const site = await startTestBackend({ dataDir });
  const client = await site.adminClient();
  const pid = Number(site.log.findLast(({ event }) => event === "backend-started")?.pid);
  await client.from("blog_posts").insert(post("ostatni")).throwOnError();
  process.kill(pid, "SIGKILL");
  await site.stop();
  expect(await backup(file, dataDir)).toMatchObject({ code: 0 });
  expect(await restore(file, target)).toMatchObject({ code: 0 });
  const restored = await startTestBackend({ dataDir: target });
  const answer = await restored.ask("/rest/v1/blog_posts?select=slug");
  expect(await answer.json()).toEqual([{ slug: "ostatni" }]);
  await restored.stop();

  mkdirSync(join(target, "restoring"));
  await expect(startTestBackend({ dataDir: target })).rejects.toThrow("was cut short");
}, 120_000);

test("what the operator got wrong is told in one line", async () => {
  const nothing = at("nothing");
  const cases: [Promise<Ended>, string][] = [
    [backup(at("a.tar.gz"), nothing), `there is nothing to back up in ${nothing}.`],
    [backup(at("no", "b.tar.gz"), nothing), `There is no directory ${at("no")}. Make it first`],
    [restore(at("missing.tar.gz"), nothing), "missing.tar.gz does not exist."],
    [runProgram("server/backup/backup.ts", [], {}), "Usage: npm run backup -- FILE"],
    [
      backup(at("b.tar.gz"), nothing, {
        SUPABASE_URL: "https://x.supabase.co",
        SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
      }),
      "kept by that Supabase and not here",
    ],
  ];
  for (const [ending, message] of cases) {
    const { code, output } = await ending;
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output.trim().split("\n")).toHaveLength(1);
  }
  expect(readdirSync(scratch)).not.toContain("nothing");
}, 120_000);

test.skipIf(findPostgres() === null)(
  "with DATABASE_URL it holds files, keys and what pg_dump says; pg_restore does the rows, as docs/operating.md says",
  async () => {
    const postgres = await startPostgres();
    const [dataDir, target, file] = [at("pg"), at("pg-restored"), at("pg.tar.gz")];
    const site = await startTestBackend({ dataDir, databaseUrl: postgres.url });
    await live(site);
    const without = await backup(at("files.tar.gz"), dataDir);
    expect(without.output).toContain("It does NOT hold the rows and accounts");
    const made = await backup(file, dataDir, { DATABASE_URL: postgres.url });
    await site.stop();
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).toContain("all rows and accounts of DATABASE_URL in rows.dump");
    expect((await restore(file, target)).output).toContain("Set DATABASE_URL to where they are");

    const databaseUrl = await emptyDatabase(postgres);
    const restored = await restore(file, target, { DATABASE_URL: databaseUrl });
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.output).toContain("pg_restore --no-owner --dbname=");
    expect(filesOf(join(target, "storage"))).toEqual(filesOf(join(dataDir, "storage")));
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
    run("pg_restore", "--no-owner", `--dbname=${databaseUrl}`, join(target, "rows.dump"));
    expect(await everythingAt(databaseUrl)).toEqual(await everythingAt(postgres.url));

    const again = await startTestBackend({ dataDir: target, databaseUrl });
    const client = await again.adminClient();
    const { data } = await client.storage.from("media").download("cases/2.webp");
    expect(await data?.arrayBuffer()).toEqual(await picture(7));
    await again.stop();
    await postgres.stop();
  },
  120_000,
);

async function emptyDatabase({ url, superuserUrl }: TestPostgres): Promise<string> {
  const database = await openPostgres(superuserUrl);
  await database.script("create database moved owner owner");
  await database.connection.close();
  return url.replace(/\/site$/, "/moved");
}

async function everythingAt(url: string) {
  const database = await openPostgres(url);
  const found = await everythingIn(database);
  await database.connection.close();
  return found;
}
