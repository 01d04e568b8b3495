import { mergeAttributes, Node } from "@tiptap/core";
import type { DOMOutputSpec } from "@tiptap/pm/model";
import { type Film, posterOf } from "~/panel/writing/films/film-markdown.ts";
import { films, visual } from "~/panel/writing/words.ts";
import { filmIn } from "./film-blocks.ts";

const attributes = () => ({
  source: {
    default: "",
    parseHTML: (element: HTMLElement) => element.dataset.source ?? "",
    renderHTML: ({ source }: Record<string, unknown>) => ({ "data-source": source }),
  },
});

/** A block held as its Markdown: a film, and what the editor cannot show. It can be moved and removed. */
export const SourceBlock = Node.create({
  name: "source",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "div[data-source]" }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const film = filmIn(node.attrs.source);
    if (film) return filmBlock(film, HTMLAttributes);
    return [
      "div",
      mergeAttributes(HTMLAttributes, { class: "source-block" }),
      ["p", {}, visual.kept],
      ["pre", {}, ["code", {}, node.attrs.source]],
    ];
  },
  renderText: ({ node }) => node.attrs.source,
});

/** As pages show it, with the film's poster. */
function filmBlock(film: Film, attributes: Record<string, unknown>): DOMOutputSpec {
  const caption = film.words || film.address;
  const poster = posterOf(film);
  const image = { src: poster, alt: "", loading: "lazy", referrerpolicy: "no-referrer" };
  return [
    "div",
    { ...attributes, class: "film-block", role: "group", "aria-label": films.block(caption) },
    ["div", { class: "film-frame" }, ...(poster ? [["img", image]] : []), playRing],
    ["p", { class: "label" }, caption],
  ];
}

const playRing = [
  "http://www.w3.org/2000/svg svg",
  { viewBox: "0 0 48 48", "aria-hidden": "true" },
  ["circle", { cx: 24, cy: 24, r: 22.5, fill: "none", stroke: "currentColor", "stroke-width": 3 }],
  ["path", { d: "M19.5 15.5v17l13-8.5z", fill: "currentColor" }],
];

/** The same within a line: a footnote's sign, a tag, a link whose address stands elsewhere. */
export const InlineSource = Node.create({
  name: "inlineSource",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "code[data-source]", priority: 60 }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "code",
    mergeAttributes(HTMLAttributes, { class: "inline-source", title: visual.kept }),
    node.attrs.source,
  ],
  renderText: ({ node }) => node.attrs.source,
});
