import { toolbar } from "~/panel/writing/words.ts";
import { linesAround, replacing, type Selected, type TextEdit } from "./text-edit.ts";

export type Mark = "**" | "*" | "`";
export type LineSign = "## " | "### " | "> " | "- " | "1. ";

/** Adds or removes the mark around the selection, else around the word at the caret. */
export function toggleMark({ value, start, end }: Selected, mark: Mark): TextEdit {
  if (mark === "`" && value.slice(start, end).includes("\n")) {
    return replacing(start, end, `\`\`\`\n${value.slice(start, end)}\n\`\`\``);
  }
  let [from, to] = start === end ? wordAround(value, start) : [start, end];
  // A mark beside a space is no mark.
  while (from < to && /\s/.test(value[from] ?? "")) from++;
  while (to > from && /\s/.test(value[to - 1] ?? "")) to--;
  const words = value.slice(from, to);
  const long = mark.length;
  if (isMarked(value.slice(0, from), value.slice(to), mark)) {
    const caret = Math.min(Math.max(start - long, from - long), to - long);
    const select = start === end ? ([caret, caret] as const) : ([from - long, to - long] as const);
    return { from: from - long, to: to + long, text: words, select };
  }
  if (words.length > 2 * long && words.startsWith(mark) && words.endsWith(mark)) {
    const inner = words.slice(long, -long);
    if (!(mark === "*" && words.startsWith("**") && !words.startsWith("***"))) {
      return { from, to, text: inner, select: [from, from + inner.length] };
    }
  }
  const caret = Math.min(Math.max(start, from), to) + long;
  const select = start === end ? ([caret, caret] as const) : ([from + long, to + long] as const);
  return { from, to, text: mark + words + mark, select };
}

/** Two stars are bold, not twice italic. */
function isMarked(before: string, after: string, mark: Mark): boolean {
  if (!before.endsWith(mark) || !after.startsWith(mark)) return false;
  if (mark !== "*") return true;
  const stars = (text: RegExpExecArray | null) => text?.[0].length ?? 0;
  const [left, right] = [stars(/(?<!\*)\*+$/.exec(before)), stars(/^\*+/.exec(after))];
  return left % 2 === 1 && right % 2 === 1;
}

function wordAround(value: string, caret: number): [number, number] {
  const isWord = (letter: string | undefined) => /[\p{L}\p{M}\p{N}_-]/u.test(letter ?? "");
  let [from, to] = [caret, caret];
  while (isWord(value[from - 1])) from--;
  while (isWord(value[to])) to++;
  return [from, to];
}

export function toggleLines(selected: Selected, sign: LineSign): TextEdit {
  const [from, to] = linesAround(selected);
  const lines = selected.value.slice(from, to).split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  const off = filled.length > 0 && filled.every((line) => ofSign(sign).test(line));
  let number = 0;
  const changed = lines.map((line) => {
    if (lines.length > 1 && line.trim() === "") return line;
    if (off) return line.replace(ofSign(sign), "");
    number++;
    const bare = line.replace(sign === "> " ? /^$/ : /^\s*(#{1,6} |[-*+] |\d+[.)] )/, "");
    return (sign === "1. " ? `${number}. ` : sign) + bare;
  });
  const text = changed.join("\n");
  const { start, end } = selected;
  const grown = text.length - (to - from);
  const caret = Math.max(from, start + grown);
  const select: TextEdit["select"] = start === end ? [caret, caret] : [from, to + grown];
  const edit = { from, to, text, select };
  return off ? edit : apart(selected.value, edit, sign);
}

function ofSign(sign: LineSign): RegExp {
  if (sign === "1. ") return /^\d+[.)] /;
  if (sign === "- ") return /^[-*+] /;
  if (sign === "> ") return /^> ?/;
  return sign === "## " ? /^## / : /^### /;
}

/** Without a blank line, a list or a quote would belong to the paragraph above. */
function apart(value: string, edit: TextEdit, sign: LineSign): TextEdit {
  const above = /(?<![^\n])([^\n]*)\n$/.exec(value.slice(0, edit.from))?.[1] ?? "";
  if (above.trim() === "" || ofSign(sign).test(above.trimStart())) return edit;
  const [start, end] = edit.select;
  return { ...edit, text: `\n${edit.text}`, select: [start + 1, end + 1] };
}

export function linkEdit({ start, end }: Selected, words: string, address: string): TextEdit {
  return replacing(start, end, linkMarkdown(words, address));
}

export function linkMarkdown(words: string, address: string): string {
  const safe = /[\s()<>]/.test(address)
    ? `<${address.replace(/[<>\s]/g, encodeURIComponent)}>`
    : address;
  return `[${words.replace(/[[\]\\]/g, "\\$&")}](${safe})`;
}

export function linkAround({ value, start, end }: Selected) {
  const [first, stop] = linesAround({ value, start, end });
  const links = /(?<!!)\[((?:\\.|[^\][\\])*)\]\(<?((?:(?!\]\()[^)>\n])*)>?\)/g;
  for (const found of value.slice(first, stop).matchAll(links)) {
    const from = first + found.index;
    const to = from + found[0].length;
    const [, words = "", address = ""] = found;
    if (from <= start && end <= to && !(start === end && (start === from || start === to))) {
      return { start: from, end: to, words: words.replace(/\\([[\]\\])/g, "$1"), address };
    }
  }
  return null;
}

/** A list that a case study's page shows as large figures. */
export function figuresExample(): string {
  return toolbar.figuresExample.map((item) => `- ${item}`).join("\n");
}
