import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { caseStudy, post, tomorrow } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

const tables = { blog_posts: post, case_studies: caseStudy };

withRolesOnEachDatabase((roles) => {
  for (const [table, sample] of Object.entries(tables)) {
    const rows = () => roles().administrator.from(table);
    const add = async (changes: object = {}) => {
      const { data } = await rows()
        .insert({ ...sample(), ...changes })
        .select()
        .single()
        .throwOnError();
      return data;
    };
    const change = (id: number, changes: object) =>
      rows().update(changes).eq("id", id).throwOnError();
    const revisions = async (id: number) => {
      const { data } = await roles()
        .administrator.from("revisions")
        .select()
        .eq("table_name", table)
        .eq("record_id", id)
        .order("id", { ascending: false })
        .throwOnError();
      return data;
    };
    const formerAddresses = async (id: number) => {
      const { data } = await roles()
        .nobody.from("slug_redirects")
        .select("slug, created_at")
        .eq("table_name", table)
        .eq("record_id", id)
        .throwOnError();
      return data
        .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
        .map(({ slug }) => slug);
    };

    test(`${table}: a change keeps the former state, its actor and its time`, async () => {
      const row = await add();
      await change(row.id, { title: "Nowy" });
      const [kept, ...others] = await revisions(row.id);
      expect(others).toEqual([]);
      expect(kept).toMatchObject({
        operation: "update",
        actor_id: roles().ids.administrator,
        actor_email: "administrator@example.com",
        former_record: { id: row.id, title: row.title, version: 1 },
      });
      expect(Math.abs(Date.parse(kept.created_at) - Date.now())).toBeLessThan(60_000);
    });

    test(`${table}: a save that changes nothing leaves no revision, but a new version`, async () => {
      const row = await add();
      const { data } = await rows().update({ title: row.title }).eq("id", row.id).select().single();
      expect(data.version).toBe(2);
      expect(await revisions(row.id)).toEqual([]);
    });

    test(`${table}: a save made from an older version changes nothing`, async () => {
      const row = await add();
      await change(row.id, { title: "Pierwszy" });
      const { data } = await rows()
        .update({ title: "Drugi" })
        .eq("id", row.id)
        .eq("version", row.version)
        .select()
        .throwOnError();
      expect(data).toEqual([]);
      expect((await rows().select("title, version").eq("id", row.id).single()).data).toEqual({
        title: "Pierwszy",
        version: 2,
      });
    });

    test(`${table}: the last 50 states of each row are kept`, async () => {
      const [row, other] = [await add(), await add()];
      await change(other.id, { title: "Inny" });
      for (let count = 1; count <= 52; count++) await change(row.id, { title: `Tytuł ${count}` });
      const kept = await revisions(row.id);
      expect(kept).toHaveLength(50);
      expect(kept[0].former_record.title).toBe("Tytuł 51");
      expect(kept.at(-1).former_record.title).toBe("Tytuł 2");
      expect(await revisions(other.id)).toHaveLength(1);
    });

    test(`${table}: a deleted row is kept whole, and comes back with its id and addresses`, async () => {
      const { id, slug: former } = await add();
      await change(id, { slug: randomUUID() });
      const { data: row } = await rows().select().eq("id", id).single().throwOnError();
      await rows().delete().eq("id", row.id).throwOnError();
      expect(await formerAddresses(row.id)).toEqual([]);
      const [kept] = await revisions(row.id);
      expect(kept.operation).toBe("delete");
      const { content_start: _, updated_at: _u, ...whole } = kept.former_record;
      await rows().insert(whole).throwOnError();
      const { updated_at: _b, ...before } = row;
      expect((await rows().select().eq("id", row.id).single()).data).toMatchObject(
        Object.fromEntries(Object.entries(before).filter(([name]) => !name.endsWith("_at"))),
      );
      expect(await formerAddresses(row.id)).toEqual([former]);
      // Later rows still get new ids.
      expect((await add()).id).toBeGreaterThan(row.id);
    });

    test(`${table}: every former address that was public is kept, and no other`, async () => {
      const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
      const row = await add({ slug: first, published_at: null });
      await change(row.id, { slug: second });
      expect(await formerAddresses(row.id)).toEqual([]);
      await change(row.id, { published_at: new Date().toISOString() });
      await change(row.id, { slug: third });
      await change(row.id, { slug: first });
      expect(await formerAddresses(row.id)).toEqual([second, third]);
    });

    const later = { published_at: tomorrow() };
    const ways: Record<string, (id: number) => PromiseLike<unknown>> = {
      "a draft": (id) => change(id, { published_at: null }),
      "planned anew": (id) => change(id, later),
      "a draft out of the trash": async (id) => {
        await rows().delete().eq("id", id).throwOnError();
        const [{ former_record }] = await revisions(id);
        const { content_start: _, ...whole } = former_record;
        await rows()
          .insert({ ...whole, published_at: null })
          .throwOnError();
      },
    };
    test.each(Object.keys(ways))(
      `${table}: an address that was public leads on, though the row was %s when it changed`,
      async (way) => {
        const row = await add();
        await ways[way]?.(row.id);
        await change(row.id, { slug: randomUUID() });
        await change(row.id, { slug: randomUUID() });
        await change(row.id, { published_at: new Date().toISOString() });
        expect(await formerAddresses(row.id)).toEqual([row.slug]);
      },
    );
  }
});
