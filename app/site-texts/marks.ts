import { plainSpaces } from "~/text/plain-spaces.ts";
import type { TextId } from "./types.ts";

/**
 * In the copy of the site that pages are edited with, a text ends with a mark that tells where it comes from: a number
 * in characters of the private use area, which are no letters, digits or spaces, so that typesetting leaves them alone.
 * No mark leaves the server: `marked-page.server.ts` takes them out.
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

/** The text without the mark at its end, and that mark. */
export function splitMark(text: string): [bare: string, mark: string] {
  return isMarked(text) ? [bare(text), text.slice(text.lastIndexOf(START))] : [text, ""];
}

export class Marks {
  readonly #ids: TextId[] = [];
  readonly #numbers = new Map<TextId, number>();
  /** Without marks and with plain spaces. */
  readonly shown = new Map<TextId, string>();

  /** Marks a text. One that ends with a mark is a copy, and keeps the place that it comes from. */
  mark(text: string, id: TextId): string {
    if (isMarked(text)) return text;
    const lines = text.split("\n");
    const marked = lines.map((line, at) =>
      this.#marked(line, lines.length > 1 ? `${id}/${at}` : id),
    );
    return marked.join("\n");
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
