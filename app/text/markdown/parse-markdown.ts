import type { Image, Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { tidyAddresses } from "./link-addresses.ts";
import { parserInput } from "./parser-input.ts";

export function parseMarkdown(markdown: string): Root {
  const tree = fromMarkdown(parserInput(markdown), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  tidyAddresses(tree);
  return tree;
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
