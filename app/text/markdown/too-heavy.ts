/**
 * Above these the parser and the renderer need seconds and gigabytes for a text of some kilobytes: the rows of a table
 * are filled up to its columns, marks are compared with all marks before them, each line with all lists around it, and
 * a heading above its underline moves all that is before it.
 */
const MOST = {
  lines: 5_000,
  cells: 10_000,
  marks: 12_000,
  pairs: 4_000_000,
  containers: 10_000,
  moved: 400_000,
};

const MARKS = /[*_~]+|`+|[[\]<@]|&(?=#?\w{1,31};)|www\.|https?:/g;
const ITEM = /^([ \t]*)([-+*]|\d{1,9}[.)])[ \t]+\S/;
const HEADING = /^ {0,3}#{1,6}[ \t]/;

type Work = Record<keyof typeof MOST, number>;

/** Whether a text is shown as its source. It counts what a text could cost, in one walk, without parsing it. */
export function isTooHeavy(markdown: string): boolean {
  const work: Work = { lines: 0, cells: 0, marks: 0, pairs: 0, containers: 0, moved: 0 };
  /** Marks that the parser may compare with each other: of one paragraph, item, heading or row. */
  let together = 0;
  let columns = 0;
  let deepest = 0;
  let before: string[] = [];
  let item: RegExpExecArray | null = null;
  let isTable = false;
  const endBlock = () => {
    work.pairs += together ** 2;
    together = 0;
  };

  for (const line of markdown.split(/\r\n?|\n/)) {
    if (/^ {0,3}[>\s]*$/.test(line)) {
      endBlock();
      [before, columns, item, isTable] = [[], 0, null, false];
      continue;
    }
    work.lines++;
    if (before.length > 0 && /^[\s>]*(?:=+|-+)\s*$/.test(line)) work.moved += work.lines;
    const depth = depthOf(line);
    deepest = Math.max(deepest, depth);
    work.containers += Math.min(deepest, Math.max(depth, Math.floor(indentOf(line) / 2)));
    if (/^[\s>|:-]+$/.test(line) && line.includes("-")) {
      columns = Math.max(columns, partsOf(line));
      isTable ||= before.length === 1 && line.includes("|") && partsOf(before[0]) === partsOf(line);
    }
    work.cells += columns;
    const next = ITEM.exec(line);
    const isOwn = isTable || HEADING.test(line) || (next && beginsItem(next, item));
    if (isOwn) endBlock();
    if (isOwn || before.length === 0) item = next ?? item;
    for (const { 0: mark, index } of line.matchAll(MARKS)) {
      if (isMark(mark, line.charAt(index - 1), line.charAt(index + mark.length))) {
        work.marks++;
        together += weightOf(mark);
      }
    }
    before.push(line);
  }
  endBlock();
  return (Object.keys(MOST) as (keyof Work)[]).some((kind) => work[kind] > MOST[kind]);
}

/** Each is dear by itself; these are also compared with each other. */
function weightOf(mark: string): number {
  if (mark === "[" || mark === "]") return 1;
  return /^[*_~&]/.test(mark) ? 2 : 0;
}

/** A sign with spaces on both sides, or an underscore within a word, is a mere sign. */
function isMark(mark: string, before: string, after: string): boolean {
  if (!/^[*_~]/.test(mark)) return true;
  if (mark.startsWith("_") && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after)) {
    return false;
  }
  return /\S/.test(before) || /\S/.test(after);
}

/** An item ends the paragraph before it, unless it stands so far to the right that it is text, or has a later number. */
function beginsItem([, indent = "", marker = ""]: string[], last: string[] | null): boolean {
  const [, lastIndent = "", lastMarker = ""] = last ?? [];
  if (/\d/.test(marker)) return indent === lastIndent && lastMarker.at(-1) === marker.at(-1);
  return indent.length < 4 + (last ? lastIndent.length + lastMarker.length + 1 : 0);
}

/** The lists and quotations that begin on a line, and those that its item must stand in. */
function depthOf(line: string): number {
  const prefix = /^(?:[ \t]*(?:[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|>))*/.exec(line)?.[0] ?? "";
  const begun = prefix.match(/[-+*>]|\d{1,9}[.)]/g)?.length ?? 0;
  return begun === 0 ? 0 : begun + Math.floor(indentOf(line) / 2);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function partsOf(row = ""): number {
  const parts = row.split("|");
  const isOuter = (part: string) => /^[\s>]*$/.test(part);
  const outer = [parts.at(0), parts.at(-1)].filter((part) => part !== undefined && isOuter(part));
  return parts.length - (parts.length > 1 ? outer.length : 0);
}
