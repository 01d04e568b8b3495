import type { Mark, Node } from "@tiptap/pm/model";
import type {
  BlockContent,
  DefinitionContent,
  ListItem,
  Literal,
  PhrasingContent,
  Root,
  TableRow,
} from "mdast";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import { tidy } from "~/text/html/tidy-markdown.ts";
import { markdownOptions } from "~/text/markdown/markdown-options.ts";

type Block = BlockContent | DefinitionContent;

interface InlineSource extends Literal {
  type: "inlineSource";
}

declare module "mdast" {
  interface PhrasingContentMap {
    inlineSource: InlineSource;
  }
  interface RootContentMap {
    inlineSource: InlineSource;
  }
}

/** The Markdown of one block of the editor; `marker` is the sign of its list. */
export function writeBlock(
  node: Node,
  marker: string | null,
  form: Pick<Options, "listItemIndent" | "fences"> = {},
): string {
  const root: Root = { type: "root", children: [block(node)] };
  tidy(root, true);
  return toMarkdown(root, {
    ...markdownOptions,
    handlers: { ...markdownOptions.handlers, inlineSource: ({ value }: InlineSource) => value },
    ...form,
    ...(marker === "*" || marker === "+" ? { bullet: marker, bulletOther: "-" } : {}),
    ...(marker === ")" ? { bulletOrdered: marker } : {}),
  }).replace(/\n$/, "");
}

function block(node: Node): Block {
  const { attrs } = node;
  switch (node.type.name) {
    case "heading":
      return { type: "heading", depth: attrs.level, children: phrases(node.children) };
    case "blockquote":
      return { type: "blockquote", children: node.children.map(block) };
    case "bulletList":
    case "taskList":
      return { type: "list", spread: attrs.spread, children: node.children.map(item) };
    case "orderedList":
      return {
        type: "list",
        ordered: true,
        start: attrs.start,
        spread: attrs.spread,
        children: node.children.map(item),
      };
    case "codeBlock":
      return { type: "code", lang: attrs.language, meta: attrs.meta, value: node.textContent };
    case "horizontalRule":
      return { type: "thematicBreak" };
    case "table": {
      const [head] = node.children;
      const align = head?.children.map((cell) => cell.attrs.align ?? null);
      return { type: "table", align, children: node.children.map(row) };
    }
    case "source":
      return { type: "html", value: attrs.source };
    default:
      return { type: "paragraph", children: phrases(node.children) };
  }
}

function item({ attrs: { checked, spread }, children }: Node): ListItem {
  return { type: "listItem", checked, spread, children: children.map(block) };
}

function row(node: Node): TableRow {
  return {
    type: "tableRow",
    children: node.children.map((cell) => ({
      type: "tableCell",
      children: cell.children.flatMap((paragraph) => phrases(paragraph.children)),
    })),
  };
}

/** The editor's texts carry their marks side by side; in Markdown they stand within each other. */
function phrases(leaves: readonly Node[], open: readonly Mark[] = []): PhrasingContent[] {
  const done: PhrasingContent[] = [];
  let at = 0;
  while (at < leaves.length) {
    const [mark, end] = longestMark(leaves, at, open);
    const some = leaves.slice(at, end);
    done.push(
      ...(mark ? [wrapped(mark, phrases(some, [...open, mark]))] : some.map((node) => leaf(node))),
    );
    at = end;
  }
  return done;
}

/** The mark that reaches furthest from here, and its end; without one the next leaf. */
function longestMark(
  leaves: readonly Node[],
  at: number,
  open: readonly Mark[],
): [Mark | null, number] {
  let longest: [Mark | null, number] = [null, at + 1];
  for (const mark of leaves[at]?.marks ?? []) {
    if (mark.type.name === "code" || mark.isInSet(open)) continue;
    const stop = leaves.findIndex((node, place) => place > at && !mark.isInSet(node.marks));
    const end = stop < 0 ? leaves.length : stop;
    if (!longest[0] || end > longest[1]) longest = [mark, end];
  }
  return longest;
}

function wrapped({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  switch (type.name) {
    case "link":
      return { type: "link", url: attrs.href ?? "", title: attrs.title, children };
    case "bold":
      return { type: "strong", children };
    case "italic":
      return { type: "emphasis", children };
    default:
      return { type: "delete", children };
  }
}

function leaf(node: Node): PhrasingContent {
  const { attrs } = node;
  switch (node.type.name) {
    case "hardBreak":
      return { type: "break" };
    case "image":
      return { type: "image", url: attrs.src ?? "", alt: attrs.alt, title: attrs.title || null };
    case "inlineSource": {
      // Before a tag the writer takes a line break away where it would begin a block.
      const type = attrs.source.startsWith("<") ? "html" : "inlineSource";
      return { type, value: attrs.source };
    }
    default: {
      const value = node.text ?? "";
      const isCode = node.marks.some(({ type }) => type.name === "code");
      return { type: isCode ? "inlineCode" : "text", value };
    }
  }
}
