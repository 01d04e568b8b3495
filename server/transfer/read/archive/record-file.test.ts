import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RecordFile, readRecord, writeRecord } from "./record-file.ts";

const odd = [
  "---\n",
  "\n",
  "\r\n",
  "## a {#process}\n\n",
  ": ",
  "# ",
  "\u0085",
  "\u2028",
  "\ufeff",
  "'",
  '"',
  "\t",
  "null",
  "12",
  "2026-01-02",
  "~",
  "`",
  "| ",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...odd), fc.string({ unit: "binary", maxLength: 6 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join("").toWellFormed());
const moment = fc.constantFrom("2026-11-25T12:00:00.123456+00:00", "1999-01-01T00:00:00+00:00");
const json = fc
  .json({ maxDepth: 2 })
  // zod leaves that name out wherever it stands, and no field has it.
  .filter((written) => !written.includes("__proto__"))
  .map((written) => JSON.parse(written));
const sections = fc.dictionary(fc.constantFrom("project_summary", "process", "results"), text, {
  noNullPrototype: true,
});
const file = fc.record<RecordFile>({
  row: fc.record({
    ...{
      id: fc.nat(),
      title: text,
      slug: fc.constant("a-b"),
      tags: fc.option(fc.array(text)),
      film: json,
    },
    ...{ published_at: fc.option(moment), created_at: moment, image_url: fc.option(text) },
    content: fc.oneof(
      text,
      sections.map((value) => JSON.stringify(value)),
    ),
  }),
  formerSlugs: fc.array(fc.constantFrom("c", "d_e")),
  unpublished: fc.option(
    fc.record({
      isCurrent: fc.boolean(),
      changes: fc.dictionary(text, json, { noNullPrototype: true }),
      base: fc.constant({}),
    }),
  ),
});

describe("the file of a record", () => {
  test.each(["blog_posts", "case_studies"] as const)("of %s comes back as it was", (table) => {
    fc.assert(
      fc.property(file, ({ row, ...others }) => {
        const read = readRecord(table, writeRecord(table, { row, ...others }));
        const kept = Object.entries(row).filter(
          ([name, value]) => value !== null || name === "published_at",
        );
        expect(read).toEqual({ ...others, row: Object.fromEntries(kept) });
      }),
    );
  });

  const row = {
    ...{ title: "Plan", slug: "plan", published_at: null, image_url: "/a.webp" },
    content: JSON.stringify({ process: "Dzień 1\n\nDzień 2", results: "" }),
  };

  test("is what other programs read, with sections below headings", () => {
    expect(writeRecord("case_studies", { row, formerSlugs: ["dawny"], unpublished: null })).toBe(
      "---\ntitle: Plan\nslug: plan\ndraft: true\nimage: /a.webp\naliases:\n  - /case-studies/dawny\nbody: sections\n---\n## Proces realizacji {#process}\n\nDzień 1\n\nDzień 2\n\n## Wyniki {#results}\n\n\n\n",
    );
  });

  test("is read as an editor on Windows leaves it, and refused without its beginning", () => {
    const windows = "\ufeff---\r\ntitle: A\r\n---\r\nJeden\r\nDwa";
    expect(readRecord("blog_posts", windows).row).toEqual({ title: "A", content: "Jeden\nDwa" });
    expect(() => readRecord("blog_posts", "Jeden")).toThrow("no front matter");
    expect(() => readRecord("case_studies", "---\nbody: sections\n---\nJeden")).toThrow("heading");
  });
});
