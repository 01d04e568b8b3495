import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { caseStudy, post } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

withRolesOnEachDatabase((roles) => {
  const links = () => roles().administrator.from("preview_links");

  for (const [table, sample] of Object.entries({ blog_posts: post, case_studies: caseStudy })) {
    const draft = async () => {
      const row = sample({ published_at: null });
      const { data } = await roles().service.from(table).insert<object>(row).select().single();
      return data;
    };
    const link = async (recordId: number) => {
      const token = `${randomUUID()}-ó`;
      const row = { table_name: table, record_id: recordId, token_hash: hashOf(token) };
      await links().insert(row).throwOnError();
      return token;
    };
    const open = async (token: string) =>
      (await roles().nobody.rpc("preview_record", { token }).throwOnError()).data;

    test(`a link opens one draft of ${table}, as it was last saved`, async () => {
      const row = await draft();
      await draft();
      const token = await link(row.id);
      expect(await open(token)).toMatchObject({
        table_name: table,
        record: { id: row.id, title: row.title, published_at: null },
      });
      await roles().service.from(table).update({ title: "Nowy" }).eq("id", row.id).throwOnError();
      expect(await open(token)).toMatchObject({ record: { title: "Nowy" } });
      expect(await open(hashOf(token))).toBeNull();
      expect(await open(token.slice(1))).toBeNull();
    });

    test(`a link to ${table} shows what the next publication would`, async () => {
      const { service } = roles();
      const added = sample({ title: "Na stronie" });
      const row = (await service.from(table).insert<object>(added).select().single()).data;
      const token = await link(row.id);
      expect(await open(token)).toMatchObject({ is_changed: false });
      const changes = { title: "Dopiero będzie", published_at: "2999-01-01T00:00:00Z" };
      const record = { table_name: table, record_id: row.id, base_version: 1, base: {} };
      await service
        .from("unpublished_changes")
        .insert({ ...record, changes })
        .throwOnError();
      expect(await open(token)).toMatchObject({
        is_changed: true,
        record: { id: row.id, title: "Dopiero będzie" },
      });
      expect((await open(token)).record.published_at).not.toContain("2999");
    });

    test(`a link to ${table} ends when it is revoked, expires or its record is gone`, async () => {
      const { service } = roles();
      const row = await draft();
      const revoked = await link(row.id);
      await links().delete().eq("token_hash", hashOf(revoked)).throwOnError();
      expect(await open(revoked)).toBeNull();

      const expired = await link(row.id);
      const past = { expires_at: new Date(Date.now() - 1000).toISOString() };
      const old = service.from("preview_links").update(past).eq("token_hash", hashOf(expired));
      await old.throwOnError();
      expect(await open(expired)).toBeNull();

      const orphan = await link(row.id);
      const left = await service.from("preview_links").select().eq("token_hash", hashOf(expired));
      expect(left.data).toEqual([]);
      await service.from(table).delete().eq("id", row.id).throwOnError();
      expect(await open(orphan)).toBeNull();
    });
  }
});
