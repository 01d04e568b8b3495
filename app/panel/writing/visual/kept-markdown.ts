import { Fragment, type Node, type Schema } from "@tiptap/pm/model";
import {
  BLANK_LINE,
  closed,
  fittingGap,
  lineStart,
  listSign,
  type Origin,
  type Piece,
  placesOf,
} from "./block-gaps.ts";
import { END_OF_BLOCK, readBlocks } from "./from-markdown.ts";
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
    const begin = blocks[0]?.start ?? lineStart(text, text.length);
    before = text.slice(0, begin);
    behind = text.slice(blocks.at(-1)?.end ?? begin);
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
      if (origin) holdLastApart(pieces, origin);
      const piece = pieceOf(node, origin, place, pieces.at(-1), at === blocks.length - 1);
      if (piece.source !== "") pieces.push(piece);
    }
    if (pieces.length === 0) return first ? "" : before + behind;
    return before + pieces.map(({ gap, source }) => gap + source).join("") + behind;
  }

  function pieceOf(
    node: Node,
    origin: Origin | null,
    place: Origin | null,
    previous: Piece | undefined,
    isLast: boolean,
  ): Piece {
    const kept = origin && fittingGap(previous, origin, origin.source);
    if (origin && kept !== null) {
      written.set(node, { source: origin.source, origin });
      const source = isLast || origin.next ? origin.source : closed(origin.source);
      return { node, source, origin, place, gap: kept };
    }
    const known = written.get(node);
    const isCached = !origin && !isSecondList(node, previous);
    const source =
      known && isCached ? known.source : writeBlock(node, markerOf(node, previous?.source));
    if (isCached) written.set(node, { source, origin });
    const gap = fittingGap(previous, place, source) ?? BLANK_LINE;
    const isOpen = node.type.name === "source" && !isLast;
    return { node, source: isOpen ? closed(source) : source, origin: null, place, gap };
  }

  /** A block that was changed and changed back, moved or pasted. */
  function originOf(node: Node): Origin | null {
    return origins.get(node.textContent)?.find((origin) => origin.node.eq(node)) ?? null;
  }

  return { read, write };
}

/** In place: gives a block another form where the next one, which is kept, would be read as another. */
function holdLastApart(pieces: Piece[], next: Origin): void {
  const [before, last] = [pieces.at(-2), pieces.at(-1)];
  if (!last) return;
  const isHeld = (source: string) => fittingGap({ ...last, source }, next, next.source) !== null;
  if (isHeld(last.source)) return;
  const forms = otherForms(last, before).filter(
    (source) => fittingGap(before, last.place, source) === last.gap,
  );
  const ended = `${last.source}${BLANK_LINE}${END_OF_BLOCK}`;
  const source = [...forms, ended].find(isHeld);
  if (source !== undefined) pieces[pieces.length - 1] = { ...last, source };
}

/** A changed list further in, changed code without fences. */
function otherForms({ node, origin }: Piece, before: Piece | undefined): string[] {
  if (origin) return [];
  const marker = markerOf(node, before?.source);
  if (node.type.name === "codeBlock") return [writeBlock(node, marker, { fences: false })];
  if (!listSigns[node.type.name]) return [];
  const lines = writeBlock(node, marker, { listItemIndent: "tab" }).split("\n");
  return ["", " ", "  ", "   "].map((indent) =>
    lines.map((line) => line && indent + line).join("\n"),
  );
}

function emptyParagraph({ nodes }: Schema): Fragment {
  return Fragment.from(nodes.paragraph?.create());
}

function isEmpty({ type, content }: Node): boolean {
  return type.name === "paragraph" && content.size === 0;
}

const listSigns: Record<string, string> = { bulletList: "-", taskList: "-", orderedList: "." };

/** With the same sign, two lists behind each other would be one. */
function isSecondList({ type }: Node, previous: Piece | undefined): boolean {
  return listSigns[type.name] !== undefined && listSign(previous?.source ?? "") !== undefined;
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
