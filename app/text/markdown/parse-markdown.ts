import type { Image, Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { tidyAddresses } from "./link-addresses.ts";
import { parserInput } from "./parser-input.ts";
import { isTooHeavy } from "./too-heavy.ts";

/** A text that is too heavy is one block of source, which no page, check or editor reads. */
export function parseMarkdown(markdown: string): Root {
  if (isTooHeavy(markdown)) return sourceAlone(markdown);
  const tree = fromMarkdown(parserInput(markdown), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  tidyAddresses(tree);
  return tree;
}

function sourceAlone(value: string): Root {
  const point = (offset: number) => ({ line: 1, column: offset + 1, offset });
  const position = { start: point(0), end: point(value.length) };
  return { type: "root", children: [{ type: "html", value, position }], position };
}

/** The pictures of a text, in its order. */
export function imagesIn(markdown: string): Image[] {
  const found: Image[] = [];
  function visit(node: Nodes): void {
    if (node.type === "image") found.push(node);
    if ("children" in node) for (const child of node.children) visit(child);
  }
  visit(parseMarkdown(markdown));
  return found;
}

export function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
