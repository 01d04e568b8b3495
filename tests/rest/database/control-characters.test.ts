import { expect, test } from "vitest";
import { caseStudy, post, textBlock } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

/** What people paste unseen, and what must stay: a tab, ends of lines, a backslash that was typed. */
const pasted = "Raz\u0001\u0007\u000b\u001f\u007f\u009b\ufffe\tdwa\r\n🎬 \\u0007 \u200b";
const stored = "Raz\tdwa\r\n🎬 \\u0007 \u200b";

withRolesOnEachDatabase((roles) => {
  const write = async (table: string, row: object) => {
    const made = roles().administrator.from(table).insert<object>(row).select().single();
    return (await made.throwOnError()).data;
  };

  test("a post, facts of the site and changes that wait lose control characters", async () => {
    const block = textBlock({ content: pasted });
    const written = await write("blog_posts", post({ content: pasted, content_blocks: [block] }));
    const clean = { content: stored, content_blocks: [{ ...block, content: stored }] };
    expect(written).toMatchObject({ ...clean, content_start: stored });
    const value = { lines: [{ text: pasted }] };
    const facts = await write("page_content", { key: "control-characters", value });
    expect(facts.value).toEqual({ lines: [{ text: stored }] });
    const record = { table_name: "blog_posts", record_id: written.id, base_version: 1, base: {} };
    const waiting = { ...record, changes: { content: pasted } };
    expect((await write("unpublished_changes", waiting)).changes).toEqual({ content: stored });
  });

  test("a case study loses them from its sections, and keeps a clean text byte for byte", async () => {
    const contentOf = async (content: string) =>
      (await write("case_studies", caseStudy({ content }))).content;
    const sections = { project_summary: `${pasted}\u0000`, process: "", results: "\\\\u0000" };
    expect(JSON.parse(await contentOf(JSON.stringify(sections)))).toEqual({
      ...sections,
      project_summary: stored,
    });
    const clean = `{ "results" : "Raz\\n",  "process":"" }`;
    expect(await contentOf(clean)).toBe(clean);
    expect(await contentOf(pasted)).toBe(stored);
  });
});
