import { Extension, textInputRule } from "@tiptap/core";

/** Polish quotation marks and dashes while one types. The first undo takes only the new sign back. */
export const PolishTyping = Extension.create({
  name: "polishTyping",
  addInputRules: () => [
    textInputRule({ find: /(?:^|[\s([–—])(")$/, replace: "„" }),
    textInputRule({ find: /[^\s([–—](")$/, replace: "”" }),
    textInputRule({ find: /\S\s(--?)\s$/, replace: "–" }),
  ],
});
