import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

withRolesOnEachDatabase((roles) => {
  test("two people who have one record open see each other, until one closes it or goes away", async () => {
    const { administrator, stranger, service, ids } = roles();
    await service.from("admin_users").insert({ id: ids.stranger }).throwOnError();
    const record = { of_table: "blog_posts", of_record: randomInt(1e9) };
    const say = async (who: typeof stranger, is_open = true, more = {}) =>
      (await who.rpc("note_open_record", { ...record, is_open, ...more }).throwOnError()).data;
    try {
      expect(await say(administrator)).toEqual([]);
      expect(await say(administrator)).toEqual([]);
      expect(await say(stranger)).toEqual(["administrator@example.com"]);
      expect(await say(administrator)).toEqual(["stranger@example.com"]);
      expect(await say(administrator, true, { of_record: record.of_record + 1 })).toEqual([]);
      await say(stranger, false);
      expect(await say(administrator)).toEqual([]);

      await say(stranger);
      const old = { seen_at: new Date(Date.now() - 91_000).toISOString() };
      const rows = service.from("open_records").update(old);
      await rows.eq("user_id", ids.stranger).throwOnError();
      expect(await say(administrator)).toEqual([]);
    } finally {
      await service.from("admin_users").delete().eq("id", ids.stranger).throwOnError();
    }
  });
});
