import { type UploadedFilm, uploadedFilm } from "../addresses/uploaded-film.ts";
import { isFilmAddress, type WebFilm, webFilm } from "../addresses/web-film.ts";
import { type HtmlNode, textOf } from "./rehype-plugins.ts";

type Host = WebFilm["host"];
export type FilmWords = { play: string } & Record<"player" | "privacy", Record<Host, string>>;

type Options = {
  words: FilmWords;
  /** Where the present backend has a file. */
  source: (path: string) => string;
};

/**
 * A film that was uploaded plays where a link to it has a line to itself. One on YouTube or Vimeo that has a line to itself does becomes a place to
 * play it, with the link below; further links to that film stay links. `site/motion/films.ts` puts the player there after a press; without it the place leads to YouTube.
 */
export function rehypeFilms({ words, source }: Options) {
  return (tree: HtmlNode): void => {
    const players = new Set<string>();
    const filmOf = (line: HtmlNode[]) => {
      const [only, ...others] = line;
      const link = only && others.length === 0 ? linkOf(only) : null;
      if (!link) return null;
      const address = String(link.properties?.href ?? "");
      const own = uploadedFilm(address);
      if (own) return video(link, own, source);
      const film = webFilm(address);
      if (!film || players.has(film.player)) return null;
      players.add(film.player);
      return place(link, film, words, players.size);
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
    ? element("a", { href: webFilm(address)?.href }, text(address))
    : null;
}

function hasPicture({ tagName, children = [] }: HtmlNode): boolean {
  return tagName === "img" || children.some(hasPicture);
}

function place(link: HtmlNode, film: WebFilm, words: FilmWords, number: number): HtmlNode {
  const numbered = (name: string) => (number === 1 ? name : `${name} ${number}`);
  const { href, host } = film;
  const data = { dataFilm: film.playing, dataTitle: numbered(words.player[host]) };
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
      element("span", { className: "no-print" }, text(`${words.privacy[host]} `)),
      link,
    ),
  );
}

/** Nothing of it is fetched before a press but its poster. */
function video(link: HtmlNode, film: UploadedFilm, source: Options["source"]): HtmlNode {
  const words = textOf(link);
  const { width, height } = film;
  const properties = {
    controls: true,
    preload: "none",
    playsInline: true,
    width,
    height,
    src: source(film.path),
    poster: source(film.posterPath),
    ariaLabel: words,
  };
  const caption = element(
    "figcaption",
    { className: ["label", "mt-3", "text-muted"] },
    ...(link.children ?? []),
  );
  return element("figure", { className: "film" }, element("video", properties, link), caption);
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
