import { Extension, markInputRule } from "@tiptap/core";

/** Tiptap's own rules take a mark behind a space only. These take one behind what opens, as in „**słowo**”. */
export const typedMarks = [
  { mark: "bold", find: /(?<=[„«"'([–—])\*\*(?!\s)([^*]+)\*\*$/ },
  { mark: "italic", find: /(?<=[„«"'([–—])\*(?!\s)([^*]+)\*$/ },
  { mark: "strike", find: /(?<=[„«"'([–—])~~(?!\s)([^~]+)~~$/ },
];

export const MarkTyping = Extension.create({
  name: "markTyping",
  addInputRules() {
    return typedMarks.flatMap(({ mark, find }) => {
      const type = this.editor.schema.marks[mark];
      return type ? markInputRule({ find, type }) : [];
    });
  },
});
