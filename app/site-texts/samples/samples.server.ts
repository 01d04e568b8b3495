import { evaluate } from "virtual:site-content";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { isInSection } from "../list-ids.ts";
import { type Part, typesetAs } from "../put-in.ts";
import type { TextId } from "../types.ts";
import { bareSample, SampleMarks } from "./sample-marks.ts";

type Exports = Record<string, unknown>;

export type Samples = {
  /** What is still a sample, with the words of the code; a value without words has none. */
  texts: ReadonlyMap<TextId, string>;
  /** Of them those that a site cannot be without, and shows also where samples are left out. */
  stays: ReadonlySet<TextId>;
  /** Of them those that only say that something is a sample: without samples nothing is missing there. */
  goes: ReadonlySet<TextId>;
  /** The exports of each file, in which each sample has a mark. */
  marked: Readonly<Record<string, Exports>>;
  marks: SampleMarks;
};

/**
 * Runs `app/content` with the owner's words and a mark in each sample: a sentence that its owner has written has none any
 * more. `putIn` changes the exports of a file as it does for visitors, and gives the ids of the items of lists.
 */
export function findSamples(putIn: (file: string, exports: Exports) => readonly Part[]): Samples {
  const marks = new SampleMarks();
  const texts = new Map<TextId, string>();
  const stays = new Set<TextId>();
  const goes = new Set<TextId>();
  const known = new Set<number>();
  /** Of what is only there to be copied, so each copy is named. */
  const copied = new Set<number>();
  const marked = evaluate(
    (whole, all) => {
      const parts = putIn(whole, all);
      if (parts.length === 0) {
        for (const { number } of marks.foundIn(all, new Map())) copied.add(number);
      }
      for (const { file, exports, ids } of parts) {
        const own = new Set<number>();
        for (const { pointer, text, number } of marks.foundIn(exports, ids)) {
          // Copied from another file, which has named it.
          if (copied.has(number) ? !isInSection(pointer) : known.has(number)) continue;
          own.add(number);
          texts.set(`${file}#${pointer}`, plainSpaces(text));
          if (text !== "" && marks.insteadOf(number) === text) stays.add(`${file}#${pointer}`);
          if (marks.insteadOf(number) === "") goes.add(`${file}#${pointer}`);
        }
        for (const number of own) if (!copied.has(number)) known.add(number);
      }
    },
    (value, instead) => marks.mark(value, instead),
  );
  return { texts, stays, goes, marked, marks };
}

/**
 * Takes the samples out of the exports of a file: an item of a list goes when all of it is one, a text is what `sample`
 * says instead, or empty. What the file has copied from others has followed them already.
 */
export function leaveOut(holder: object, marked: object, marks: SampleMarks, isRow = false): void {
  // From the end: what goes moves only those behind it.
  for (const [key, mark] of Object.entries(marked).reverse()) {
    const value: unknown = Reflect.get(holder, key);
    if (!isSame(value, mark)) continue;
    const number = marks.numberOf(mark);
    const isWhole = marks.isWhole(mark);
    if (number !== null && marks.hasInstead(number)) {
      const instead = marks.insteadOf(number);
      Reflect.set(holder, key, typeof instead === "string" ? typesetAs(key, instead) : instead);
    } else if (isWhole && Array.isArray(holder) && !isRow) holder.splice(Number(key), 1);
    else if (typeof mark === "string") {
      if (isWhole) Reflect.set(holder, key, "");
    } else if (isObject(mark) && isObject(value)) {
      // The cells of a table keep their columns.
      leaveOut(value, mark, marks, Array.isArray(holder) && Array.isArray(value));
    }
  }
}

/** A copy of what has been taken out already differs. */
function isSame(value: unknown, mark: unknown): boolean {
  if (typeof mark === "string") return value === bareSample(mark);
  if (Array.isArray(mark)) return Array.isArray(value) && value.length === mark.length;
  return isObject(value);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
