import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { storePicture } from "../../database/permissions/media-actions.ts";
import { tableRows } from "../../database/permissions/table-rows.ts";
import { post } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

/** Tables that administrators may change, with another key for a row of each. */
const otherKeys = {
  blog_posts: { id: 987_654_321 },
  case_studies: { id: 987_654_321 },
  media_files: { path: "blog/elsewhere.webp" },
  working_copies: { id: randomUUID() },
  unpublished_changes: { record_id: 987_654_321 },
  page_content: { id: 987_654_321 },
  contact_settings: { id: false },
  redirects: { id: 987_654_321 },
} as const;

const me = "administrator@example.com";
const addressOf = (path: string) => `/storage/v1/object/public/media/${path}`;

withRolesOnEachDatabase((roles) => {
  const administrator = () => roles().administrator;
  const files = () => administrator().storage.from("media");
  const isThere = async (path: string) => (await files().download(path)).data !== null;
  const show = async (path: string) => {
    const row = post({ image_url: addressOf(path) });
    await roles().service.from("blog_posts").insert(row).throwOnError();
  };

  for (const [table, change] of Object.entries(otherKeys) as [keyof typeof otherKeys, object][]) {
    test(`the key of a row of ${table} cannot be changed`, async () => {
      const { all } = await tableRows[table].arrange(roles());
      const { key } = tableRows[table];
      const changed = await administrator().from(table).update(change).in(key, all).select();
      expect(changed.error?.code).toMatch(/^(23514|428C9)$/);
      expect(changed.status).toBe(400);
      const left = await roles().service.from(table).select().in(key, all).throwOnError();
      expect(left.data).toHaveLength(all.length);
    });
  }

  test("the database says who added a picture, at an insert, an upsert and an update", async () => {
    const path = `blog/${randomUUID()}.webp`;
    const pictures = () => administrator().from("media_files");
    const claimed = { path, created_by: "kto@inny.pl" };
    for (const write of [
      () => pictures().insert(claimed),
      () => pictures().upsert(claimed),
      () => pictures().update(claimed).eq("path", path),
    ]) {
      await write().throwOnError();
      const { data } = await pictures().select("created_by").eq("path", path).single();
      expect(data).toEqual({ created_by: me });
    }
  });

  test("a picture in use cannot be moved, nor can its smaller copies; its address still answers", async () => {
    const path = await storePicture(roles());
    const copy = `sizes/480/${path}`;
    expect((await files().copy(path, copy)).error).toBeNull();
    await show(path);
    for (const name of [path, copy]) {
      const moved = await files().move(name, `blog/${randomUUID()}.webp`);
      expect(moved.error).toMatchObject({ statusCode: "403" });
      expect(await isThere(name)).toBe(true);
    }
  });

  test("a picture in use is replaced under its name; one that nothing shows is moved", async () => {
    const [used, free] = [await storePicture(roles()), await storePicture(roles())];
    await show(used);
    const bytes = Buffer.from("RIFF\x04\0\0\0WEBP\x01", "latin1");
    const replaced = { contentType: "image/webp", upsert: true };
    expect((await files().upload(used, bytes, replaced)).error).toBeNull();
    expect((await files().move(free, `blog/${randomUUID()}.webp`)).error).toBeNull();
    expect(await isThere(free)).toBe(false);
  });
});
