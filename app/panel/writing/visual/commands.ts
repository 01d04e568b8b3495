import type { Editor } from "@tiptap/core";
import type { LineSign, Mark } from "~/panel/writing/markdown/markdown-tools.ts";
import type { Format } from "~/panel/writing/plain/markdown-toolbar.tsx";

export function toggleMark(editor: Editor, mark: Mark): void {
  const { $from, $to } = editor.state.selection;
  const chain = editor.chain().focus();
  if (mark === "**") chain.toggleBold().run();
  else if (mark === "*") chain.toggleItalic().run();
  else if ($from.sameParent($to) && !editor.isActive("codeBlock")) chain.toggleCode().run();
  else chain.toggleCodeBlock().run();
}

export function toggleLines(editor: Editor, sign: LineSign): void {
  const chain = editor.chain().focus();
  switch (sign) {
    case "## ":
      return void chain.toggleHeading({ level: 2 }).run();
    case "### ":
      return void chain.toggleHeading({ level: 3 }).run();
    case "> ":
      return void chain.toggleBlockquote().run();
    case "- ":
      return void chain.toggleBulletList().run();
    case "1. ":
      return void chain.toggleOrderedList().run();
  }
}

export function insertTable(editor: Editor): void {
  editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run();
}

export function activeFormats(editor: Editor): Format[] {
  const all: [Format, boolean][] = [
    ["## ", editor.isActive("heading", { level: 2 })],
    ["### ", editor.isActive("heading", { level: 3 })],
    ["**", editor.isActive("bold")],
    ["*", editor.isActive("italic")],
    ["`", editor.isActive("code") || editor.isActive("codeBlock")],
    ["link", editor.isActive("link")],
    ["- ", editor.isActive("bulletList")],
    ["1. ", editor.isActive("orderedList")],
    ["> ", editor.isActive("blockquote")],
  ];
  return all.filter(([, isActive]) => isActive).map(([format]) => format);
}
