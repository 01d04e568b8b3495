export type HtmlNode = {
  type?: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
};

/** The highest heading becomes h`top` and no level is skipped: the page keeps one h1. */
export function rehypeHeadingLevels({ top }: { top: number }) {
  return (tree: HtmlNode): void => {
    const headings = headingsOf(tree);
    const highest = Math.min(...headings.map(level));
    let before = top - 1;
    for (const heading of headings) {
      const wanted = top + level(heading) - highest;
      before = Math.min(wanted, before + 1, 6);
      heading.tagName = `h${before}`;
    }
  };
}

function headingsOf(node: HtmlNode): HtmlNode[] {
  if (/^h[1-6]$/.test(node.tagName ?? "")) return [node];
  return (node.children ?? []).flatMap(headingsOf);
}

function level(heading: HtmlNode): number {
  return Number(heading.tagName?.slice(1));
}

/** A picture that stands alone has its title below it, where a phone shows it as well. */
export function rehypeCaptions() {
  return function caption(node: HtmlNode): void {
    const [image, ...others] = node.children ?? [];
    const title = image?.properties?.title;
    if (node.tagName !== "p" || image?.tagName !== "img" || others.length > 0 || !title) {
      for (const child of node.children ?? []) caption(child);
      return;
    }
    node.tagName = "figure";
    node.children = [
      { ...image, properties: { ...image.properties, title: undefined } },
      {
        type: "element",
        tagName: "figcaption",
        properties: { className: ["label", "mt-3", "text-muted"] },
        children: [{ type: "text", value: String(title) }],
      },
    ];
  };
}

const label = "footnote-label";

/** The one id that `clobberPrefix` leaves alone, made unique as well. */
export function rehypeFootnoteLabel({ prefix }: { prefix: string }) {
  return function rename({ properties = {}, children = [] }: HtmlNode): void {
    if (properties.id === label) properties.id = prefix + label;
    if (String(properties.ariaDescribedBy) === label) properties.ariaDescribedBy = prefix + label;
    for (const child of children) rename(child);
  };
}

/** Each cell of a table carries the heading of its column, for screens on which the rows become lists. */
export function rehypeCellLabels() {
  return (tree: HtmlNode): void => {
    for (const table of elements(tree, "table")) {
      const labels = elements(table, "th").map(textOf);
      for (const row of elements(table, "tr")) {
        for (const [at, cell] of elements(row, "td").entries()) {
          cell.properties = { ...cell.properties, dataLabel: labels[at] };
        }
      }
    }
  };
}

function elements(node: HtmlNode, name: string): HtmlNode[] {
  if (node.tagName === name) return [node];
  return (node.children ?? []).flatMap((child) => elements(child, name));
}

export function textOf({ value = "", children = [] }: HtmlNode): string {
  return value + children.map(textOf).join("");
}
