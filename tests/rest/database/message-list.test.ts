import { expect, test } from "vitest";
import { message, post } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

withRolesOnEachDatabase((roles) => {
  const messages = () => roles().service.from("contact_messages");

  async function store(changes: object): Promise<number> {
    const row = { ...message(), ...changes };
    return (await messages().insert(row).select("id").single().throwOnError()).data.id;
  }

  async function find(filter: object): Promise<{ id: number; opening: string; total: number }[]> {
    const given = { first_row: 0, row_limit: 50, ...filter };
    return (await roles().administrator.rpc("find_messages", given).throwOnError()).data;
  }

  test("the search folds Polish letters, wants every word, and takes no sign for a pattern", async () => {
    const id = await store({
      ...{ name: "Łucja Żółw", email: "lucja@firma.example", message: "Światło 100%\nna_planie" },
    });
    const ids = async (search: string) => (await find({ search })).map((row) => row.id);
    for (const search of [
      "swiatlo",
      "ŚWIATŁO zolw",
      "LUCJA@",
      "100% na_plan",
      `#${id}`,
      " żółw ",
    ]) {
      expect(await ids(search), search).toContain(id);
    }
    for (const search of ["100%x", "na%planie", "swiatlo kamera", "\\", "_ucja", "' or true --"]) {
      expect(await ids(search), search).not.toContain(id);
    }
    await roles().administrator.rpc("note_message", {
      ...{ message_id: id, seen_version: 1, note: "oddzwonić w środę" },
    });
    expect(await ids("srode")).toEqual([id]);
  });

  test("enquiries are counted for a page under each address that it had", async () => {
    const row = post();
    const posts = () => roles().service.from("blog_posts");
    const { data } = await posts().insert(row).select("id").single().throwOnError();
    const slug = `${row.slug}-nowy`;
    await posts().update({ slug }).eq("id", data.id).throwOnError();
    const paths = [`/blog/${row.slug}`, `/blog/${slug}`, `/blog/${data.id}`];
    for (const path of paths) await store({ visit: { pages: ["/", path] } });
    await store({ visit: { pages: paths } });
    await store({ visit: { pages: [`/case-studies/${slug}`] } });
    await store({ visit: { pages: paths }, mail_status: "trapped" });
    const given = { of_table: "blog_posts", of_record: data.id };
    const { data: count } = await roles().administrator.rpc("count_page_messages", given);
    expect(count).toBe(4);
    expect(await find(given)).toHaveLength(5);
  });
});
