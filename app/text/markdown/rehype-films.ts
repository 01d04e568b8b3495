import { filmStart, isFilmAddress, youtubeHref, youtubePlayer } from "../youtube.ts";
import type { HtmlNode } from "./rehype-plugins.ts";

export type FilmWords = Record<"play" | "player" | "privacy", string>;

/**
 * A link to a film on YouTube that has a line to itself becomes a place to play it, with the link below; further links
 * to that film stay links. `first-load/films.ts` puts the player there after a press; without it the place leads to YouTube.
 */
export function rehypeFilms(words: FilmWords) {
  return (tree: HtmlNode): void => {
    const players = new Set<string>();
    const filmOf = (line: HtmlNode[]) => {
      const [only, ...others] = line;
      const link = only && others.length === 0 ? linkOf(only) : null;
      const address = String(link?.properties?.href ?? "");
      const player = youtubePlayer(address);
      if (!link || !player || players.has(player)) return null;
      players.add(player);
      return place(link, `${player}?autoplay=1&start=${filmStart(address)}`, words, players.size);
    };
    tree.children = tree.children?.flatMap((node) =>
      node.tagName === "p" ? splitAtFilms(node, filmOf) : [node],
    );
  };
}

function splitAtFilms(
  paragraph: HtmlNode,
  filmOf: (line: HtmlNode[]) => HtmlNode | null,
): HtmlNode[] {
  const parts: HtmlNode[] = [];
  let hasFilm = false;
  let isInText = false;
  for (const line of linesOf(paragraph)) {
    const film = filmOf(line);
    if (film) parts.push(film);
    else if (isInText) parts.at(-1)?.children?.push(element("br", {}), ...line);
    else parts.push({ ...paragraph, children: line });
    isInText = !film;
    hasFilm ||= !isInText;
  }
  return hasFilm ? parts : [paragraph];
}

/** Without the white space at their beginnings and ends. */
function linesOf({ children = [] }: HtmlNode): HtmlNode[][] {
  const lines: HtmlNode[][] = [[]];
  for (const node of children) {
    if (node.tagName === "br") lines.push([]);
    else lines.at(-1)?.push(node);
  }
  const isSeen = ({ value }: HtmlNode) => value?.trim() !== "";
  return lines.map((line) =>
    line.slice(Math.max(0, line.findIndex(isSeen)), line.findLastIndex(isSeen) + 1),
  );
}

/** An address without „https://” is a mere text to markdown. */
function linkOf(node: HtmlNode): HtmlNode | null {
  if (node.tagName === "a") return hasPicture(node) ? null : node;
  const address = node.value?.trim() ?? "";
  return isFilmAddress(address)
    ? element("a", { href: youtubeHref(address) }, text(address))
    : null;
}

function hasPicture({ tagName, children = [] }: HtmlNode): boolean {
  return tagName === "img" || children.some(hasPicture);
}

function place(link: HtmlNode, film: string, words: FilmWords, number: number): HtmlNode {
  const numbered = (name: string) => (number === 1 ? name : `${name} ${number}`);
  const data = { dataFilm: film, dataTitle: numbered(words.player) };
  const href = youtubeHref(String(link.properties?.href));
  return element(
    "figure",
    { className: "film" },
    element(
      "div",
      { className: ["film-frame", "no-print"] },
      element(
        "a",
        { className: "film-poster", href, ...data },
        playRing,
        text(numbered(words.play)),
      ),
    ),
    element(
      "figcaption",
      { className: ["label", "mt-3", "text-muted"] },
      element("span", { className: "no-print" }, text(`${words.privacy} `)),
      link,
    ),
  );
}

const playRing = element(
  "svg",
  { ariaHidden: "true", viewBox: "0 0 48 48", className: "text-accent" },
  element("circle", {
    cx: 24,
    cy: 24,
    r: 22.5,
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 3,
  }),
  element("path", { d: "M19.5 15.5v17l13-8.5z", fill: "currentColor" }),
);

function element(
  tagName: string,
  properties: HtmlNode["properties"],
  ...children: HtmlNode[]
): HtmlNode {
  return { type: "element", tagName, properties, children };
}

function text(value: string): HtmlNode {
  return { type: "text", value };
}
