import type { Node } from "@tiptap/pm/model";
import { readBlocks } from "./from-markdown.ts";

export type Origin = {
  node: Node;
  source: string;
  after: string;
  previous: Origin | null;
  next: Origin | null;
};

/** A block as it is written: `place` is the one that was read there, `gap` what stands between it and the former. */
export type Piece = {
  node: Node;
  source: string;
  origin: Origin | null;
  place: Origin | null;
  gap: string;
};

export const BLANK_LINE = "\n\n";

/** A changed block has the place of a former one where as many stand between unchanged blocks as stood there. */
export function placesOf(
  found: readonly (Origin | null)[],
  first: Origin | null,
): (Origin | null)[] {
  const places = [...found];
  let begin = 0;
  for (const [at, stop] of [...found, null].entries()) {
    if (stop === null && at < found.length) continue;
    const former: Origin[] = [];
    let origin = begin === 0 ? first : (found[begin - 1]?.next ?? null);
    for (; origin && origin !== stop && former.length < at - begin; origin = origin.next) {
      former.push(origin);
    }
    if (origin === stop && former.length === at - begin) {
      places.splice(begin, former.length, ...former);
    }
    begin = at + 1;
  }
  return places;
}

/** What can stand between a block and the one before it; null when no gap holds them apart. */
export function fittingGap(
  previous: Piece | undefined,
  place: Origin | null,
  source: string,
): string | null {
  if (!previous) return "";
  const former = previous.place;
  const areNeighbours = former !== null && place !== null && former.next === place;
  if (areNeighbours && previous.origin && place?.source === source) return former.after;
  const gap = (former ?? place?.previous)?.after ?? BLANK_LINE;
  const longer = previous.origin ? `${gap}\n` : `\n${gap}`;
  const gaps = areNeighbours || isBlank(gap) ? [gap, longer] : [BLANK_LINE];
  return gaps.find((gap) => isApart(previous.source, gap, source)) ?? null;
}

function isBlank(gap: string): boolean {
  return /\n[ \t]*\r?\n/.test(gap);
}

/** Whether the parser finds two blocks, where it might join them. */
function isApart(previous: string, gap: string, source: string): boolean {
  const areLists = listSign(previous) !== undefined && listSign(previous) === listSign(source);
  if (isBlank(gap) && !/^[ \t]/.test(source) && !areLists) return true;
  const text = previous + gap + source;
  return readBlocks(text).some(
    ({ start, end }) =>
      lineStart(text, start) === previous.length + gap.length && end >= text.length,
  );
}

/** Code without its closing fence, and HTML without its end, would swallow what follows. */
export function closed(source: string): string {
  const isOpen = (text: string) => readBlocks(`${text}${BLANK_LINE}a`).length === 1;
  if (!isOpen(source)) return source;
  const fence = /^ *(`{3,}|~{3,})/.exec(source)?.[1] ?? "";
  const ends = [fence, ">", "?>", "]]>", "-->", "</pre>"];
  return ends.map((end) => `${source}\n${end}`).find((text) => !isOpen(text)) ?? source;
}

export function lineStart(text: string, at: number): number {
  const indent = /(?<![ \t])[ \t]*$/.exec(text.slice(Math.max(0, at - 200), at))?.[0].length ?? 0;
  return at - indent;
}

export function listSign(source: string): string | undefined {
  return /^ *(?:[-*+]|\d+[.)])(?=\s|$)/.exec(source)?.[0].at(-1);
}
