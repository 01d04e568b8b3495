import { mergeAttributes, Node } from "@tiptap/core";
import { visual } from "~/content/admin/writing.ts";

const attributes = () => ({
  source: {
    default: "",
    parseHTML: (element: HTMLElement) => element.dataset.source ?? "",
    renderHTML: ({ source }: Record<string, unknown>) => ({ "data-source": source }),
  },
});

/** A block that the editor cannot show, as its Markdown. It can be moved and removed. */
export const SourceBlock = Node.create({
  name: "source",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "div[data-source]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "div",
    mergeAttributes(HTMLAttributes, { class: "source-block" }),
    ["p", {}, visual.kept],
    ["pre", {}, ["code", {}, node.attrs.source]],
  ],
  renderText: ({ node }) => node.attrs.source,
});

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
