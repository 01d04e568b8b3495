import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Node } from "@tiptap/pm/model";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import { type Film, filmMarkdown } from "~/panel/writing/films/film-markdown.ts";
import { filmIn } from "./film-blocks.ts";
import { readBlocks } from "./from-markdown.ts";

export function insertMarkdown(editor: Editor, markdown: string): void {
  const { selection } = editor.state;
  const film = filmIn(markdown);
  if (film && selection.empty && selection.$from.parent.content.size === 0) {
    insertParagraphs(editor, markdown, selection.to);
    return;
  }
  if (film) {
    const { words, address } = film;
    const marks = [{ type: "link", attrs: { href: address } }];
    editor
      .chain()
      .focus()
      .insertContent({ type: "text", text: words || address, marks })
      .run();
    return;
  }
  const blocks = readBlocks(markdown).map(({ content }) => content);
  const [only] = blocks;
  const isLine = blocks.length === 1 && only?.type === "paragraph";
  editor
    .chain()
    .focus()
    .command(({ tr }) => Boolean(closeHistory(tr)))
    .insertContent(isLine ? (only.content ?? []) : blocks)
    .run();
}

/** Behind the word at `place`, or its list, table or heading; a caret still there follows them. */
export function insertParagraphs(editor: Editor, markdown: string, place: number): void {
  const { state, view } = editor;
  const tr = closeHistory(state.tr);
  const paragraphs = readBlocks(markdown).map(({ content }) => state.schema.nodeFromJSON(content));
  const at = tr.doc.resolve(place);
  let to = at.depth === 0 ? place : at.after(1);
  if (at.depth === 1 && at.parent.type.name === "paragraph") {
    const offset = wordEnd(at.parent, at.parentOffset);
    if (offset === 0) to = at.before();
    else if (offset < at.parent.content.size) {
      tr.split(at.start() + offset);
      to = at.start() + offset + 1;
    }
  }
  const content = Fragment.from(paragraphs);
  tr.insert(to, content);
  const end = to + content.size;
  if (tr.doc.nodeAt(end)?.type.name !== "paragraph") {
    tr.insert(end, Fragment.from(state.schema.nodes.paragraph?.create()));
  }
  const { selection } = state;
  if (selection.empty && selection.from === place) {
    tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
  }
  view.dispatch(tr);
}

export function selectedFilm({ selection }: Editor["state"]): Film | null {
  const isBlock = selection instanceof NodeSelection && selection.node.type.name === "source";
  return isBlock ? filmIn(selection.node.attrs.source) : null;
}

/** In the place of the film that is selected, else as paragraphs go. */
export function insertFilm(editor: Editor, film: Film): void {
  const { state, view } = editor;
  const markdown = filmMarkdown(film);
  if (!selectedFilm(state)) {
    insertParagraphs(editor, markdown, state.selection.to);
    return;
  }
  const source = state.schema.nodes.source?.create({ source: markdown });
  if (source) view.dispatch(closeHistory(state.tr).replaceSelectionWith(source));
}

function wordEnd(paragraph: Node, offset: number): number {
  const text = paragraph.textBetween(0, paragraph.content.size, undefined, "\ufffc");
  const before = text.slice(0, offset);
  const rest = /[\p{L}\p{M}\p{N}]$/u.test(before) ? /^[\p{L}\p{M}\p{N}]*/u : /^/;
  const word = rest.exec(text.slice(offset))?.[0].length ?? 0;
  const end = before === "" ? 0 : /^[.,;:!?)”’»…]*/.exec(text.slice(offset + word))?.[0].length;
  return offset + word + (end ?? 0);
}
