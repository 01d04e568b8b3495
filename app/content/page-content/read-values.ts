import { type Questions, questionsShape, type Shapes, shapes } from "~/content/agency/shapes.ts";
import { warsawDay } from "~/text/dates/warsaw-clock.ts";
import { questionSources } from "./questions.ts";
import type { PageValues } from "./types.ts";

type Row = { key: string; value: unknown; version: number; updated_at: string };

/** The rows of `page_content` that hold what their subject asks for; any other value counts as null, the original. */
export function readValues<Found extends Row>(
  rows: readonly Found[],
  onInvalid: (row: Found, error: unknown) => void,
): PageValues {
  const facts: Partial<Shapes> = {};
  const questions: Record<string, Questions> = {};
  let privacyChanged: string | undefined;
  const readFact = <Key extends keyof Shapes>(key: Key, row: Found) => {
    const { data, error } = shapes[key].safeParse(row.value);
    if (error) onInvalid(row, error);
    else facts[key] = data as Shapes[Key];
  };
  for (const row of rows) {
    if (row.value === null) continue;
    if (isFact(row.key)) readFact(row.key, row);
    else if (questionSources.some(({ key }) => key === row.key)) {
      const { data, error } = questionsShape.safeParse(row.value);
      if (error) onInvalid(row, error);
      else questions[row.key] = data;
    }
    if (row.key === "privacy" && facts.privacy)
      privacyChanged = warsawDay(new Date(row.updated_at));
  }
  return { facts, questions, ...(privacyChanged && { privacyChanged }) };
}

function isFact(key: string): key is keyof Shapes {
  return Object.hasOwn(shapes, key);
}
