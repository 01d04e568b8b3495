import { expect, test } from "vitest";
import { caseStudy, post, textBlock } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

/** What people paste unseen, and what must stay: a tab, ends of lines, a backslash that was typed. */
const pasted = "Raz\u0001\u0007\u000b\u001f\u007f\u009b\ufffe\tdwa\r\n🎬 \\u0007 \u200b";
const stored = "Raz\tdwa\r\n🎬 \\u0007 \u200b";

withRolesOnEachDatabase((roles) => {
  test("a post loses control characters, whoever writes it", async () => {
    for (const client of [roles().administrator, roles().service]) {
      const block = textBlock({ content: pasted });
      const row = post({ content: pasted, content_blocks: [block] });
      const inserted = await client.from("blog_posts").insert(row).select().single().throwOnError();
      const clean = { content: stored, content_blocks: [{ ...block, content: stored }] };
      expect(inserted.data).toMatchObject({ ...clean, content_start: stored });
      const change = { content: `${pasted}!`, content_blocks: null };
      const { data } = await client
        .from("blog_posts")
        .update(change)
        .eq("id", inserted.data.id)
        .select()
        .single()
        .throwOnError();
      expect(data).toMatchObject({ content: `${stored}!`, content_blocks: null });
    }
  });

  test("a case study loses them from its sections, and keeps a clean text byte for byte", async () => {
    const write = async (content: string) => {
      const film = { chapters: [], transcript: pasted };
      const row = caseStudy({ content, summary: pasted, film });
      const { data } = await roles()
        .administrator.from("case_studies")
        .insert(row)
        .select()
        .single()
        .throwOnError();
      expect(data).toMatchObject({ summary: stored, film: { ...film, transcript: stored } });
      return data.content;
    };
    const sections = { project_summary: `${pasted}\u0000`, process: "", results: "\\\\u0000" };
    expect(JSON.parse(await write(JSON.stringify(sections)))).toEqual({
      ...sections,
      project_summary: stored,
    });
    const clean = `{ "results" : "Raz\\n",  "process":"" }`;
    expect(await write(clean)).toBe(clean);
    expect(await write(pasted)).toBe(stored);
  });

  test("facts of the site and changes that wait lose them, too", async () => {
    const { administrator, service } = roles();
    const value = { lines: [{ text: pasted }], "\u0009": 1 };
    const facts = await administrator
      .from("page_content")
      .insert({ key: "control-characters", value })
      .select()
      .single()
      .throwOnError();
    expect(facts.data.value).toEqual({ ...value, lines: [{ text: stored }] });
    const { data } = await service
      .from("blog_posts")
      .insert(post())
      .select()
      .single()
      .throwOnError();
    const changes = await administrator
      .from("unpublished_changes")
      .insert({
        table_name: "blog_posts",
        record_id: data.id,
        base_version: 1,
        changes: { content: pasted },
        base: {},
      })
      .select()
      .single()
      .throwOnError();
    expect(changes.data.changes).toEqual({ content: stored });
  });
});
