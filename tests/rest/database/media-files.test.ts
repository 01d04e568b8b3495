import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { expect, test } from "vitest";
import { storePicture } from "../../database/permissions/media-actions.ts";
import { caseStudy, imageBlock, post } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

const addressOf = (path: string) => `/storage/v1/object/public/media/${path}`;

withRolesOnEachDatabase((roles) => {
  const files = () => roles().administrator.storage.from("media");
  const describe = (path: string, facts: object = {}) =>
    roles()
      .administrator.from("media_files")
      .insert({ path, ...facts });
  const isThere = async (path: string) => (await files().download(path)).data !== null;

  /** A record that shows a picture, put where a test wants to find it. */
  const places: Record<string, (address: string) => Promise<unknown>> = {
    "a main picture": (image_url) => insert("blog_posts", post({ image_url })),
    "a draft's text": (address) =>
      insert("blog_posts", post({ content: `![](${address})\n`, published_at: null })),
    "another host's address": (address) =>
      insert("blog_posts", post({ content: `![](https://old.example${address})` })),
    "a block": (content) =>
      insert("blog_posts", post({ content_blocks: [imageBlock({ content })] })),
    "a gallery": (address) => insert("case_studies", caseStudy({ gallery_images: [address] })),
    "a section": (address) =>
      insert(
        "case_studies",
        caseStudy({ content: JSON.stringify({ process: `![](${address})` }) }),
      ),
    history: async (image_url) => {
      const { id } = await insert("blog_posts", post({ image_url }));
      const row = roles().service.from("blog_posts").update({ image_url: null }).eq("id", id);
      await row.throwOnError();
    },
    "unsaved text": async (address) =>
      await roles()
        .administrator.from("working_copies")
        .insert({
          id: randomUUID(),
          table_name: "blog_posts",
          form: { title: "Nowy", content: `![](${address})` },
        })
        .throwOnError(),
    "an unpublished change": async (address) => {
      const { id } = await insert("blog_posts", post({ title: "Publiczny" }));
      const changes = { image_url: address };
      const row = { table_name: "blog_posts", record_id: id, base_version: 1, base: {}, changes };
      await roles().administrator.from("unpublished_changes").insert(row).throwOnError();
    },
    "the bin": async (image_url) => {
      const { id } = await insert("blog_posts", post({ image_url }));
      await roles().service.from("blog_posts").delete().eq("id", id).throwOnError();
    },
  };

  async function insert(table: string, row: object): Promise<{ id: number }> {
    const stored = roles().service.from(table).insert<object>(row).select("id").single();
    return (await stored.throwOnError()).data;
  }

  test.each(Object.keys(places))("a picture that %s shows cannot be removed", async (place) => {
    const path = await storePicture(roles());
    await describe(path).throwOnError();
    await places[place]?.(addressOf(path));
    expect((await files().remove([path])).data).toEqual([]);
    expect(await isThere(path)).toBe(true);
    const forgotten = roles().administrator.from("media_files").delete().eq("path", path);
    expect((await forgotten).error?.code).toBe("23503");
    const { data } = await roles().administrator.rpc("list_picture_uses").throwOnError();
    const stem = path.replace(".webp", "");
    const kinds: Record<string, string> = {
      ...{ history: "history", "the bin": "trash", "unsaved text": "working-copy" },
      "an unpublished change": "unpublished",
    };
    expect(data.filter((use: { stem: string }) => use.stem === stem)).toEqual([
      expect.objectContaining({ place: kinds[place] ?? "record", title: expect.any(String) }),
    ]);
  });

  test("nor can its smaller copies; one that nothing shows is removed with them", async () => {
    const path = await storePicture(roles());
    const copy = `sizes/480/${path}`;
    expect((await files().copy(path, copy)).error).toBeNull();
    const { id } = await insert("blog_posts", post({ image_url: addressOf(path) }));
    expect((await files().remove([copy])).data).toEqual([]);
    const { service } = roles();
    await service.from("blog_posts").delete().eq("id", id).throwOnError();
    await service.from("revisions").delete().eq("record_id", id).throwOnError();
    expect((await files().remove([path, copy])).data).toHaveLength(2);
    expect(await isThere(path)).toBe(false);
  });

  test("a copy that a picture in use had before it was replaced may go after an hour, and none that it has", async () => {
    const { administrator, service, nobody, databaseUrl } = roles();
    const path = await storePicture(roles());
    const [has, had, named] = [480, 960, 1600].map(
      (width) => `sizes/${width}/${path.replace("webp", "avif")}`,
    ) as [string, string, string];
    for (const copy of [has, had, named]) await files().copy(path, copy);
    const content = `![](${addressOf(path)}) ![](${addressOf(named)})`;
    await insert("blog_posts", post({ content }));
    const listed = async () =>
      (await administrator.rpc("list_former_copies").throwOnError()).data as string[];
    // Nothing is known of what came by the API.
    expect((await files().remove([had])).data).toEqual([]);
    const updated_at = new Date(Date.now() - 61 * 60_000).toISOString();
    const row = service.from("media_files");
    await row.insert({ path, avif_sizes: [480], updated_at }).throwOnError();
    // Somebody may just have stored it, whose row comes next.
    expect((await files().remove([had])).data).toEqual([]);
    expect(await listed()).toEqual([]);

    if (!databaseUrl) return;
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    const anHourLater = () =>
      sql`update storage.objects set created_at = ${updated_at}, updated_at = ${updated_at}`;
    await anHourLater();
    expect(await listed()).toEqual([had]);
    expect((await nobody.storage.from("media").remove([had])).data ?? []).toEqual([]);
    const { data } = await files().remove([path, has, had, named]);
    expect(data?.map(({ name }) => name)).toEqual([had]);

    // Pages that were open when the picture was replaced still ask for it.
    await files().copy(path, had);
    await anHourLater();
    await row
      .update({ hash: "0".repeat(64) })
      .eq("path", path)
      .throwOnError();
    expect((await files().remove([had])).data).toEqual([]);
    await sql.end();
  });

  test("the library has every file once, with what is known of it, and no smaller copy", async () => {
    const known = await storePicture(roles());
    const bare = await storePicture(roles());
    await files().copy(known, `sizes/480/${known}`);
    await describe(known, { description: "Kadr", focus_x: 20, sizes: [480] }).throwOnError();
    const { data } = await roles().administrator.rpc("list_pictures").throwOnError();
    const found = (path: string) => data.filter((row: { path: string }) => row.path === path);
    expect(found(known)).toEqual([
      expect.objectContaining({ description: "Kadr", focus_x: 20, sizes: [480], revision: 0 }),
    ]);
    expect(found(bare)).toEqual([{ path: bare, uploaded_at: expect.any(String) }]);
    expect(data.some(({ path }: { path: string }) => path.startsWith("sizes/"))).toBe(false);
  });

  test("visitors learn what a picture shows when they know its name, and not whose it is", async () => {
    const path = await storePicture(roles());
    await describe(path, { description: "Kadr", author: "Ola" }).throwOnError();
    const asked = { paths: [path, `blog/${randomUUID()}.webp`] };
    const { data } = await roles().nobody.rpc("picture_facts", asked).throwOnError();
    const facts = { description: "Kadr", decorative: false, width: null, height: null };
    const rest = { focus_x: 50, focus_y: 50, sizes: [], avif_sizes: [], revision: 0 };
    expect(data).toEqual([{ path, ...facts, ...rest }]);
    const { data: none } = await roles().nobody.rpc("picture_facts", { paths: [] });
    expect(none).toEqual([]);
  });
});
