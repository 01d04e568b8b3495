import { webFilm } from "../addresses/web-film.ts";

type MarkdownNode = { type: string; value?: string; url?: string; children?: MarkdownNode[] };

/** The name ends in one way only, or a long one without an end would be read anew from each of its places. */
const TAG = /<(\/?)([a-z][a-z\d-]*)(?=[\s/>])([^<>]*)>/gi;
/** Tags that separate words where they stand within a line. */
const SEPARATES = /^(?:br|hr|p|div|li|ul|ol|tr|td|th|h[1-6])$/i;

/** The addresses of the films whose codes for embedding stand in a piece of HTML. */
export function embeddedFilms(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([, closing, name = "", attributes = ""]) => {
    if (closing || name.toLowerCase() !== "iframe") return [];
    const [, , address = ""] = /\bsrc\s*=\s*(["'])([^"'\s]+)\1/i.exec(attributes) ?? [];
    const whole = address.replaceAll("&amp;", "&").replace(/^\/\//, "https://");
    return webFilm(whole) ? [whole] : [];
  });
}

/** What no page shows of a piece of HTML: its words, and tags that are neither a line break nor a film. */
export function leftOut(html: string): string | null {
  const bare = html.replace(/<!--[\s\S]*?(?:-->|$)/g, "");
  const tags = [...bare.matchAll(TAG)].filter(([tag, closing, name = ""]) => {
    return !closing && !/^w?br$/i.test(name) && embeddedFilms(tag).length === 0;
  });
  const words = bare.replace(TAG, " ").trim();
  return tags[0]?.[0] ?? (words === "" ? null : words);
}

/**
 * Remark plugin. Of the HTML in a text the page shows line breaks and films; the renderer leaves out the rest, but no
 * word sticks to the next one.
 */
export function remarkShownHtml() {
  return (tree: MarkdownNode): void => showIn(tree, true);
}

function showIn(node: MarkdownNode, isBlock: boolean): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "html") return shown(child, isBlock);
    showIn(child, isBlock && !/^(?:paragraph|heading|tableCell)$/.test(child.type));
    return [child];
  });
}

function shown({ value = "" }: MarkdownNode, isBlock: boolean): MarkdownNode[] {
  const films = embeddedFilms(value).map((url) => ({
    type: "link",
    url,
    children: [{ type: "text", value: url }],
  }));
  if (isBlock) return films.map((film) => ({ type: "paragraph", children: [film] }));
  if (films.length > 0) return films;
  return SEPARATES.test(/^<\/?([a-z]\w*)/i.exec(value)?.[1] ?? "") ? [{ type: "break" }] : [];
}
