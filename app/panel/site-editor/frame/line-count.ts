import type { PageText } from "~/panel/site-editor/edits/edit-state.ts";
import { pageText } from "~/panel/site-editor/edits/text-rules.ts";
import { lineWords } from "~/panel/site-editor/words.ts";
import { withFacts } from "./facts.ts";
import type { FramePage } from "./frame-page.ts";
import { type Place, writeText } from "./places.ts";

/** A small phone, a tablet, a desk. */
const widths = [
  [360, lineWords.phone],
  [768, lineWords.tablet],
  [1280, lineWords.desktop],
] as const;

/** Where a text takes more lines than its original, or more room than there is, in words; the frame is one that nobody sees. */
export function longerThanOriginal(
  text: PageText,
  value: string,
  frame: FramePage,
  setWidth: (width: number) => void,
): string[] {
  const places = frame.places.get(text.id) ?? [];
  const linesOf = (written: string) => {
    writeText(places, pageText(text, withFacts(written, frame.facts)));
    return Math.max(0, ...places.map((place) => lineCount(place.nodes())));
  };
  return widths.flatMap(([width, where]) => {
    setWidth(width);
    const [before, wasTooWide] = [linesOf(text.original), overflowing(places)];
    const [now, isTooWide] = [linesOf(value), overflowing(places)];
    if (before === 0) return [];
    if (isTooWide > wasTooWide) return [lineWords.wider(where)];
    return now > before ? [lineWords.more(where, now, before)] : [];
  });
}

/** How many of the boxes around a text are narrower than what is in them. */
function overflowing(places: readonly Place[]): number {
  let count = 0;
  for (const { element } of places) {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1) count += 1;
    }
  }
  return count;
}

function lineCount(nodes: readonly Node[]): number {
  const [first, last] = [nodes[0], nodes.at(-1)];
  const range = first?.ownerDocument?.createRange();
  if (!range || !first || !last) return 0;
  range.setStartBefore(first);
  range.setEndAfter(last);
  const middles = [...range.getClientRects()].map(({ top, height }) => top + height / 2);
  let lines = 0;
  let lowest = Number.NEGATIVE_INFINITY;
  for (const middle of middles.sort((one, other) => one - other)) {
    if (middle - lowest > 4) lines += 1;
    lowest = middle;
  }
  return lines;
}
