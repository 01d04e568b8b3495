import { expect, test } from "vitest";
import { workingCopy } from "../../database/permissions/table-rows.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

withRolesOnEachDatabase((roles) => {
  const copies = () => roles().administrator.from("working_copies");
  const find = async (id: string) =>
    (await roles().service.from("working_copies").select().eq("id", id).throwOnError()).data[0];

  /** While the stranger is an administrator, too. */
  async function withColleague(run: () => Promise<void>) {
    const { service, ids } = roles();
    await service.from("admin_users").insert({ id: ids.stranger }).throwOnError();
    try {
      await run();
    } finally {
      await service.from("admin_users").delete().eq("id", ids.stranger).throwOnError();
    }
  }

  test("a copy is its author's: another administrator neither sees nor changes it", async () => {
    const copy = workingCopy();
    await copies().insert(copy).throwOnError();
    await withColleague(async () => {
      const theirs = () => roles().stranger.from("working_copies");
      expect((await theirs().select().throwOnError()).data).toEqual([]);
      expect((await theirs().upsert({ ...copy, form: {} })).error?.code).toBe("42501");
      const named = { ...workingCopy(), user_id: roles().ids.administrator };
      expect((await theirs().insert(named)).error?.code).toBe("42501");
      expect((await theirs().delete().eq("id", copy.id).select()).data).toEqual([]);
    });
    expect(await find(copy.id)).toMatchObject({ form: copy.form, record_id: null });
  });

  test("a later text takes the place of the earlier, and follows its record", async () => {
    const copy = workingCopy();
    await copies().upsert(copy).throwOnError();
    const before = await find(copy.id);
    const later = { ...copy, record_id: 7, version: 3, form: { title: "Dalej" } };
    await copies().upsert(later).throwOnError();
    const after = await find(copy.id);
    expect(after).toMatchObject(later);
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
  });

  test("the copies of a removed person are gone", async () => {
    const copy = workingCopy();
    await withColleague(async () => {
      await roles().stranger.from("working_copies").insert(copy).throwOnError();
      expect(await find(copy.id)).toBeDefined();
    });
    expect(await find(copy.id)).toBeUndefined();
  });

  test("a copy that nobody has touched for 30 days is deleted", async () => {
    const { id } = workingCopy();
    await copies()
      .insert({ ...workingCopy(), id })
      .throwOnError();
    const { service } = roles();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await service.rpc("forget_old_messages", { moment: inDays(29) }).throwOnError();
    expect(await find(id)).toBeDefined();
    await service.rpc("forget_old_messages", { moment: inDays(31) }).throwOnError();
    expect(await find(id)).toBeUndefined();
  });
});
