import { parse, stringify } from "yaml";
import { z } from "zod";
import type { Json } from "../../../../app/data/database.types.ts";

export type RecordTable = "blog_posts" | "case_studies";

const json = z.json();
const fieldsSchema = z.record(z.string(), json);
const changesSchema = z.object({
  isCurrent: z.boolean(),
  changes: fieldsSchema,
  base: fieldsSchema,
});

/** A row with what else is kept of its record. The columns that the database fills are not in it. */
export type RecordFile = {
  row: Record<string, Json | undefined>;
  formerSlugs: string[];
  /** Changes that visitors do not see yet, and whether they were made from the row as it is. */
  unpublished: z.infer<typeof changesSchema> | null;
};

export const folders = { blog_posts: "wpisy", case_studies: "case-studies" } as const;
export const paths = { blog_posts: "/blog/", case_studies: "/case-studies/" } as const;

/** For the editors who open an archive. */
const sectionNames: Record<string, string> = {
  project_summary: "Wprowadzenie i cel projektu",
  process: "Proces realizacji",
  results: "Wyniki",
  conclusions: "Wnioski",
  final_summary: "Podsumowanie",
};

/** The names of Hugo, Jekyll and Astro for these fields, where they have one. */
const names: Record<string, string> = { published_at: "date", image_url: "image" };
const columns = new Map(Object.entries(names).map(([column, name]) => [name, column]));

/** Markdown with front matter, from which `readRecord` makes the same again. */
export function writeRecord(
  table: RecordTable,
  { row, formerSlugs, unpublished }: RecordFile,
): string {
  const { title, slug, content, ...others } = row;
  const fields: Record<string, Json | undefined> = { title, slug };
  if (row.published_at === null) fields.draft = true;
  for (const [column, value] of Object.entries(others)) {
    if (value !== null) fields[names[column] ?? column] = value;
  }
  if (formerSlugs.length > 0) fields.aliases = formerSlugs.map((former) => paths[table] + former);
  if (unpublished) fields.unpublished = unpublished;
  const text = typeof content === "string" ? content : "";
  const sections = table === "case_studies" ? writeSections(text) : null;
  if (sections !== null) fields.body = "sections";
  return `---\n${stringify(fields, { lineWidth: 0, singleQuote: false })}---\n${sections ?? text}`;
}

const fenced = /^---\n([\s\S]*?\n)---\n/;

/** Throws when the text is not a file of an archive. */
export function readRecord(table: RecordTable, file: string): RecordFile {
  const plain = file.replace(/^\ufeff(?=---)/, "");
  // Text editors on Windows may change all line ends.
  const text = plain.startsWith("---\r\n") ? plain.replaceAll("\r\n", "\n") : plain;
  const [whole, inner] = fenced.exec(text) ?? [];
  if (whole === undefined || inner === undefined) throw new Error("it has no front matter");
  const { draft, aliases, unpublished, body, ...fields } = fieldsSchema.parse(parse(inner));
  const row: RecordFile["row"] = {};
  for (const [name, value] of Object.entries(fields)) row[columns.get(name) ?? name] = value;
  if (draft === true) row.published_at = null;
  const rest = text.slice(whole.length);
  row.content = body === "sections" ? readSections(rest) : rest;
  return {
    row,
    formerSlugs: z
      .array(z.string())
      .parse(aliases ?? [])
      .map((address) => address.replace(paths[table], "")),
    unpublished: changesSchema.nullable().parse(unpublished ?? null),
  };
}

const heading = /^## .*? \{#(\w+)\}\n\n/gm;

/** The five sections of a case study below their headings; null when the text is another, or would not come back. */
function writeSections(content: string): string | null {
  const sections = sectionsOf(content);
  if (!sections) return null;
  const text = sections
    .map(([name, words]) => `## ${sectionNames[name] ?? name} {#${name}}\n\n${words}\n\n`)
    .join("");
  return readSections(text) === content ? text : null;
}

function sectionsOf(content: string): [string, string][] | null {
  try {
    const sections = z.record(z.string().regex(/^\w+$/), z.string()).parse(JSON.parse(content));
    return Object.entries(sections);
  } catch {
    return null;
  }
}

function readSections(text: string): string {
  const found = [...text.matchAll(heading)];
  const before = text.slice(0, found[0]?.index ?? text.length).trim();
  if (before !== "") throw new Error(`a section without its heading: ${before.slice(0, 60)}`);
  return JSON.stringify(
    Object.fromEntries(
      found.map((one, at) => {
        const end = found[at + 1]?.index ?? text.length;
        const words = text.slice(one.index + one[0].length, end);
        return [one[1], words.replace(/\n{1,2}$/, "")];
      }),
    ),
  );
}
