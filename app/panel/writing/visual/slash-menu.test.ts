import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { extensions } from "./extensions.ts";
import { slashAt } from "./slash-menu.tsx";

test.each([
  ["/", ""],
  ["/nag", "nag"],
  ["/lista nu", "lista nu"],
  ["/ ", undefined],
  ["km/h", undefined],
])("what is typed as %j asks for %j", (typed, query) => {
  const content = { type: "doc", content: [{ type: "paragraph" }] };
  const editor = new Editor({ element: null, extensions, content });
  editor.view.dispatch(editor.state.tr.insertText(typed, 1));
  const { state } = editor;
  expect(slashAt({ state, isFocused: true })?.query).toBe(query);
});
