import { randomUUID } from "node:crypto";
import fc from "fast-check";
import postgres from "postgres";
import { expect, test } from "vitest";
import { bucketLimits } from "../../../app/picture-files/bucket-limits.ts";
import { storePicture } from "../../database/permissions/media-actions.ts";
import { tableRows, workingCopy } from "../../database/permissions/table-rows.ts";
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

/** Columns that name a person, in rows that administrators write. */
const signatures = {
  // Tried in removed-people.test.ts.
  contact_settings: ["recipients_by", "webhook_by"],
  media_files: ["created_by"],
  unpublished_changes: ["saved_by"],
};

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

  test("nor can whose working copy it is, or of which table unpublished changes are", async () => {
    const { stranger } = roles().ids;
    const copy = workingCopy();
    await administrator().from("working_copies").insert(copy).throwOnError();
    const given = administrator().from("working_copies").update({ user_id: stranger });
    expect((await given.eq("id", copy.id)).error?.code).toMatch(/^(23514|42501)$/);
    const { all } = await tableRows.unpublished_changes.arrange(roles());
    const moved = administrator()
      .from("unpublished_changes")
      .update({ table_name: "case_studies" });
    expect((await moved.in("record_id", all)).error?.code).toBe("23514");
  });

  test("the database signs the first save of unpublished changes and every other", async () => {
    const claimed = { saved_by: "kto@inny.pl", version: 90 };
    const row = { ...tableRows.unpublished_changes.added(roles()), ...claimed };
    const changes = () => administrator().from("unpublished_changes");
    const made = await changes().insert(row).select("record_id, saved_by, version").single();
    expect(made.data).toMatchObject({ saved_by: me, version: 1 });
    const signed = changes().update(claimed).eq("record_id", made.data?.record_id);
    expect((await signed.select("saved_by, version")).data).toEqual([{ saved_by: me, version: 2 }]);
  });

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

  test("no other table that administrators write is left out here", async ({ skip }) => {
    const { databaseUrl } = roles();
    if (!databaseUrl) return skip("only a Postgres server can be asked from outside");
    const sql = postgres(databaseUrl, { max: 1 });
    const written = await sql<{ table: string; signatures: string[] }[]>`
      select relname as table, array(
        select attname from pg_attribute
        where attrelid = pg_class.oid and attname ~ '_by$' and (
          has_column_privilege('authenticated', attrelid, attnum, 'insert')
          or has_column_privilege('authenticated', attrelid, attnum, 'update'))
      ) as signatures
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and has_any_column_privilege('authenticated', oid, 'update')`;
    await sql.end();
    // Of their own row people may change their name and their wish for mail alone.
    const known = ["admin_users", ...Object.keys(otherKeys)];
    expect(written.map(({ table }) => table).sort()).toEqual(known.sort());
    const signed = written.filter((row) => row.signatures.length > 0);
    expect(Object.fromEntries(signed.map((row) => [row.table, row.signatures]))).toEqual(
      signatures,
    );
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

  test("not even the secret key moves it to another bucket", async () => {
    const path = await storePicture(roles());
    await show(path);
    const { storage } = roles().service;
    const bucket = randomUUID();
    await storage.createBucket(bucket, { public: false });
    const moved = await storage.from("media").move(path, path, { destinationBucket: bucket });
    expect(moved.error).not.toBeNull();
    expect(await isThere(path)).toBe(true);
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

  test("a bucket that administrators make has the limits of the migration, or is not made", async () => {
    const { storage } = roles().service;
    const before = (await storage.getBucket("media")).data;
    await storage.emptyBucket("media");
    await storage.deleteBucket("media");
    const make = (limits: object) =>
      administrator().storage.createBucket("media", { public: true, ...limits });
    try {
      const { fileSizeLimit, allowedMimeTypes } = bucketLimits;
      for (const limits of [
        {},
        { fileSizeLimit },
        { allowedMimeTypes },
        { fileSizeLimit: fileSizeLimit + 1, allowedMimeTypes },
        { fileSizeLimit, allowedMimeTypes: [...allowedMimeTypes, "image/svg+xml"] },
      ])
        expect((await make(limits)).error, JSON.stringify(limits)).not.toBeNull();
    } finally {
      expect((await make(bucketLimits)).error).toBeNull();
    }
    const { file_size_limit, allowed_mime_types } = before ?? {};
    expect((await storage.getBucket("media")).data).toMatchObject({
      file_size_limit,
      allowed_mime_types,
    });
  });

  const saveWebhook = async (webhook_url: string) =>
    (await administrator().from("contact_settings").upsert({ id: true, webhook_url })).error;

  test.each([
    ...["https://%", "https://[/", "https://x:99999/", "https://x:/", "https://x:0/"],
    ...[
      "https://[::1",
      "https://[1.2.3.4]/",
      "https://1.2.3.256/",
      "https://1.2.3/",
      "https://0x7f/",
    ],
    ...[
      "https://a..b/",
      "https://.a/",
      "https://a b/",
      "https://u@a.pl/",
      "https://a%20b/",
      "https://a|b",
    ],
    ...["https://", "https:///x", "https:a.pl", `https://${"a".repeat(64)}.pl/`],
  ])("%s is no address of a webhook", async (address) => {
    expect((await saveWebhook(address))?.code).toBe("23514");
  });

  test.each([
    ...["https://hooks.slack.com/services/T0/B0/x", "https://a.pl", "https://a.pl:8443/x?y=1#z"],
    ...["https://xn--w-uga1v8h.pl/x", "https://192.0.2.1/x", "https://[2001:db8::1]:444/x"],
    "https://my_host.example-1.com/a/%20",
  ])("%s is one", async (address) => {
    expect(URL.canParse(address)).toBe(true);
    expect(await saveWebhook(address)).toBeNull();
  });

  test("whatever the settings take, the worker can read", async () => {
    const part = fc.constantFrom(
      ...["a", "B", "9", ".", "-", "_", "%", "[", "]", ":", "/", "?", "#", "@", "0x1", "1.2.3.4"],
      ...["::1", "99999", "443", "|", "ż", "~", "*", ""],
    );
    const address = fc.array(part, { maxLength: 6 }).map((parts) => `https://${parts.join("")}`);
    const sampled = fc.sample(address, { numRuns: 300, seed: 25 });
    let taken = 0;
    for (const webhook of sampled) {
      if (await saveWebhook(webhook)) continue;
      taken++;
      expect(URL.canParse(webhook), webhook).toBe(true);
    }
    expect(taken).toBeGreaterThan(20);
  });
});
