import type { JSONContent } from "@tiptap/core";
import type { List, PhrasingContent, RootContent, Table } from "mdast";
import { parseMarkdown, rangeOf } from "~/text/markdown/parse-markdown.ts";
import { filmOf } from "./film-blocks.ts";

type Mark = { type: string; attrs?: Record<string, unknown> };

export type ReadBlock = { content: JSONContent; start: number; end: number };

/** Between two blocks that would be read as one; no page shows it, so the editor does not either. */
export const END_OF_BLOCK = "<!-- -->";

/** The blocks of a text; a film, and what the editor cannot show, becomes a `source`, which holds its Markdown. */
export function readBlocks(markdown: string): ReadBlock[] {
  const { children } = parseMarkdown(markdown);
  let before = 0;
  const blocks = children.map((node) => {
    const [from, end] = rangeOf(node);
    // The parser lets an underlined heading begin with the definitions above it.
    const start = from < before ? wordsAfter(markdown, before) : from;
    before = end;
    const source = markdown.slice(start, end);
    const shown = filmOf(node) ? null : block(node, markdown);
    return { content: shown ?? { type: "source", attrs: { source } }, start, end };
  });
  return blocks.filter(
    ({ content }, at) =>
      content.attrs?.source !== END_OF_BLOCK || at === 0 || at === blocks.length - 1,
  );
}

function wordsAfter(markdown: string, at: number): number {
  return at + (/^\s*/.exec(markdown.slice(at))?.[0].length ?? 0);
}

function block(node: RootContent, markdown: string): JSONContent | null {
  switch (node.type) {
    case "paragraph":
      return withContent({ type: "paragraph" }, inline(node.children, markdown));
    case "heading":
      return withContent(
        { type: "heading", attrs: { level: node.depth } },
        inline(node.children, markdown),
      );
    case "blockquote":
      return withContent({ type: "blockquote" }, blocks(node.children, markdown));
    case "list":
      return list(node, markdown);
    case "code": {
      const attrs = { language: node.lang ?? null, meta: node.meta ?? null };
      const content = node.value ? [{ type: "text", text: node.value }] : [];
      return { type: "codeBlock", attrs, content };
    }
    case "thematicBreak":
      return { type: "horizontalRule" };
    case "table":
      return table(node, markdown);
    default:
      return null;
  }
}

function withContent(node: JSONContent, content: JSONContent[] | null): JSONContent | null {
  return content && { ...node, content };
}

/** At least one, since the editor has no list item or quote without a paragraph. */
function blocks(nodes: readonly RootContent[], markdown: string): JSONContent[] | null {
  const content = whole(nodes.map((node) => block(node, markdown)));
  return content?.length === 0 ? [{ type: "paragraph" }] : content;
}

function whole<Part>(parts: (Part | null)[]): Part[] | null {
  const there = parts.filter((part) => part !== null);
  return there.length === parts.length ? there : null;
}

function list({ ordered, start, spread, children }: List, markdown: string): JSONContent | null {
  const tasks = children.filter(({ checked }) => typeof checked === "boolean");
  const isTaskList = tasks.length > 0;
  if (isTaskList && (ordered || tasks.length < children.length)) return null;
  const items = children.map((item) => {
    const content = blocks(item.children, markdown);
    if (!content) return null;
    if (content[0]?.type !== "paragraph") content.unshift({ type: "paragraph" });
    const spread = item.spread ?? false;
    return isTaskList
      ? { type: "taskItem", attrs: { checked: item.checked, spread }, content }
      : { type: "listItem", attrs: { spread }, content };
  });
  const first = children[0] ? markdown.slice(rangeOf(children[0])[0]) : "";
  const marker = /^(?:\d+)?([-*+.)])/.exec(first)?.[1] ?? null;
  const attrs = { spread: spread ?? false, marker };
  if (ordered) {
    return withContent(
      { type: "orderedList", attrs: { ...attrs, start: start ?? 1 } },
      whole(items),
    );
  }
  return withContent({ type: isTaskList ? "taskList" : "bulletList", attrs }, whole(items));
}

function table({ align, children }: Table, markdown: string): JSONContent | null {
  const columns = children[0]?.children.length ?? 0;
  const rows = children.map((row, at) => {
    // Cells beyond the last column are in no browser's table.
    if (row.children.length > columns) return null;
    const cells = Array.from({ length: columns }, (_, column) => {
      const content = inline(row.children[column]?.children ?? [], markdown);
      const type = at === 0 ? "tableHeader" : "tableCell";
      const attrs = { align: align?.[column] ?? null };
      return content && { type, attrs, content: [{ type: "paragraph", content }] };
    });
    return withContent({ type: "tableRow" }, whole(cells));
  });
  return withContent({ type: "table" }, whole(rows));
}

function inline(
  nodes: readonly PhrasingContent[],
  markdown: string,
  marks: Mark[] = [],
): JSONContent[] | null {
  const parts = whole(nodes.map((node) => phrase(node, markdown, marks)));
  return parts && joined(parts.flat());
}

function phrase(node: PhrasingContent, markdown: string, marks: Mark[]): JSONContent[] | null {
  const inside = (mark: Mark, children: PhrasingContent[]) =>
    inline(
      children,
      markdown,
      marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark],
    );
  switch (node.type) {
    case "text":
      // A line break in the text is one on our pages.
      return node.value
        .split(/(?:(?<![\t ])[\t ]+)?(?:\r?\n|\r)[\t ]*/)
        .flatMap((text, at) => [
          ...(at > 0 ? [{ type: "hardBreak", marks }] : []),
          ...(text ? [{ type: "text", text, marks }] : []),
        ]);
    case "break":
      return [{ type: "hardBreak", marks }];
    case "strong":
      return inside({ type: "bold" }, node.children);
    case "emphasis":
      return inside({ type: "italic" }, node.children);
    case "delete":
      return inside({ type: "strike" }, node.children);
    case "inlineCode":
      return [{ type: "text", text: node.value, marks: [...marks, { type: "code" }] }];
    case "link": {
      const attrs = { href: node.url, title: node.title ?? null };
      return inside({ type: "link", attrs }, node.children);
    }
    case "image": {
      const { url, alt, title } = node;
      const attrs = { src: url, alt: alt ?? "", title: title ?? null };
      return [{ type: "image", attrs, marks }];
    }
    default: {
      const source = markdown.slice(...rangeOf(node));
      // Within a quote or a list, a second line would begin with signs of that block.
      return source.includes("\n") ? null : [{ type: "inlineSource", attrs: { source }, marks }];
    }
  }
}

/** ProseMirror knows no two neighbouring texts with the same marks. */
function joined(parts: JSONContent[]): JSONContent[] {
  const all: JSONContent[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const isSame = JSON.stringify(last?.marks) === JSON.stringify(part.marks);
    if (last?.type === "text" && part.type === "text" && isSame) {
      all[all.length - 1] = { ...last, text: `${last.text}${part.text}` };
    } else all.push(part);
  }
  return all;
}
