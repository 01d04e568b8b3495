import type { ElementContent } from "hast";
import { element, isBlock, text } from "../../../../app/text/html/html-nodes.ts";
import { linkOnItsLine } from "./prepare-html.ts";

const holders = new Set("div section article blockquote main header footer aside".split(" "));
const kept = new Set("pre code script style textarea".split(" "));
const lineOfAddress = /^https?:\/\/\S+$/;

/**
 * The classic editor of WordPress writes neither paragraphs nor line breaks: a blank line ends the one, the end of a line is
 * the other. `breaks` is false in texts of blocks, where only loose text is written so.
 */
export function autoParagraphs(
  nodes: readonly ElementContent[],
  breaks: boolean,
): ElementContent[] {
  const blocks: ElementContent[] = [];
  let line: ElementContent[] = [];
  const end = () => {
    if (line.some((node) => node.type === "element" || text(node).trim())) {
      blocks.push(element("p", withBreaks(trimmed(line))));
    }
    line = [];
  };
  for (const node of nodes.flatMap(splitAtBlankLines)) {
    if (node.type === "text") {
      const [first = "", ...others] = node.value.split(/\n\s*\n/);
      if (first) line.push({ type: "text", value: first });
      for (const value of others) {
        end();
        if (value) line.push({ type: "text", value });
      }
    } else if (node.type === "element" && isBlock(node)) {
      end();
      blocks.push(breaks ? inBlock(node) : node);
    } else line.push(node);
  }
  end();
  return blocks;
}

const marks = new Set("a b strong i em u s del ins span font small mark".split(" "));

/** Bold words over two paragraphs are bold words in each: a mark of Markdown ends with its paragraph. */
function splitAtBlankLines(node: ElementContent): ElementContent[] {
  if (node.type !== "element" || !marks.has(node.tagName)) return [node];
  const parts: ElementContent[][] = [[]];
  for (const child of node.children.flatMap(splitAtBlankLines)) {
    const [first = "", ...others] = child.type === "text" ? child.value.split(/\n\s*\n/) : [];
    if (others.length === 0) parts.at(-1)?.push(child);
    else {
      parts.at(-1)?.push({ type: "text", value: first });
      for (const value of others) parts.push([{ type: "text", value }]);
    }
  }
  if (parts.length === 1) return [node];
  return parts.flatMap((children, at): ElementContent[] => [
    ...(at > 0 ? [{ type: "text" as const, value: "\n\n" }] : []),
    ...(children.some((child) => child.type !== "text" || child.value.trim())
      ? [{ ...node, children: trimmed(children) }]
      : []),
  ]);
}

function inBlock(node: ElementContent): ElementContent {
  if (node.type !== "element" || kept.has(node.tagName)) return node;
  if (holders.has(node.tagName)) {
    return { ...node, children: autoParagraphs(node.children, true) };
  }
  const isText = /^(p|li|h[1-6]|td|th|dt|dd|figcaption|address)$/.test(node.tagName);
  if (!isText || node.children.some(isBlock)) {
    return { ...node, children: node.children.map(inBlock) };
  }
  return { ...node, children: withBreaks(trimmed(node.children)) };
}

function trimmed(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node, at) => {
    if (node.type !== "text") return node;
    let { value } = node;
    if (at === 0) value = value.trimStart();
    if (at === nodes.length - 1) value = value.trimEnd();
    return { ...node, value };
  });
}

function withBreaks(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, at): ElementContent[] => {
    if (node.type === "element") {
      return kept.has(node.tagName) ? [node] : [{ ...node, children: withBreaks(node.children) }];
    }
    if (node.type !== "text") return [node];
    const before = nodes[at - 1];
    const afterBreak = before?.type === "element" && before.tagName === "br";
    const value = afterBreak ? node.value.replace(/^[^\S\n]*\n/, "") : node.value;
    const all = value.split("\n");
    const lines = all.map((line, number) => {
      const start = number > 0 ? line.trimStart() : line;
      return number < all.length - 1 ? start.trimEnd() : start;
    });
    return lines.flatMap((line, number): ElementContent[] => [
      ...(number > 0 ? [element("br", [])] : []),
      ...(line ? [{ type: "text" as const, value: line }] : []),
    ]);
  });
}

/** An address on a line of its own is an embedded film or page of the old site. */
export function addressesAsLinks(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== "element" || kept.has(node.tagName) || node.tagName === "a") return node;
    const words = text(node).trim();
    if (/^(p|div)$/.test(node.tagName) && lineOfAddress.test(words) && !hasLinkOrPicture(node)) {
      return linkOnItsLine(words);
    }
    return { ...node, children: addressesAsLinks(node.children) };
  });
}

function hasLinkOrPicture(node: ElementContent): boolean {
  return (
    node.type === "element" &&
    (/^(a|img)$/.test(node.tagName) || node.children.some(hasLinkOrPicture))
  );
}
