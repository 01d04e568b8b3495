import type { Nodes } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { markdownOptions } from "../../../app/text/markdown/markdown-options.ts";
import { parseMarkdown, rangeOf } from "../../../app/text/markdown/parse-markdown.ts";

export type AddressKind = "picture" | "link";
/** `words` replace the text of a link whose text was its address. */
export type NewAddress = string | { address: string; words: string };

/** Replaces the addresses of a text and changes no other character. */
export function rewriteAddresses(
  markdown: string,
  newAddress: (address: string, kind: AddressKind) => NewAddress,
): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const look = (node: Nodes): void => {
    const words = textOf(node);
    if (change(node, newAddress, shown)) {
      const [start, end] = rangeOf(node);
      // The parser may count a punctuation mark after a bare address as a part of the address.
      const isBare = !/[[<!]/.test(markdown.charAt(start));
      const length = isBare ? words.length : end - start;
      edits.push({ start, end: start + length, text: written(node) });
    } else if ("children" in node) node.children.forEach(look);
  };
  const root = parseMarkdown(markdown);
  const shown = shownNames(root);
  look(root);
  return edits.reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    markdown,
  );
}

/** Changes the node in place. Returns whether the node or a child got another address. */
function change(
  node: Nodes,
  newAddress: (address: string, kind: AddressKind) => NewAddress,
  shown: ReadonlySet<string>,
): boolean {
  const isPicture =
    node.type === "image" || (node.type === "definition" && shown.has(node.identifier));
  if (node.type !== "image" && node.type !== "link" && node.type !== "definition") return false;
  const found = newAddress(node.url, isPicture ? "picture" : "link");
  const { address, words } = typeof found === "string" ? { address: found, words: null } : found;
  const isOwn = address !== node.url;
  if (words && node.type === "link" && textOf(node) === node.url) {
    node.children = [{ type: "text", value: words }];
  }
  node.url = address;
  const inner =
    node.type === "link" ? node.children.map((child) => change(child, newAddress, shown)) : [];
  return isOwn || inner.includes(true);
}

function written(node: Nodes): string {
  return toMarkdown(node, markdownOptions).trim();
}

export function linksOf(markdown: string): string[] {
  const found: string[] = [];
  const root = parseMarkdown(markdown);
  const shown = shownNames(root);
  each(root, (node) => {
    const isLink = node.type === "definition" ? !shown.has(node.identifier) : node.type === "link";
    if (isLink && "url" in node) found.push(node.url);
  });
  return found;
}

type Shown = { address: string; description: string; caption: string };

/** The pictures of a text, each with the description it has there. */
export function picturesOf(markdown: string): Shown[] {
  const found: Shown[] = [];
  const root = parseMarkdown(markdown);
  const descriptions = new Map<string, string>();
  each(root, (node) => {
    if (node.type === "imageReference") descriptions.set(node.identifier, node.alt ?? "");
  });
  each(root, (node) => {
    if (node.type === "image") {
      found.push({ address: node.url, description: node.alt ?? "", caption: node.title ?? "" });
    } else if (node.type === "definition") {
      const description = descriptions.get(node.identifier);
      if (description === undefined) return;
      found.push({ address: node.url, description, caption: node.title ?? "" });
    }
  });
  return found;
}

/** The names by which `![words][name]` shows the picture of a definition. */
function shownNames(root: Nodes): ReadonlySet<string> {
  const names = new Set<string>();
  each(root, (node) => {
    if (node.type === "imageReference") names.add(node.identifier);
  });
  return names;
}

function each(node: Nodes, look: (node: Nodes) => void): void {
  look(node);
  if ("children" in node) for (const child of node.children) each(child, look);
}
