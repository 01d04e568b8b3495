import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { post, tomorrow } from "../samples.ts";
import { withTeamOnEachDatabase } from "../support/databases.ts";
import type { Team } from "../support/roles.ts";
import { pictureOf } from "./media-actions.ts";

const draft = () => post({ published_at: null });
const newPath = () => `blog/${randomUUID()}.webp`;

withTeamOnEachDatabase((team) => {
  const own = async () => {
    const made = team().author.from("blog_posts").insert(draft()).select("id, slug").single();
    return (await made.throwOnError()).data;
  };
  const stateOf = async (id: number) => {
    const rows = team().service.from("blog_posts").select("title, published_at").eq("id", id);
    return (await rows.throwOnError()).data[0];
  };
  const change = (who: "author" | "editor", id: number, changes: object) =>
    team()[who].from("blog_posts").update(changes).eq("id", id).select("id");

  test("an author changes and bins a draft of their own, and takes it out of the bin", async () => {
    const { author } = team();
    const { id } = await own();
    expect((await change("author", id, { title: "Drugi" })).data).toHaveLength(1);
    expect((await author.from("blog_posts").delete().eq("id", id).select("id")).data).toEqual([
      { id },
    ]);
    const revisions = await author.from("revisions").select("operation").eq("record_id", id);
    expect(revisions.data?.map(({ operation }) => operation)).toEqual(["update", "delete"]);
    expect((await author.from("blog_posts").insert({ ...draft(), id })).error).toBeNull();
  });

  test("an author publishes, plans and hides nothing", async () => {
    const { id } = await own();
    for (const changes of [
      { published_at: "now" },
      { published_at: tomorrow() },
      { hidden_after: tomorrow() },
    ]) {
      expect((await change("author", id, changes)).error?.code).toBe("42501");
      const added: object = { ...draft(), ...changes };
      expect((await team().author.from("blog_posts").insert(added)).error?.code).toBe("42501");
    }
    expect(await stateOf(id)).toMatchObject({ published_at: null });
  });

  test("a record that was published is no author's any more, and its address stays", async () => {
    const { author } = team();
    const { id, slug } = await own();
    await change("editor", id, { published_at: "now" }).throwOnError();
    expect((await change("author", id, { title: "Inny" })).data).toEqual([]);
    expect((await author.from("blog_posts").delete().eq("id", id).select("id")).data).toEqual([]);
    await change("editor", id, { published_at: null }).throwOnError();
    expect((await change("author", id, { title: "Inny" })).data).toEqual([{ id }]);
    const moved = await change("author", id, { slug: `${slug}-x` });
    expect(moved.error?.code).toBe("42501");
  });

  test("an author goes on with nobody else's record, and takes no number of a later one", async () => {
    const { author, service } = team();
    const made = service.from("blog_posts").insert(draft()).select("id").single();
    const { id } = (await made.throwOnError()).data;
    await service.from("blog_posts").delete().eq("id", id).throwOnError();
    for (const taken of [id, id + 1_000]) {
      const { error } = await author.from("blog_posts").insert({ ...draft(), id: taken });
      expect(error?.code, String(taken)).toBe("42501");
    }
  });

  test("an author describes, replaces and removes a picture of their own while no page shows it", async () => {
    const { author, service } = team();
    const path = newPath();
    const files = author.storage.from("media");
    const replace = () => files.update(path, pictureOf(2), { contentType: "image/webp" });
    const describe = () =>
      author.from("media_files").update({ description: "Rynek" }).eq("path", path).select("path");
    expect(
      (await files.upload(path, pictureOf(1), { contentType: "image/webp" })).error,
    ).toBeNull();
    expect((await author.from("media_files").insert({ path })).error).toBeNull();
    expect((await describe()).data).toEqual([{ path }]);
    expect((await replace()).error).toBeNull();

    const image_url = `/storage/v1/object/public/media/${path}`;
    const shown = service.from("blog_posts").insert(post({ image_url })).select("id").single();
    const { id } = (await shown.throwOnError()).data;
    expect((await describe()).data).toEqual([]);
    expect((await replace()).error).not.toBeNull();
    expect((await files.remove([path])).data).toEqual([]);
    await service.from("blog_posts").delete().eq("id", id).throwOnError();
    await service.from("revisions").delete().eq("record_id", id).throwOnError();
    expect((await files.remove([path])).data).toHaveLength(1);
  });

  test("an author adds no other size and no description of somebody else's picture", async () => {
    const { author, service } = team();
    const path = newPath();
    const webp = { contentType: "image/webp" };
    await service.storage.from("media").upload(path, pictureOf(1), webp);
    const copy = await author.storage.from("media").upload(`sizes/480/${path}`, pictureOf(1), webp);
    expect(copy.error).not.toBeNull();
    expect((await author.from("media_files").insert({ path })).error?.code).toBe("42501");
  });

  test("an author's draft waits until it is published or sent back, and notes are read by both", async () => {
    const { author, editor, service } = team();
    const { id } = await own();
    const of = { of_table: "blog_posts", of_record: id };
    const waits = async () =>
      (await service.from("record_reviews").select("sent_by").eq("record_id", id)).data;
    expect((await author.rpc("send_for_review", of)).data).toBe("done");
    expect(await waits()).toEqual([{ sent_by: "author@example.com" }]);
    const found = { of_table: "blog_posts", first_row: 0, row_limit: 50, in_status: "review" };
    expect((await editor.rpc("find_records", found)).data).toMatchObject([{ id }]);
    const [seen] = (await editor.rpc("attention")).data;
    expect(seen).toMatchObject({ to_review: 1, to_review_table: "blog_posts" });
    expect((await author.rpc("attention")).data).toMatchObject([{ to_review: 0 }]);

    expect((await author.rpc("send_back", { ...of, note: "x" })).error?.code).toBe("42501");
    expect((await editor.rpc("send_back", { ...of, note: "Popraw tytuł" })).data).toBe("done");
    expect(await waits()).toEqual([]);
    const [note] = (await author.from("record_notes").select("id, note, author_email")).data ?? [];
    expect(note).toMatchObject({ note: "Popraw tytuł", author_email: "editor@example.com" });
    const settle = { note_id: note?.id, is_done: true };
    expect((await author.rpc("settle_record_note", settle)).data).toBe("done");

    await author.rpc("send_for_review", of).throwOnError();
    await change("editor", id, { published_at: "now" }).throwOnError();
    expect(await waits()).toEqual([]);
    for (const asked of [of, { ...of, note: "x" }]) {
      const name = "note" in asked ? "add_record_note" : "send_for_review";
      const answer = await author.rpc(name, asked);
      expect(answer.data, name).toBe(name === "send_for_review" ? "refused" : "done");
    }
  });

  test("an author sends and notes nothing of somebody else's", async () => {
    const { author, service } = team();
    const made = service.from("blog_posts").insert(draft()).select("id").single();
    const of = { of_table: "blog_posts", of_record: (await made.throwOnError()).data.id };
    expect((await author.rpc("send_for_review", of)).error?.code).toBe("42501");
    expect((await author.rpc("add_record_note", { ...of, note: "x" })).error?.code).toBe("42501");
  });

  test("preview links end when their maker may not edit any more", async () => {
    const { editor, service, ids } = team();
    const link = { table_name: "blog_posts", record_id: 1, token_hash: "0".repeat(64) };
    await editor.from("preview_links").insert(link).throwOnError();
    await setRoles(team(), ids.editor, ["author"]);
    const left = service.from("preview_links").select("id").eq("token_hash", link.token_hash);
    expect((await left.throwOnError()).data).toEqual([]);
    await setRoles(team(), ids.editor, ["editor"]);
  });

  test("of two roles each gives its rights", async () => {
    const { author, ids } = team();
    const messages = async () => (await author.from("contact_messages").select("id")).data?.length;
    const { service } = team();
    await service
      .from("contact_messages")
      .insert({ name: "Jan", email: "jan@example.com", message: "Dzień dobry" })
      .throwOnError();
    expect(await messages()).toBe(0);
    await setRoles(team(), ids.author, ["author", "enquiries"]);
    expect(await messages()).toBeGreaterThan(0);
    expect((await own()).id).toBeGreaterThan(0);
    await setRoles(team(), ids.author, ["author"]);
  });
});

async function setRoles({ service }: Team, id: string, roles: string[]): Promise<void> {
  await service.from("admin_users").update({ roles }).eq("id", id).throwOnError();
}
