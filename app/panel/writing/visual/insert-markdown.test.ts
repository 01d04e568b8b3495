import { Editor } from "@tiptap/core";
import { describe, expect, test } from "vitest";
import { extensions } from "./extensions.ts";
import { insertMarkdown, insertParagraphs } from "./insert-markdown.ts";
import { keptMarkdown } from "./kept-markdown.ts";

/** An editor with this Markdown, its caret where `¦` stands. */
function opened(markdown: string) {
  const editor = new Editor({ element: null, extensions, content: { type: "doc" } });
  const { read, write } = keptMarkdown();
  const { tr, schema, doc } = editor.state;
  editor.view.dispatch(tr.replaceWith(0, doc.content.size, read(schema, markdown).content));
  let caret = 1;
  editor.state.doc.descendants((node, at) => {
    if (node.text?.includes("¦")) caret = at + node.text.indexOf("¦");
  });
  editor.commands.deleteRange({ from: caret, to: caret + (markdown.includes("¦") ? 1 : 0) });
  editor.commands.setTextSelection(caret);
  return { editor, caret, text: () => write(editor.state.doc) };
}

/** The Markdown afterwards, with the caret in it. */
function after(markdown: string, change: (editor: Editor, caret: number) => void): string {
  const { editor, caret, text } = opened(markdown);
  change(editor, caret);
  editor.view.dispatch(editor.state.tr.insertText("¦"));
  return text();
}

describe("a picture", () => {
  test.each([
    ["¦", "![x](/y)\n\n¦"],
    ["Akapit¦", "Akapit\n\n![x](/y)\n\n¦"],
    ["Aka¦pit drugi.", "Akapit\n\n![x](/y)\n\n¦ drugi."],
    ["Koniec¦. Dalej", "Koniec.\n\n![x](/y)\n\n¦ Dalej"],
    ["¦Początek", "![x](/y)\n\n¦Początek"],
    ["## Na¦główek\n\nb", "## Nagłówek\n\n![x](/y)\n\n¦b"],
    ["- pun¦kt\n- drugi", "- punkt\n- drugi\n\n![x](/y)\n\n¦"],
    ["> cy¦tat\n\n- a", "> cytat\n\n![x](/y)\n\n¦\n\n- a"],
  ])("at the caret of %j stands apart", (before, wanted) => {
    const put = (editor: Editor, caret: number) => insertParagraphs(editor, "![x](/y)", caret);
    expect(after(before, put)).toBe(wanted);
  });

  test("comes to its place while the caret is elsewhere, and leaves it there", () => {
    const { editor, caret, text } = opened("Raz¦\n\nDwa");
    editor.commands.setTextSelection(editor.state.doc.content.size - 1);
    insertParagraphs(editor, "![x](/y)", caret);
    editor.view.dispatch(editor.state.tr.insertText("!"));
    expect(text()).toBe("Raz\n\n![x](/y)\n\nDwa!");
  });
});

describe("a paste", () => {
  test.each([
    ["Przed¦", "## A\n\n- b", "Przed\n\n## A\n\n- b¦"],
    ["¦", "## A\n\nb", "## A\n\nb¦"],
    ["a ¦ c", "**b**", "a **b¦** c"],
    ["- a¦", "b\n\nc", "- a\n\n  b\n\n  c¦"],
  ])("into %j of %j", (before, markdown, wanted) => {
    expect(after(before, (editor) => insertMarkdown(editor, markdown))).toBe(wanted);
  });
});
