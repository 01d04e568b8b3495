import type { Element, ElementContent, Properties } from "hast";

const blocks = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table thead tbody tfoot tr th td hr div dl dt dd section article main header footer aside figure figcaption center address".split(
    " ",
  ),
);

export function element(
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element {
  return { type: "element", tagName, properties, children };
}

export function isBlock(node: ElementContent): boolean {
  return node.type === "element" && (blocks.has(node.tagName) || node.children.some(isBlock));
}

export function style({ properties }: Element): string {
  return typeof properties.style === "string" ? properties.style.toLowerCase() : "";
}

export function text(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(text).join("") : "";
}
