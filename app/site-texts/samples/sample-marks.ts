import { isForPrograms, type ListIds, pointerOf } from "../texts.ts";

/** One character of the private use area for each call of `sample`, behind those of `marks.ts`. */
const FIRST = 0xe100;
const LAST = 0xf8ff;
const MARKS = /[\ue100-\uf8ff]/g;
const MARK_AT_END = /[\ue100-\uf8ff]$/;

export function bareSample(text: string): string {
  return text.replace(MARKS, "");
}

type Found = { pointer: string; text: string; number: number };

/** Marks samples while `app/content` is run once to find them; nobody is shown that run. */
export class SampleMarks {
  readonly #insteads: unknown[] = [];
  /** What has no words to carry a mark: prices. */
  readonly #wordless = new Map<object, number>();

  mark(value: unknown, instead: unknown): unknown {
    const number = this.#insteads.push(instead) - 1;
    if (FIRST + number > LAST) throw new Error("There are more samples than marks.");
    const sign = String.fromCodePoint(FIRST + number);
    const marked = withSign(value, sign, "");
    if (isObject(marked) && ![...leavesOf(marked, "")].some(isMarked)) {
      this.#wordless.set(marked, number);
    }
    return marked;
  }

  hasInstead(number: number): boolean {
    return this.#insteads[number] !== undefined;
  }

  insteadOf(number: number): unknown {
    return structuredClone(this.#insteads[number]);
  }

  /** Of the call that has marked all of a value; null when several have, or none. */
  numberOf(value: unknown): number | null {
    const numbers = new Set(textsOf(value).map(numberAtEnd));
    const [number = null] = numbers;
    return numbers.size === 1 ? number : null;
  }

  /** Whether everything in it that somebody reads is a sample. */
  isWhole(value: unknown): boolean {
    const texts = textsOf(value);
    return texts.length > 0 && texts.every((text) => numberAtEnd(text) !== null);
  }

  /** `ids`: of the items of lists that are not in their original order. */
  *foundIn(value: object, ids: ListIds, path = ""): Generator<Found> {
    for (const [key, part] of Object.entries(value)) {
      const pointer = pointerOf(path, ids.get(value)?.[Number(key)] ?? key);
      if (typeof part === "string") {
        const number = numberAtEnd(part);
        if (number !== null) yield { pointer, text: bareSample(part), number };
      } else if (isObject(part)) {
        const number = this.#wordless.get(part);
        if (number === undefined) yield* this.foundIn(part, ids, pointer);
        else yield { pointer, text: "", number };
      }
    }
  }
}

function withSign(value: unknown, sign: string, name: string): unknown {
  if (typeof value === "string") return isForPrograms(name, value) ? value : value + sign;
  if (Array.isArray(value)) return value.map((part) => withSign(part, sign, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withSign(part, sign, key)]),
  );
}

type Leaf = { name: string; text: string };

function* leavesOf(value: unknown, name: string): Generator<Leaf> {
  if (typeof value === "string") yield { name, text: value };
  else if (isObject(value)) {
    const isList = Array.isArray(value);
    for (const [key, part] of Object.entries(value)) yield* leavesOf(part, isList ? name : key);
  }
}

function isMarked({ text }: Leaf): boolean {
  return MARK_AT_END.test(text);
}

/** What is for programs alone has no mark. */
function textsOf(value: unknown): string[] {
  return [...leavesOf(value, "")]
    .filter(({ name, text }) => text !== "" && !isForPrograms(name, text))
    .map(({ text }) => text);
}

function numberAtEnd(text: string): number | null {
  const mark = MARK_AT_END.exec(text)?.[0];
  return mark ? (mark.codePointAt(0) ?? FIRST) - FIRST : null;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
