import { Fragment, type Node, type Schema } from "@tiptap/pm/model";
import { readBlocks } from "./from-markdown.ts";
import { writeBlock } from "./to-markdown.ts";

type Origin = { node: Node; source: string; after: string; next: Origin | null };

type Piece = { node: Node; source: string; origin: Origin | null };

/** A block that was not changed is written as it was read, to the byte. */
export function keptMarkdown() {
  const written = new WeakMap<Node, Omit<Piece, "node">>();
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
      const origin: Origin = { node, source: text.slice(start, end), after, next: first };
      written.set(node, { source: origin.source, origin });
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
    const pieces: Piece[] = [];
    for (const [at, node] of blocks.entries()) {
      const piece = pieceOf(node, pieces.at(-1), at === blocks.length - 1);
      if (piece.source !== "") pieces.push(piece);
    }
    if (pieces.length === 0) return first ? "" : before;
    const texts = pieces.map(({ source, origin }, at) =>
      at === 0 ? source : between(pieces[at - 1]?.origin ?? null, origin) + source,
    );
    return before + texts.join("") + behind;
  }

  function pieceOf(node: Node, previous: Piece | undefined, isLast: boolean): Piece {
    const known = written.get(node);
    const origin = known ? known.origin : originOf(node);
    if (origin && fits(origin, previous, isLast)) {
      written.set(node, { source: origin.source, origin });
      return { node, source: origin.source, origin };
    }
    const isCached = !origin && !isSecondList(node, previous);
    const source =
      known && isCached ? known.source : writeBlock(node, markerOf(node, previous?.source));
    if (isCached) written.set(node, { source, origin });
    return { node, source, origin: null };
  }

  /** A block that was changed and changed back, moved or pasted. */
  function originOf(node: Node): Origin | null {
    return origins.get(node.textContent)?.find((origin) => origin.node.eq(node)) ?? null;
  }

  /** Whether the Markdown of a block means the same in its present place. */
  function fits(origin: Origin, previous: Piece | undefined, isLast: boolean): boolean {
    const isIndented = /^[ \t]/.test(origin.source);
    if (isIndented && (previous ? previous.origin?.next !== origin : origin !== first))
      return false;
    return isLast || origin.next !== null || !isOpenFence(origin.source);
  }

  return { read, write };
}

function between(previous: Origin | null, next: Origin | null): string {
  if (!previous) return "\n\n";
  const isKept = previous.next === next && next !== null;
  return isKept || /\n[ \t]*\r?\n/.test(previous.after) ? previous.after : "\n\n";
}

function emptyParagraph({ nodes }: Schema): Fragment {
  return Fragment.from(nodes.paragraph?.create());
}

function isEmpty({ type, content }: Node): boolean {
  return type.name === "paragraph" && content.size === 0;
}

function lineStart(text: string, at: number): number {
  const indent = /[ \t]*$/.exec(text.slice(Math.max(0, at - 200), at))?.[0].length ?? 0;
  return at - indent;
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
  const used = /^ *\d*([-*+.)])/.exec(previous ?? "")?.[1];
  return own !== null && own === used ? ({ "-": "*", ".": ")" }[own] ?? null) : own;
}
