import type { ElementContent } from "hast";
import { element, isBlock, text } from "./html-nodes.ts";

/** Gmail and Apple's programs write a box per line, with an empty box between paragraphs. */
export function joinLines(nodes: ElementContent[]): ElementContent[] {
  return hasEmptyBox(nodes) ? join(nodes) : nodes;
}

function isEmptyBox(node: ElementContent): boolean {
  return (
    node.type === "element" &&
    node.tagName === "div" &&
    !node.children.some(isBlock) &&
    !hasPicture(node) &&
    text(node).trim() === ""
  );
}

function hasPicture(node: ElementContent): boolean {
  return node.type === "element" && (node.tagName === "img" || node.children.some(hasPicture));
}

function hasEmptyBox(nodes: ElementContent[]): boolean {
  return nodes.some(
    (node) => isEmptyBox(node) || (node.type === "element" && hasEmptyBox(node.children)),
  );
}

function join(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  let paragraph: ElementContent[] = [];
  let needsBreak = false;
  const end = () => {
    if (paragraph.length > 0) joined.push(element("p", paragraph));
    paragraph = [];
    needsBreak = false;
  };
  const add = (parts: ElementContent[]) => {
    if (needsBreak && paragraph.length > 0) paragraph.push(element("br", []));
    needsBreak = false;
    paragraph.push(...parts);
  };
  for (const node of nodes) {
    if (isEmptyBox(node)) end();
    else if (node.type === "element" && node.tagName === "div" && !node.children.some(isBlock)) {
      needsBreak = true;
      add(node.children);
      needsBreak = true;
    } else if (isBlock(node) && node.type === "element") {
      end();
      const children = /^(div|blockquote)$/.test(node.tagName)
        ? join(node.children)
        : node.children;
      joined.push({ ...node, children });
    } else if (paragraph.length > 0 || text(node).trim() || hasPicture(node)) add([node]);
  }
  end();
  return joined;
}
