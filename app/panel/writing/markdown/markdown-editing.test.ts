import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { enterInMarkdown, tabInMarkdown } from "./markdown-keys.ts";
import { linkAround, linkEdit, toggleLines, toggleMark } from "./markdown-tools.ts";
import {
  applied,
  asParagraph,
  movedPlace,
  placeForPicture,
  type Selected,
  type TextEdit,
} from "./text-edit.ts";

/** `a|b` is a caret between two letters, `a‹b›c` a selected letter. */
function selected(text: string): Selected {
  const caret = text.indexOf("|");
  if (caret >= 0) return { value: text.replace("|", ""), start: caret, end: caret };
  const [start, end] = [text.indexOf("‹"), text.indexOf("›") - 1];
  return { value: text.replace(/[‹›]/g, ""), start, end };
}

function shown({ value }: Selected, edit: TextEdit | null): string | null {
  if (!edit) return null;
  const text = applied(value, edit);
  const [start, end] = edit.select;
  const marked = start === end ? "|" : `‹${text.slice(start, end)}›`;
  return text.slice(0, start) + marked + text.slice(end);
}

const after = (text: string, edit: (it: Selected) => TextEdit | null) => {
  const before = selected(text);
  return shown(before, edit(before));
};

describe("Enter", () => {
  test.each([
    ["- jeden|", "- jeden\n- |"],
    ["* jeden|", "* jeden\n* |"],
    ["- je|den", "- je\n- |den"],
    ["1. jeden|", "1. jeden\n2. |"],
    ["9) x|", "9) x\n10) |"],
    ["- [x] zrobione|", "- [x] zrobione\n- [ ] |"],
    ["> cytat|", "> cytat\n> |"],
    ["> - w cytacie|", "> - w cytacie\n> - |"],
    ["- a\n  - b|", "- a\n  - b\n  - |"],
    ["- a\n- |", "- a\n\n|"],
    ["- a\n- |\nakapit", "- a\n\n|\nakapit"],
    ["1. a\n2. |", "1. a\n\n|"],
    ["> a\n> |", "> a\n\n|"],
    ["- |", "|"],
    ["- a\n  - |", "- a\n- |"],
  ])("%j becomes %j", (before, wanted) => expect(after(before, enterInMarkdown)).toBe(wanted));

  test.each(["akapit|", "|- a", "-| a", "- ‹a›", "# nagłówek|", "```\n- a|", "-nic|", "|"])(
    "in %j is left to the browser",
    (before) => expect(after(before, enterInMarkdown)).toBeNull(),
  );
});

describe("Tab", () => {
  const tab = (it: Selected) => tabInMarkdown(it, true);
  const back = (it: Selected) => tabInMarkdown(it, false);

  test.each([
    ["- a\n- b|", "- a\n  - b|"],
    ["1. a\n2. b|", "1. a\n   1. b|"],
    ["1. a\n   1. b\n2. c|", "1. a\n   1. b\n   2. c|"],
    ["10. a\n11. b|", "10. a\n    1. b|"],
    ["- a\n- |", "- a\n  - |"],
    ["- a\n‹- b\n- c›", "- a\n‹  - b\n  - c›"],
  ])("%j becomes %j, and back again", (before, wanted) => {
    expect(after(before, tab)).toBe(wanted);
    const inner = selected(wanted);
    const outer = tabInMarkdown(inner, false);
    expect(outer && applied(inner.value, outer)).toBe(selected(before).value);
  });

  test.each(["akapit|", "- a|", "- a\n  - b|", "‹akapit\n- a›", "|", "```\n- a\n- b|"])(
    "on %j it moves the focus",
    (before) => expect(after(before, tab)).toBeNull(),
  );

  test("Shift+Tab moves the focus where nothing is indented", () => {
    expect(after("- a\n- b|", back)).toBeNull();
    expect(after("akapit|", back)).toBeNull();
  });
});

