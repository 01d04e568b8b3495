import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPglite } from "../../../server/backend/child/database.ts";
import { StorageFiles } from "../../../server/backend/shared/storage-files.ts";
import { startTestBackend } from "../../support/backend.ts";
import { backup, picture, post, restore } from "../../support/backups.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";

const scratch = scratchDirectory();
const at = (...names: string[]) => join(scratch, ...names);

test("a backup amid writes has all that was answered before it, and files for its rows; without a server the directory itself is read, even after a kill", async () => {
  const dataDir = at("busy");
  const site = await startTestBackend({ dataDir });
  const client = await site.adminClient();
  const media = client.storage.from("media");
  const done = { posts: new Set<string>(), files: new Set<string>() };
  let writing = true;
  // Bounded: on a slow machine the backup takes long, and everything is compared afterwards.
  const writePosts = async () => {
    while (writing && done.posts.size < 200) {
      const slug = `p-${crypto.randomUUID()}`;
      await client.from("blog_posts").insert(post(slug)).throwOnError();
      done.posts.add(slug);
    }
  };
  const writeFiles = async () => {
    for (let i = 0; writing && i < 60; i++) {
      const body = await picture(i);
      const { error } = await media.upload(`${i}.webp`, body, { contentType: "image/webp" });
      if (error) throw error;
      done.files.add(`${i}.webp`);
    }
  };
  const writers = Promise.all([writePosts(), writePosts(), writeFiles()]);
  const written = () => Math.min(done.posts.size, done.files.size);
  await expect.poll(written, { timeout: 120_000 }).toBeGreaterThan(10);
  const before = { posts: [...done.posts], files: [...done.files] };
  const made = await backup(at("busy.tar.gz"), dataDir);
  const during = done.posts.size - before.posts.length;
  writing = false;
  await writers;
  const pid = Number(site.log.findLast(({ event }) => event === "backend-started")?.pid);
  await client.from("blog_posts").insert(post("ostatni")).throwOnError();
  process.kill(pid, "SIGKILL");
  await site.stop();
  expect(made).toMatchObject({ code: 0 });
  expect(during).toBeGreaterThan(5);

  const restored = await restoredFrom("busy");
  expect(before.posts.filter((slug) => !restored.slugs.has(slug))).toEqual([]);
  expect(before.files.filter((name) => !restored.files.has(name))).toEqual([]);
  for (const [name, bytes] of restored.files) {
    expect(bytes, name).toEqual(new Uint8Array(await picture(Number.parseInt(name, 10))));
  }

  expect(await backup(at("killed.tar.gz"), dataDir)).toMatchObject({ code: 0 });
  const afterKill = await restoredFrom("killed");
  expect(afterKill.slugs).toEqual(new Set([...done.posts, "ostatni"]));
  expect([...afterKill.files.keys()].sort()).toEqual([...done.files].sort());
  mkdirSync(at("killed", "restoring"));
  await expect(startTestBackend({ dataDir: at("killed") })).rejects.toThrow("was cut short");
});

/** What a backup holds, by its rows. */
async function restoredFrom(name: string) {
  const dataDir = name === "busy" ? at("busy-restored") : at(name);
  expect(await restore(at(`${name}.tar.gz`), dataDir)).toMatchObject({ code: 0 });
  const database = await openPglite(join(dataDir, "database"));
  const posts = await database.rows("select slug from public.blog_posts");
  const objects = await database.rows("select name from storage.objects");
  await database.connection.close();
  const storage = new StorageFiles(join(dataDir, "storage"), 1_000_000);
  const files = new Map<string, Uint8Array>();
  for (const object of objects) {
    const stored = await storage.find("media", String(object.name));
    if (!stored) throw new Error(`${object.name} is a row without its file`);
    const bytes = await (await storage.read("media", stored)).toArray();
    files.set(String(object.name), new Uint8Array(Buffer.concat(bytes)));
  }
  return { slugs: new Set(posts.map(({ slug }) => slug)), files };
}
