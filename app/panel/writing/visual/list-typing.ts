import { Extension, InputRule } from "@tiptap/core";

const listOf = (sign: string) => {
  if (sign.startsWith("[")) return ["taskList"];
  return /^\d/.test(sign) ? ["orderedList"] : ["bulletList", "taskList"];
};

/** Hands that know Markdown begin each item with its sign, which Enter has made already: it vanishes. */
export const ListTyping = Extension.create({
  name: "listTyping",
  addInputRules: () => [
    new InputRule({
      find: /^(?:[-+*]|\d+\.|\[[ x]?\])\s$/,
      handler: ({ state, range, match: [sign] }) => {
        const { $from } = state.selection;
        const isFirst = $from.depth > 2 && $from.index(-1) === 0;
        if (!isFirst || !listOf(sign).includes($from.node(-2).type.name)) return null;
        state.tr.delete(range.from, range.to);
      },
    }),
  ],
});
