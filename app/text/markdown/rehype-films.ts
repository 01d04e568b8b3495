import { youtubeHref, youtubePlayer } from "../youtube.ts";
import type { HtmlNode } from "./rehype-plugins.ts";

export type FilmWords = Record<"play" | "player" | "privacy", string>;

/**
 * A link to a film on YouTube that has a line to itself becomes a place to play it, with the link below.
 * `first-load/films.ts` puts the player there after a press; without it the place leads to YouTube.
 */
export function rehypeFilms(words: FilmWords) {
  return (tree: HtmlNode): void => {
    tree.children = tree.children?.flatMap((node) =>
      node.tagName === "p" ? splitAtFilms(node, words) : [node],
    );
  };
}

function splitAtFilms(paragraph: HtmlNode, words: FilmWords): HtmlNode[] {
  const parts: HtmlNode[] = [];
  let isInText = false;
  for (const line of linesOf(paragraph)) {
    const film = filmOf(line, words);
    const before = parts.at(-1);
    if (film) parts.push(film);
    else if (isInText) before?.children?.push(lineBreak, ...line);
    else parts.push({ ...paragraph, children: line });
    isInText = !film;
  }
  return parts;
}

const lineBreak: HtmlNode = { type: "element", tagName: "br", properties: {}, children: [] };

function linesOf({ children = [] }: HtmlNode): HtmlNode[][] {
  const lines: HtmlNode[][] = [[]];
  for (const node of children) {
    if (node.tagName === "br") lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

function filmOf(line: HtmlNode[], { play, player, privacy }: FilmWords): HtmlNode | null {
  const [only, ...others] = line.filter(({ value }) => value?.trim() !== "");
  const link = only && linkOf(only);
  if (!link || others.length > 0 || hasPicture(link)) return null;
  const address = String(link.properties?.href ?? "");
  const dataFilm = youtubePlayer(address);
  if (!dataFilm) return null;
  const href = youtubeHref(address);
  const data = { dataFilm, dataTitle: player };
  const place = element("a", { className: "film-poster", href, ...data }, [playRing, text(play)]);
  return element("figure", { className: "film" }, [
    element("div", { className: ["film-frame", "no-print"] }, [place]),
    element("figcaption", { className: ["label", "mt-3", "text-muted"] }, [
      text(`${privacy} `),
      link,
    ]),
  ]);
}

/** An address as telephones copy it, „youtu.be/…”, is a mere text to markdown. */
function linkOf(node: HtmlNode): HtmlNode | null {
  if (node.tagName === "a") return node;
  const address = node.value?.trim() ?? "";
  return youtubePlayer(address)
    ? element("a", { href: youtubeHref(address) }, [text(address)])
    : null;
}

function hasPicture({ tagName, children = [] }: HtmlNode): boolean {
  return tagName === "img" || children.some(hasPicture);
}

const playRing = element(
  "svg",
  { ariaHidden: "true", viewBox: "0 0 48 48", className: "text-accent" },
  [
    element("circle", {
      ...{ cx: 24, cy: 24, r: 22.5, fill: "none" },
      ...{ stroke: "currentColor", strokeWidth: 3 },
    }),
    element("path", { d: "M19.5 15.5v17l13-8.5z", fill: "currentColor" }),
  ],
);

function element(
  tagName: string,
  properties: HtmlNode["properties"],
  children: HtmlNode[] = [],
): HtmlNode {
  return { type: "element", tagName, properties, children };
}

function text(value: string): HtmlNode {
  return { type: "text", value };
}
