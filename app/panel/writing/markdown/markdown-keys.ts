import { linesAround, replacing, type Selected, type TextEdit } from "./text-edit.ts";

/** A line: its indent, quote signs, list marker, task box and words. */
const LINE = /^([ \t]*)((?:> ?)*)(?:([-*+]|\d{1,9}[.)])( +)(\[[ xX]\] )?)?(.*)/s;

type Line = {
  indent: string;
  quote: string;
  marker: string;
  gap: string;
  task: string;
  words: string;
};

function read(line: string): Line {
  const [, indent = "", quote = "", marker = "", gap = "", task = "", words = ""] =
    LINE.exec(line) ?? [];
  return { indent, quote, marker, gap, task, words };
}

/** Enter in a list or a quote: the next item or, in an empty one, the end; null elsewhere. */
export function enterInMarkdown({ value, start, end }: Selected): TextEdit | null {
  if (start !== end) return null;
  const [first, stop] = linesAround({ value, start, end });
  const line = read(value.slice(first, stop));
  const lead = line.indent + line.quote + line.marker + line.gap + line.task;
  if ((!line.marker && !line.quote) || start < first + lead.length || isInCode(value, first)) {
    return null;
  }
  if (line.words.trim() === "") return endOfItem(value, first, stop, line);
  const number = Number.parseInt(line.marker, 10);
  const marker = Number.isNaN(number) ? line.marker : `${number + 1}${line.marker.at(-1)}`;
  const next = line.indent + line.quote + marker + line.gap + (line.task && "[ ] ");
  return replacing(start, end, `\n${next}`);
}

/** A nested item moves one level out; the end of a list needs a blank line. */
function endOfItem(value: string, first: number, stop: number, line: Line): TextEdit {
  if (line.marker && line.indent) {
    const out = indented(value, first, line, false);
    if (out !== null) return replacing(first, stop, out);
  }
  if (line.marker && line.quote) return replacing(first, stop, line.indent + line.quote);
  const isFirst = first === 0 || value.slice(0, first).endsWith("\n\n");
  return replacing(first, stop, isFirst ? "" : "\n");
}

/** Tab and Shift+Tab in a list; null where they should move the focus. */
export function tabInMarkdown(selected: Selected, inwards: boolean): TextEdit | null {
  const { value, start, end } = selected;
  const [first, stop] = linesAround(selected);
  const lines = value.slice(first, stop).split("\n");
  if (lines.some((line) => line.trim() !== "" && !read(line).marker) || isInCode(value, first)) {
    return null;
  }
  // Each line finds its parent among the lines that have moved already.
  let text = value.slice(0, first);
  let moved = false;
  for (const [at, line] of lines.entries()) {
    const to = line.trim() === "" ? null : indented(text, text.length, read(line), inwards);
    moved ||= to !== null;
    text += (to ?? line) + (at < lines.length - 1 ? "\n" : "");
  }
  if (!moved) return null;
  const anew = text.slice(first);
  const grown = anew.length - (stop - first);
  if (start !== end) return { from: first, to: stop, text: anew, select: [first, stop + grown] };
  const caret = Math.max(first, start + grown);
  return { from: first, to: stop, text: anew, select: [caret, caret] };
}

/** The line one level further in or out, renumbered; null when there is no such level. */
function indented(value: string, first: number, line: Line, inwards: boolean): string | null {
  if (!line.marker || (!inwards && line.indent === "")) return null;
  const above = itemsAbove(value, first);
  const own = width(line.indent);
  const parent = inwards
    ? above.find((item) => width(item.indent) <= own)
    : above.find((item) => width(item.indent) < own);
  if (inwards && (!parent || width(parent.indent) < own)) return null;
  const indent = !parent
    ? 0
    : inwards
      ? width(parent.indent) + parent.marker.length + parent.gap.length
      : width(parent.indent);
  const before = above.find((item) => width(item.indent) <= indent);
  const marker =
    /\d/.test(line.marker) &&
    !(before && !/\d/.test(before.marker) && width(before.indent) === indent)
      ? `${before && width(before.indent) === indent ? Number.parseInt(before.marker, 10) + 1 : 1}${line.marker.at(-1)}`
      : line.marker;
  return " ".repeat(indent) + line.quote + marker + line.gap + line.task + line.words;
}

function width(indent: string): number {
  return indent.replaceAll("\t", "    ").length;
}

function itemsAbove(value: string, first: number): Line[] {
  const items: Line[] = [];
  let blank = 0;
  for (const text of value.slice(0, first).split("\n").reverse().slice(1)) {
    const line = read(text);
    if (line.marker) items.push(line);
    else if (text.trim() === "") {
      blank++;
      if (blank > 1) break;
      continue;
    } else if (line.indent === "") break;
    blank = 0;
  }
  return items;
}

export function isInCode(value: string, first: number): boolean {
  return (value.slice(0, first).match(/^ {0,3}(```|~~~)/gm)?.length ?? 0) % 2 === 1;
}
