import type { ElementContent, Root } from "hast";
import { fromHtmlIsomorphic } from "hast-util-from-html-isomorphic";
import { toMdast } from "hast-util-to-mdast";
import type { Root as MarkdownRoot, PhrasingContent, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { markdownOptions } from "../markdown/markdown-options.ts";
import { cleanAll } from "./clean-html.ts";
import { joinTexts, withoutDeepNesting } from "./html-nodes.ts";
import { joinLines } from "./pasted-lines.ts";
import { isPlain, tidy, tightenLists } from "./tidy-markdown.ts";
import { hasTooManyElements, wordsOf } from "./too-many-elements.ts";

/** Above this many characters of the clipboard, most of them pictures within the text, a browser stands still for seconds. */
const MOST_PASTED = 3_000_000;

export type Converted = {
  markdown: string;
  plain: boolean;
  block: boolean;
  pictures: number;
  /** The HTML is too much to read, and `markdown` holds its words alone. */
  isTooMuch: boolean;
};

/** Markdown for the clipboard's HTML; `origin` is this site's. */
export function htmlToMarkdown(html: string, origin: string): Converted {
  let pictures = 0;
  const isTooMuch = html.length > MOST_PASTED || hasTooManyElements(html);
  if (isTooMuch) return { markdown: wordsOf(html), plain: true, block: false, pictures, isTooMuch };
  const page = fromHtmlIsomorphic(withoutDeepNesting(html));
  const onPicture = () => {
    pictures++;
  };
  const tree = treeOf(joinLines(cleanAll(contentOf(page), { origin, onPicture })));
  if (!tree) return { markdown: "", plain: true, block: false, pictures, isTooMuch };
  const block = tree.children.some(({ type }, at) => at > 0 || type !== "paragraph");
  return { markdown: written(tree), plain: !block && isPlain(tree), block, pictures, isTooMuch };
}

/** The words of HTML that has too many elements, as Markdown. */
export function importedWords(html: string, isSource: boolean): string {
  const words: PhrasingContent = { type: "text", value: wordsOf(html, isSource) };
  const tree: MarkdownRoot = { type: "root", children: [{ type: "paragraph", children: [words] }] };
  // Thousands of paragraphs would take a second. Of one paragraph, blank lines are written as entities.
  return written(tree).replaceAll("&#xA;&#xA;", "\n\n");
}

export function parseHtml(html: string): ElementContent[] {
  return contentOf(fromHtmlIsomorphic(withoutDeepNesting(html), { fragment: true }));
}

/** Markdown of a text that moves here, with all its pictures. Its addresses are whole. */
export function importedMarkdown(nodes: readonly ElementContent[]): string {
  const tree = treeOf(cleanAll(nodes, { origin: "", onPicture: () => {}, keepsPictures: true }));
  return tree ? written(tree) : "";
}

function written(tree: MarkdownRoot): string {
  return toMarkdown(tree, markdownOptions).trim();
}

function treeOf(children: ElementContent[]): MarkdownRoot | null {
  const tree = toMdast({ type: "root", children: joinTexts(children) }, { newlines: false });
  if (tree.type !== "root") return null;
  // Words without a paragraph around them stand in the root itself.
  if (tree.children.every((node) => phrasing(node) !== undefined)) {
    tree.children = [
      { type: "paragraph", children: tree.children.flatMap((node) => phrasing(node) ?? []) },
    ];
  }
  tidy(tree);
  tightenLists(tree);
  return tree;
}

function phrasing(node: RootContent): PhrasingContent | undefined {
  switch (node.type) {
    case "text":
    case "strong":
    case "emphasis":
    case "delete":
    case "link":
    case "image":
    case "inlineCode":
    case "break":
      return node;
    default:
      return undefined;
  }
}

function contentOf({ children }: Root): ElementContent[] {
  return children.flatMap((node): ElementContent[] => {
    if (node.type === "doctype") return [];
    return node.type === "element" && /^(html|body)$/.test(node.tagName)
      ? contentOf({ type: "root", children: node.children })
      : [node];
  });
}
