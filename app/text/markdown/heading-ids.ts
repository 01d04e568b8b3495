import { type HtmlNode, textOf } from "./rehype-plugins.ts";

/** As GitHub does, whose tables of contents people bring along: `#jak-pracujemy`, a second one `#jak-pracujemy-1`. */
export function headingIds(headings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const used = new Set<string>();
  return headings.map((words) => {
    const id = words
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, "")
      .replace(/\s/g, "-");
    let before = counts.get(id) ?? 0;
    let own = id;
    // Another heading may have the words `a-1`.
    for (; used.has(own); own = `${id}-${before}`) before++;
    counts.set(id, before);
    used.add(own);
    return own;
  });
}

/** The place in its text that an address names: `wstęp` of `#Wst%C4%99p`. */
export function jumpIn(address: string): string | null {
  if (!address.startsWith("#")) return null;
  try {
    return decodeURIComponent(address.slice(1)).toLowerCase();
  } catch {
    return null;
  }
}

/** Headings have ids that differ from all others on the page, and links within the text lead to them. */
export function rehypeHeadingIds({ prefix }: { prefix: string }) {
  return (tree: HtmlNode): void => {
    const headings = withTag(tree, /^h[1-6]$/).filter(({ properties }) => !properties?.id);
    const ids = headingIds(headings.map(textOf));
    for (const [at, heading] of headings.entries()) {
      if (ids[at]) heading.properties = { ...heading.properties, id: prefix + ids[at] };
    }
    const known = new Set(ids);
    for (const { properties } of withTag(tree, /^a$/)) {
      const jump = jumpIn(String(properties?.href ?? ""));
      if (properties && jump && known.has(jump)) {
        properties.href = `#${encodeURIComponent(prefix + jump)}`;
      }
    }
  };
}

function withTag(node: HtmlNode, wanted: RegExp): HtmlNode[] {
  const inner = (node.children ?? []).flatMap((child) => withTag(child, wanted));
  return wanted.test(node.tagName ?? "") ? [node, ...inner] : inner;
}
