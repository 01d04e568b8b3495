import { Fragment, type Node, type Schema } from "@tiptap/pm/model";
import {
  BLANK_LINE,
  fittingGap,
  lineStart,
  listSign,
  type Origin,
  type Piece,
  placesOf,
} from "./block-gaps.ts";
import { readBlocks } from "./from-markdown.ts";
import { writeBlock } from "./to-markdown.ts";

type Written = Pick<Piece, "source" | "origin">;

/** A block that was not changed is written as it was read, to the byte. */
export function keptMarkdown() {
  const written = new WeakMap<Node, Written>();
  const origins = new Map<string, Origin[]>();
  let first: Origin | null = null;
  let before = "";
  let behind = "";

  function read(schema: Schema, text: string): Node {
    // The parser drops such a mark, and does not count it.
    const mark = /^\ufeff*/.exec(text)?.[0].length ?? 0;
    const blocks = readBlocks(text.slice(mark)).map(({ content, start, end }) => ({
      node: schema.nodeFromJSON(content),
      start: lineStart(text, mark + start),
      end: mark + end,
    }));
    before = text.slice(0, blocks[0]?.start);
    behind = blocks.length > 0 ? text.slice(blocks.at(-1)?.end) : "";
    first = null;
    for (const [at, { node, start, end }] of [...blocks.entries()].reverse()) {
      const after = text.slice(end, blocks[at + 1]?.start ?? end);
      const source = text.slice(start, end);
      const origin: Origin = { node, source, after, previous: null, next: first };
      if (first) first.previous = origin;
      written.set(node, { source, origin });
      const alike = origins.get(node.textContent);
      if (alike) alike.push(origin);
      else origins.set(node.textContent, [origin]);
      first = origin;
    }
    const nodes = blocks.map(({ node }) => node);
    return schema.topNodeType.create(null, nodes.length > 0 ? nodes : emptyParagraph(schema));
  }

  function write(doc: Node): string {
    const blocks = doc.children.filter((node) => !isEmpty(node) || written.has(node));
    const found = blocks.map((node) => {
      const known = written.get(node);
      return known ? known.origin : originOf(node);
    });
    const places = placesOf(found, first);
    const pieces: Piece[] = [];
    for (const [at, node] of blocks.entries()) {
      const [origin, place] = [found[at] ?? null, places[at] ?? null];
      if (origin) widenLast(pieces, origin);
      const piece = pieceOf(node, origin, place, pieces.at(-1), at === blocks.length - 1);
      if (piece.source !== "") pieces.push(piece);
    }
    if (pieces.length === 0) return first ? "" : before;
    return before + pieces.map(({ gap, source }) => gap + source).join("") + behind;
  }

  function pieceOf(
    node: Node,
    origin: Origin | null,
    place: Origin | null,
    previous: Piece | undefined,
    isLast: boolean,
  ): Piece {
    const isClosed = isLast || !origin || origin.next !== null || !isOpenFence(origin.source);
    const kept = origin && isClosed ? fittingGap(previous, origin, origin.source) : null;
    if (origin && kept !== null) {
      written.set(node, { source: origin.source, origin });
      return { node, source: origin.source, origin, place, gap: kept };
    }
    const known = written.get(node);
    const isCached = !origin && !isSecondList(node, previous);
    const source =
      known && isCached ? known.source : writeBlock(node, markerOf(node, previous?.source));
    if (isCached) written.set(node, { source, origin });
    const gap = fittingGap(previous, place, source) ?? BLANK_LINE;
    return { node, source, origin: null, place, gap };
  }

  /** A block that was changed and changed back, moved or pasted. */
  function originOf(node: Node): Origin | null {
    return origins.get(node.textContent)?.find((origin) => origin.node.eq(node)) ?? null;
  }

  return { read, write };
}

/** In place: writes a changed list further in where the next block would be a part of its last item. */
function widenLast(pieces: Piece[], next: Origin): void {
  const [before, list] = [pieces.at(-2), pieces.at(-1)];
  if (!list || list.origin || !listSigns[list.node.type.name]) return;
  if (fittingGap(list, next, next.source) !== null) return;
  const lines = writeBlock(list.node, markerOf(list.node, before?.source), "tab").split("\n");
  for (const indent of ["", " ", "  ", "   "]) {
    const source = lines.map((line) => line && indent + line).join("\n");
    const wide = { ...list, source };
    const fits = fittingGap(before, list.place, source) === list.gap;
    if (fits && fittingGap(wide, next, next.source) !== null) {
      pieces[pieces.length - 1] = wide;
      return;
    }
  }
}

function emptyParagraph({ nodes }: Schema): Fragment {
  return Fragment.from(nodes.paragraph?.create());
}

function isEmpty({ type, content }: Node): boolean {
  return type.name === "paragraph" && content.size === 0;
}

/** Code without its closing fence reaches to the end of the text. */
function isOpenFence(source: string): boolean {
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(source)?.[1];
  if (!fence) return false;
  const last = source.slice(source.lastIndexOf("\n") + 1).trim();
  return !(source.includes("\n") && last.length >= fence.length && last.startsWith(fence));
}

const listSigns: Record<string, string> = { bulletList: "-", taskList: "-", orderedList: "." };

/** With the same sign, two lists behind each other would be one. */
function isSecondList({ type }: Node, previous: Piece | undefined): boolean {
  const sign = listSigns[type.name];
  return sign !== undefined && sign === listSigns[previous?.node.type.name ?? ""];
}

function markerOf(node: Node, previous: string | undefined): string | null {
  let own: string | null = node.attrs.marker ?? null;
  node.descendants((inner) => {
    own ??= inner.attrs.marker ?? null;
    return own === null;
  });
  own ??= listSigns[node.type.name] ?? null;
  const used = listSign(previous ?? "");
  return own !== null && own === used ? ({ "-": "*", ".": ")" }[own] ?? null) : own;
}
