import type { Nodes } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import type { Film } from "~/panel/writing/films/film-markdown.ts";
import { uploadedFilm } from "~/text/addresses/uploaded-film.ts";
import { isFilmAddress, webFilm } from "~/text/addresses/web-film.ts";
import { parseMarkdown } from "~/text/markdown/parse-markdown.ts";

/** The film that a block of a text is, as pages take it: a link or an address with nothing beside it. */
export function filmOf(node: Nodes | undefined): Film | null {
  if (node?.type !== "paragraph") return null;
  const [only, ...others] = node.children;
  if (!only || others.length > 0) return null;
  if (only.type === "text") {
    const address = only.value.trim();
    return isFilmAddress(address) ? { words: "", address } : null;
  }
  if (only.type !== "link" || only.children.some(({ type }) => type === "image")) return null;
  const words = wordsOf(only);
  return webFilm(only.url) || uploadedFilm(only.url)
    ? { words: words === only.url ? "" : words, address: only.url }
    : null;
}

export function filmIn(source: string): Film | null {
  const [first, ...others] = parseMarkdown(source).children;
  return others.length > 0 ? null : filmOf(first);
}
