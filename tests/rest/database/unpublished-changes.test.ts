import { expect, test } from "vitest";
import { post } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

withRolesOnEachDatabase((roles) => {
  const changes = () => roles().administrator.from("unpublished_changes");
  const store = async () => {
    const { data } = await roles().service.from("blog_posts").insert(post()).select().single();
    const record = { table_name: "blog_posts", record_id: data.id, base_version: 1 };
    return { ...record, changes: { title: "Nowy" }, base: { title: data.title } };
  };

  test("count versions and name who saved them, whatever a save says", async () => {
    const row = await store();
    const first = await changes().insert(row).select().single().throwOnError();
    expect(first.data).toMatchObject({ version: 1, saved_by: "administrator@example.com" });
    const save = (seen: number) =>
      changes()
        .update({ changes: { title: "Nowszy" }, version: 1, saved_by: "kto@inny.pl" })
        .eq("record_id", row.record_id)
        .eq("version", seen)
        .select();
    expect((await save(1)).data).toMatchObject([
      { version: 2, saved_by: "administrator@example.com" },
    ]);
    expect((await save(1)).data).toEqual([]);
  });

  test("wait in the bin with their record, and go when it does", async () => {
    const { service } = roles();
    const row = await store();
    await changes().insert(row).throwOnError();
    await service.from("blog_posts").delete().eq("id", row.record_id).throwOnError();
    const kept = async () =>
      (await changes().select().eq("record_id", row.record_id).throwOnError()).data.length;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await service.rpc("forget_old_messages", { moment: inDays(29) }).throwOnError();
    expect(await kept()).toBe(1);
    await service.rpc("forget_old_messages", { moment: inDays(31) }).throwOnError();
    expect(await kept()).toBe(0);
  });
});