describe("a picture", () => {
  const put = (text: string) =>
    after(text, ({ value, start }) => {
      const at = placeForPicture(value, start);
      return asParagraph(value, at, at, "![x](y)");
    });
  test.each([
    ["|", "![x](y)\n\n|"],
    ["Akapit|", "Akapit\n\n![x](y)\n\n|"],
    ["Aka|pit drugi.", "Akapit\n\n![x](y)\n\n| drugi."],
    ["Koniec|. Dalej", "Koniec.\n\n![x](y)\n\n| Dalej"],
    ["|Początek", "![x](y)\n\n|Początek"],
    ["a\n|\nb", "a\n\n![x](y)\n\n|b"],
    ["a\n\n|\n\nb", "a\n\n![x](y)\n\n|b"],
    ["a|\n\nb", "a\n\n![x](y)\n\n|b"],
    ["- pun|kt\n- drugi", "- punkt\n\n![x](y)\n\n|- drugi"],
    ["## Na|główek\nb", "## Nagłówek\n\n![x](y)\n\n|b"],
  ])("at the caret of %j stands apart", (before, wanted) => expect(put(before)).toBe(wanted));

  test("stands behind a table, not in it", () => {
    const table = "| a | b |\n| - | - |\n| 1 | 2 |";
    expect(placeForPicture(`${table}\n\nc`, 3)).toBe(table.length);
  });

  test("adds its paragraph and takes away nothing", () => {
    const words = fc.array(fc.constantFrom("ala", " ", "\n", "\n\n", "- ", "| ", "ż", "."), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(words, fc.nat(40), (parts, place) => {
        const value = parts.join("");
        const at = placeForPicture(value, Math.min(place, value.length));
        const edit = asParagraph(value, at, at, "![x](y)");
        const text = applied(value, edit);
        expect(text.replace("![x](y)", "").replace(/\s+/g, "")).toBe(value.replace(/\s+/g, ""));
        expect(text).toMatch(/(^|\n[ \t]*\n)[ \t]*!\[x\]\(y\)[ \t]*\n[ \t]*(\n|$)/);
        expect(edit.select[0]).toBeGreaterThan(text.indexOf("![x](y)") + 6);
      }),
    );
  });
});

test("a place moves with its text, and what is typed there comes behind it", () => {
  expect(movedPlace(3, "abc def", "abc! def")).toBe(3);
  expect(movedPlace(4, "abc def", "XXabc def")).toBe(6);
  expect(movedPlace(4, "abc def", "ab def")).toBe(3);
  expect(movedPlace(2, "abcdef", "af")).toBe(1);
  expect(movedPlace(3, "abc", "abc dalej")).toBe(3);
});

describe("the tools", () => {
  const bold = (it: Selected) => toggleMark(it, "**");
  test.each([
    ["‹słowo›", "**‹słowo›**"],
    ["**‹słowo›**", "‹słowo›"],
    ["‹**słowo**›", "‹słowo›"],
    ["‹słowo ›dalej", "**‹słowo›** dalej"],
    ["sło|wo", "**sło|wo**"],
    ["|", "**|**"],
  ])("make %j bold: %j", (before, wanted) => expect(after(before, bold)).toBe(wanted));

  test("tell italics from bold", () => {
    const italic = (it: Selected) => toggleMark(it, "*");
    expect(after("**‹a›**", italic)).toBe("***‹a›***");
    expect(after("***‹a›***", italic)).toBe("**‹a›**");
    expect(after("‹**a**›", italic)).toBe("*‹**a**›*");
  });

  test.each([
    ["- ", "jeden\n‹dwa\ntrzy›", "jeden\n\n‹- dwa\n- trzy›"],
    ["1. ", "‹- dwa\n- trzy›", "‹1. dwa\n2. trzy›"],
    ["1. ", "‹1. dwa\n2. trzy›", "‹dwa\ntrzy›"],
    ["## ", "### Tyt|uł", "## Tyt|uł"],
    ["## ", "## Tyt|uł", "Tyt|uł"],
    ["> ", "- a|", "> - a|"],
    ["- ", "|", "- |"],
  ] as const)("put %j before lines", (sign, before, wanted) =>
    expect(after(before, (it) => toggleLines(it, sign))).toBe(wanted),
  );

  test("write a link, and find the one that is there", () => {
    const link = (it: Selected) => linkEdit(it, "nasz [cennik]", "/uslugi");
    expect(after("a ‹x› b", link)).toBe("a [nasz \\[cennik\\]](/uslugi)| b");
    expect(linkAround(selected("a [nasz \\[cennik\\]](/uslu|gi) b"))).toEqual({
      start: 2,
      end: 28,
      words: "nasz [cennik]",
      address: "/uslugi",
    });
    expect(linkAround(selected("a ![x](y|) b"))).toBeNull();
    expect(applied("", linkEdit(selected("|"), "x", "https://a.pl/b (c)"))).toBe(
      "[x](<https://a.pl/b%20(c)>)",
    );
  });
});
