import type { Nodes } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { markdownOptions } from "../../app/text/markdown/markdown-options.ts";
import { parseMarkdown, rangeOf } from "../../app/text/markdown/parse-markdown.ts";

export type AddressKind = "picture" | "link";

/** Writes new addresses into a text and leaves every other sign of it as it is. */
export function rewriteAddresses(
  markdown: string,
  newAddress: (address: string, kind: AddressKind) => string,
): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const look = (node: Nodes): void => {
    if (change(node, newAddress)) {
      const [start, end] = rangeOf(node);
      // Of an address amid words, the parser counts a sign of the sentence behind it in.
      const isBare = !/[[<!]/.test(markdown.charAt(start));
      const length = isBare ? textOf(node).length : end - start;
      edits.push({ start, end: start + length, text: written(node) });
    } else if ("children" in node) node.children.forEach(look);
  };
  look(parseMarkdown(markdown));
  return edits.reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    markdown,
  );
}

/** In place; whether the node or one within it has got another address. */
function change(node: Nodes, newAddress: (address: string, kind: AddressKind) => string): boolean {
  const isPicture = node.type === "image";
  if (!isPicture && node.type !== "link" && node.type !== "definition") return false;
  const address = newAddress(node.url, isPicture ? "picture" : "link");
  const isOwn = address !== node.url;
  node.url = address;
  const inner = node.type === "link" ? node.children.map((child) => change(child, newAddress)) : [];
  return isOwn || inner.includes(true);
}

function written(node: Nodes): string {
  return toMarkdown(node, markdownOptions).trim();
}

/** The pictures of a text, each with the description it has there. */
export function picturesOf(
  markdown: string,
): { address: string; description: string; caption: string }[] {
  const found: { address: string; description: string; caption: string }[] = [];
  const look = (node: Nodes): void => {
    if (node.type === "image") {
      found.push({ address: node.url, description: node.alt ?? "", caption: node.title ?? "" });
    }
    if ("children" in node) node.children.forEach(look);
  };
  look(parseMarkdown(markdown));
  return found;
}
