import { expect, test } from "vitest";
import { withRolesOnEachDatabase } from "./support/databases.ts";

withRolesOnEachDatabase((roles) => {
  test("an import writes its rows, is taken back in portions, keeps what is changed meanwhile, and goes on after a stop", async () => {
    const { service: secret } = roles();
    const { data: made } = await secret.from("imports").insert({ source: "x" }).select().single();
    const id = made?.id ?? 0;
    for (const at of [1, 2, 3]) {
      const post = { title: `Wpis ${at}`, slug: `wpis-${at}`, author: "Ola", content: "x" };
      const added = await secret.rpc("import_post", { import: id, source: `s${at}`, post });
      expect(added.error).toBe(null);
    }
    const row = { from_address: "/stary", to_address: "/blog", kind: "permanent" };
    const led = await secret.rpc("import_redirects", { import: id, rows: [row] });
    expect(led).toMatchObject({ error: null, data: [] });
    const picture = { kind: "picture", source_id: "p", target: "blog/a.jpg" };
    await secret
      .from("imported")
      .insert({ import_id: id, ...picture })
      .throwOnError();
    const undo = async () => (await secret.rpc("undo_import", { import: id, most: 1 })).data;
    const titles = async () =>
      (await secret.from("blog_posts").select("title").order("id")).data?.map(({ title }) => title);

    await secret.from("blog_posts").update({ author: "Jan" }).eq("slug", "wpis-2");
    expect(await undo()).toEqual({ changed: ["Wpis 2"] });
    expect(await titles()).toHaveLength(3);
    await secret.from("imported").update({ version: 2 }).eq("source_id", "s2");
    expect(await undo()).toMatchObject({ left: 5, posts: 0 });
    await secret.from("blog_posts").update({ author: "Ewa" }).eq("slug", "wpis-2");
    expect(await undo()).toMatchObject({ left: 4, posts: 1, kept: [] });
    expect(await undo()).toMatchObject({ left: 3, posts: 0, kept: ["Wpis 2"] });
    expect(await undo()).toMatchObject({ left: 2, posts: 1 });
    expect(await titles()).toEqual(["Wpis 2"]);
    expect(await undo()).toMatchObject({ left: 1, files: [] });
    const file = { kind: "picture", target: "blog/a.jpg", is_shown: false };
    expect(await undo()).toMatchObject({ left: 1, files: [file] });
    await secret.from("imported").delete().eq("import_id", id);
    expect(await undo()).toMatchObject({ left: 0 });
    expect((await secret.from("imports").select("id")).data).toEqual([]);
    expect((await secret.from("redirects").select("id")).data).toEqual([]);
    const kinds = (await secret.from("revisions").select("operation")).data ?? [];
    expect(new Set(kinds.map(({ operation }) => operation))).toEqual(new Set(["update"]));
  });
});
