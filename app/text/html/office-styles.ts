import type { Element, ElementContent } from "hast";
import { style, text } from "./html-nodes.ts";
import type { ListLine } from "./pasted-lists.ts";

/** Text that its page does not show, or the bullet that Word writes as text. */
export function hidden(node: Element): boolean {
  const { hidden, ariaHidden } = node.properties;
  return (
    (hidden !== undefined && hidden !== false) ||
    ariaHidden === "true" ||
    /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-list:\s*ignore/.test(style(node))
  );
}

/** The style goes before the tag: Google Docs wraps everything in a `<b>` of normal weight. */
export function inlineMarks(node: Element): { bold: boolean; italic: boolean; struck: boolean } {
  const css = style(node);
  const weight = /(?<![\w-])font-weight:\s*(\w+)/.exec(css)?.[1];
  const slant = /(?<![\w-])font-style:\s*(\w+)/.exec(css)?.[1];
  const { tagName } = node;
  return {
    bold: weight ? /^bold/.test(weight) || Number(weight) >= 600 : /^(b|strong)$/.test(tagName),
    italic: slant ? /^(italic|oblique)/.test(slant) : /^(i|em)$/.test(tagName),
    struck:
      /(?<![\w-])text-decoration[^;]*line-through/.test(css) || /^(s|strike|del)$/.test(tagName),
  };
}

/** Lists that an office program writes as paragraphs, or as one list per line. */
export function listLines(node: Element): ListLine[] {
  const level = /mso-list:\s*[^\s:]+\s+level(\d)/.exec(style(node))?.[1];
  if (level && /^(p|div)$/.test(node.tagName)) {
    const bullet = ignored(node).trim();
    return [
      {
        level: Number(level),
        ordered: /^\(?[0-9a-z]{1,4}[.)]/i.test(bullet),
        start: Number.parseInt(bullet.replace("(", ""), 10) || 1,
        children: node.children,
      },
    ];
  }
  const list = onlyList(node);
  const items = list?.children.filter((child) => child.type === "element") ?? [];
  if (!list || !items[0]?.properties.dataAriaLevel) return [];
  return items.map((item) => ({
    level: Number(item.properties.dataAriaLevel) || 1,
    ordered: list.tagName === "ol",
    start: Number(list.properties.start) || 1,
    children: item.children,
  }));
}

function ignored(node: ElementContent): string {
  if (node.type !== "element") return "";
  return /mso-list:\s*ignore/.test(style(node)) ? text(node) : node.children.map(ignored).join("");
}

/** Word in the browser writes one list per line, each in a box. */
function onlyList(node: Element): Element | null {
  if (node.tagName === "ul" || node.tagName === "ol") return node;
  const inner = node.children.filter((child) => child.type === "element");
  const [only] = inner;
  return node.tagName === "div" && inner.length === 1 && only && /^[uo]l$/.test(only.tagName)
    ? only
    : null;
}
