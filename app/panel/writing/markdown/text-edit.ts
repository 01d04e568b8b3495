export type Selected = { value: string; start: number; end: number };

export type TextEdit = {
  from: number;
  to: number;
  text: string;
  select: readonly [start: number, end: number];
};

export function replacing(from: number, to: number, text: string): TextEdit {
  const caret = from + text.length;
  return { from, to, text, select: [caret, caret] };
}

export function applied(value: string, { from, to, text }: TextEdit): string {
  return value.slice(0, from) + text + value.slice(to);
}

/** Where a place is after the text has changed; text typed at the place comes behind it. */
export function movedPlace(place: number, before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same++;
  if (place <= same) return place;
  let sameAtEnd = 0;
  while (
    sameAtEnd < shorter - same &&
    before[before.length - 1 - sameAtEnd] === after[after.length - 1 - sameAtEnd]
  ) {
    sameAtEnd++;
  }
  const behind = before.length - place;
  return behind <= sameAtEnd ? after.length - behind : same;
}

export function linesAround({ value, start, end }: Selected): readonly [number, number] {
  const first = value.lastIndexOf("\n", start - 1) + 1;
  // A selection that ends at the start of a line does not include that line.
  const last = end > start && value[end - 1] === "\n" ? end - 1 : end;
  const stop = value.indexOf("\n", last);
  return [first, stop < 0 ? value.length : stop];
}

/** Replaces a range by a paragraph of its own; the caret goes to the line behind it. */
export function asParagraph(value: string, from: number, to: number, text: string): TextEdit {
  const before = value.slice(0, from);
  const after = value.slice(to);
  const head = /(^|\n[ \t]*\n)[ \t]*$/.test(before) ? "" : /\n[ \t]*$/.test(before) ? "\n" : "\n\n";
  const tail = /^[ \t]*\n[ \t]*\n/.test(after) ? "" : /^[ \t]*\n/.test(after) ? "\n" : "\n\n";
  const edit = replacing(from, to, `${head}${text}${tail}`);
  // Blank lines that exist already are not added again.
  const there = tail === "\n\n" ? 0 : (/^[ \t]*\n(?:[ \t]*\n)?/.exec(after)?.[0].length ?? 0);
  const caret = Math.min(edit.select[0] + there, applied(value, edit).length);
  return { ...edit, select: [caret, caret] };
}

/** The nearest place for a picture outside a word, a list's line and a table. */
export function placeForPicture(value: string, caret: number): number {
  let [first, stop] = linesAround({ value, start: caret, end: caret });
  const line = () => value.slice(first, stop);
  if (/^\s*\|/.test(line())) {
    while (stop < value.length && /^\s*\|/.test(value.slice(stop + 1))) {
      first = stop + 1;
      stop = linesAround({ value, start: first, end: first })[1];
    }
    return stop;
  }
  if (caret > first && /^\s*([-*+]|\d+[.)]|>|#{1,6})\s/.test(line())) return stop;
  let place = caret;
  const isLetter = (letter: string | undefined) => /[\p{L}\p{M}\p{N}]/u.test(letter ?? "");
  if (isLetter(value[place - 1])) while (isLetter(value[place])) place++;
  while (place > first && place < stop && /[.,;:!?)”’»…]/.test(value[place] ?? "")) place++;
  return place;
}
