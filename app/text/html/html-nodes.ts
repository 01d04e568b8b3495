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
  return (
    node.type === "element" &&
    (blocks.has(node.tagName) || isShownAsBlock(node) || node.children.some(isBlock))
  );
}

/** The lines of a card or of a message are often spans. */
export function isShownAsBlock(node: Element): boolean {
  return (
    typeof node.properties.style === "string" &&
    /(?<![\w-])display:\s*(block|flex|grid|table|list-item)(?![\w-])/.test(style(node))
  );
}

export function style({ properties }: Element): string {
  return typeof properties.style === "string" ? properties.style.toLowerCase() : "";
}

export function text(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(text).join("") : "";
}

/** Joins words whose elements were left out: the converter would copy all of them once for each. */
export function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  let words: string[] = [];
  const endWords = () => {
    if (words.length > 0) joined.push({ type: "text", value: words.join("") });
    words = [];
  };
  for (const node of nodes) {
    if (node.type === "text") {
      words.push(node.value);
      continue;
    }
    endWords();
    joined.push(node.type === "element" ? { ...node, children: joinTexts(node.children) } : node);
  }
  endWords();
  return joined;
}

/** Deeper than any page nests, and shallow enough for functions that call themselves. */
const DEEPEST = 250;
/** Elements that have no end or may leave it out, so that counting them would say nothing. */
const uncounted = new Set(
  "area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot option".split(
    " ",
  ),
);

export function withoutDeepNesting(html: string): string {
  let depth = 0;
  // Behind the last one no tag ends, and a search for its end would begin at each tag anew.
  const last = html.lastIndexOf(">") + 1;
  const tags = /<(\/?)([a-z][^\s/>]*)(?:[\s/][^>]*)?>/gi;
  const whole = html.slice(0, last).replace(tags, (tag, end: string, name: string) => {
    if (uncounted.has(name.toLowerCase())) return tag;
    if (!end) depth++;
    const isTooDeep = depth > DEEPEST;
    if (end && depth > 0) depth--;
    return isTooDeep ? " " : tag;
  });
  return whole + html.slice(last);
}
