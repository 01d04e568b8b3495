import { expect, test } from "vitest";
import { typingRules } from "./typing.ts";

/** What the editor holds after these keys. */
function typed(keys: string): string {
  let text = "";
  for (const key of keys) {
    text += key;
    for (const { sign, find } of typingRules) {
      const match = find(text);
      if (!match?.replaceWith) continue;
      const at = match.index + match.text.lastIndexOf(match.replaceWith);
      text = text.slice(0, at) + sign + text.slice(at + match.replaceWith.length);
      break;
    }
  }
  return text;
}

test.each([
  ['"Raz" i ("dwa") - "trzy".', "„Raz” i („dwa”) – „trzy”."],
  ["raz -- dwa, 10-15", "raz – dwa, 10-15"],
  ['a="b" i -"x", 5" ekranu', 'a="b" i -"x", 5" ekranu'],
  ['`kod "x" -- y` i "słowo"', '`kod "x" -- y` i „słowo”'],
])("%s", (keys, text) => {
  expect(typed(keys)).toBe(text);
});
