import { Extension, InputRule, type InputRuleMatch, textInputRule } from "@tiptap/core";

type Rule = { sign: string; find: (before: string) => InputRuleMatch | null };

const rule = (sign: string, pattern: RegExp, fits = (_: string) => true): Rule => ({
  sign,
  find(before) {
    const match = pattern.exec(before);
    if (match?.[1] === undefined || isInCode(before) || !fits(before)) return null;
    return { index: match.index, text: match[0], replaceWith: match[1] };
  },
});

/** What stands between backticks becomes code with the second of them. */
const isInCode = (before: string) => before.split("`").length % 2 === 0;

/** Without an opening mark, as in `a="b"`, a closing one would be wrong. */
const isQuoted = (before: string) => before.split("„").length > before.split("”").length;

export const typingRules = [
  rule("„", /(?:^|[\s([–—])(")$/),
  rule("”", /[^\s([–—](")$/, isQuoted),
  rule("–", /\S\s(--?)\s$/),
];

/** Polish quotation marks and dashes while one types. The first undo takes only the new sign back. */
export const PolishTyping = Extension.create({
  name: "polishTyping",
  addInputRules: () => typingRules.map(({ sign, find }) => textInputRule({ find, replace: sign })),
});

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
