/** As much of an HTML tree (hast) as the label of footnotes needs. */
type HtmlNode = { properties?: Record<string, unknown>; children?: HtmlNode[] };

const label = "footnote-label";

/** Rehype plugin: the one id that `clobberPrefix` leaves alone, made unique as well. */
export function rehypeFootnoteLabel({ prefix }: { prefix: string }) {
  return function rename(node: HtmlNode): void {
    const { properties = {}, children = [] } = node;
    if (properties.id === label) properties.id = prefix + label;
    if (String(properties.ariaDescribedBy) === label) properties.ariaDescribedBy = prefix + label;
    for (const child of children) rename(child);
  };
}
