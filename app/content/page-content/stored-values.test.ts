import fc from "fast-check";
import { expect, test } from "vitest";
import { professionalService } from "~/head/json-ld.ts";
import { findService } from "./find-service.ts";
import { originals } from "./originals.ts";
import { publish } from "./publish.ts";
import { originalQuestions, questionSources, shownQuestions } from "./questions.ts";
import { readValues } from "./read-values.ts";
import { statisticsOf, tagsOf } from "./site-tags.ts";

const stored: Record<string, unknown> = {
  ...originals,
  ...Object.fromEntries(
    questionSources.map(({ key }) => [key, { questions: originalQuestions(key) }]),
  ),
};

/** What a shape may take and what reads it later may not. */
const strange = fc.oneof(
  fc.constantFrom(
    ...["https://stats.example.pl:84433", "https://1.2.3.999", "https://a.256", "a.0x1ffffffff"],
    ...["4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b", "kadr.pl", "7", "9999-99-99", "24:00", "9-17"],
    ...["{website.small}", "{{od {x.y} zł}}", "{", "", " ", "\u200b", "__proto__", "//a.pl", "/"],
  ),
  fc.constantFrom<unknown>(null, 0, -1, 1e308, true, [], {}, { toString: 1, valueOf: 1 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.webUrl(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Some of a value's leaves, and now and then a whole part, replaced. */
function damaged(value: unknown): fc.Arbitrary<unknown> {
  const same = fc.constant(value);
  if (typeof value !== "object" || value === null)
    return fc.oneof({ weight: 9, arbitrary: same }, { weight: 2, arbitrary: strange });
  const inner: fc.Arbitrary<unknown> = Array.isArray(value)
    ? fc.tuple(...value.map(damaged))
    : fc.record(Object.fromEntries(Object.entries(value).map(([k, v]) => [k, damaged(v)])));
  return fc.oneof({ weight: 30, arbitrary: inner }, { weight: 1, arbitrary: strange });
}

type StoredRow = { key: string; value: unknown; version: number; updated_at: string };

const row: fc.Arbitrary<StoredRow> = fc
  .oneof(
    ...Object.entries(stored).map(([key, value]) =>
      damaged(value).map((changed) => ({ key, value: changed })),
    ),
  )
  .map((each) => ({ ...each, version: 1, updated_at: "2026-11-28T08:00:00Z" }));

/** All that public pages make of the values. */
function shown(value: StoredRow) {
  const values = readValues([value], () => {});
  const content = publish(values, "2026-11-28", (address) => ({ src: address }));
  return JSON.stringify([
    content,
    professionalService((path) => `https://kadr.example${path}`, content),
    questionSources
      .filter(({ key }) => values.facts.prices || values.questions[key])
      .map(({ key, slug }) => [
        shownQuestions(key, values),
        slug && findService(`/uslugi/${slug}`, values),
      ]),
    tagsOf(values.facts.tags, "n"),
    statisticsOf(values.facts.tags),
  ]);
}

test("whatever is stored of a subject, what the pages read of it never throws", () => {
  fc.assert(
    fc.property(row, (value) => {
      expect(shown(value)).toMatch(/^\[/);
    }),
    { numRuns: 2_000 },
  );
});
