import { plainSpaces } from "~/text/plain-spaces.ts";
import { textsIn } from "./texts.ts";
import type { TextId } from "./types.ts";

/**
 * In the copy of the site that pages are edited with, a text ends with a mark that tells where it comes from: a number
 * in characters of the private use area, which are no letters, digits or spaces, so that typesetting leaves them alone.
 * No mark leaves the server: `marked-page.ts` takes them out.
 */
export const START = "\ue000";
export const END = "\ue001";
const FIRST_DIGIT = 0xe010;

/** A mark; its digits are the group. */
export const MARK = /\ue000([\ue010-\ue01f]+)\ue001/;
export const MARKS = /\ue000([\ue010-\ue01f]+)\ue001/g;

export function bare(text: string): string {
  return text.replace(MARKS, "");
}

export function isMarked(text: string): boolean {
  return text.endsWith(END);
}

export class Marks {
  readonly #ids: TextId[] = [];
  readonly #numbers = new Map<TextId, number>();
  /** Without marks and with plain spaces. */
  readonly shown = new Map<TextId, string>();

  /** Marks every text of the exports. One that ends with a mark is a copy, and keeps the place that it comes from. */
  add(file: string, exports: object): void {
    for (const { pointer, value, set } of textsIn(file, exports)) {
      if (isMarked(value)) continue;
      const id = `${file}#${pointer}`;
      const lines = value.split("\n");
      const marked = lines.map((line, at) =>
        this.#marked(line, lines.length > 1 ? `${id}/${at}` : id),
      );
      set(marked.join("\n"));
    }
  }

  /** Undefined when it is not ours. */
  idOf(digits: string): TextId | undefined {
    const hexadecimal = [...digits].map((digit) =>
      ((digit.codePointAt(0) ?? FIRST_DIGIT) - FIRST_DIGIT).toString(16),
    );
    return this.#ids[Number.parseInt(hexadecimal.join(""), 16)];
  }

  #marked(text: string, id: TextId): string {
    this.shown.set(id, plainSpaces(bare(text)));
    const number = this.#numbers.get(id) ?? this.#ids.push(id) - 1;
    this.#numbers.set(id, number);
    const digits = [...number.toString(16)].map((digit) =>
      String.fromCodePoint(FIRST_DIGIT + Number.parseInt(digit, 16)),
    );
    return `${text}${START}${digits.join("")}${END}`;
  }
}
