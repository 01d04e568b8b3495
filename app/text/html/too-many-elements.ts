import { fromHtmlIsomorphic } from "hast-util-from-html-isomorphic";
import { text } from "./html-nodes.ts";

/** So many elements take up to a second to become Markdown. A long article has 2,000. */
const MOST_ELEMENTS = 10_000;

const tags = /<(\/?)([a-z][^\s<>/]*)[^<>]*>?/gi;
/** A parser makes these anew in each block that begins before they end; of the same one three at most. */
const marks = /^(?:b|big|code|em|font|i|s|small|strike|strong|tt|u)$/i;
const MOST_ALIKE = 3;

/** Whether HTML comes without its form. It counts what a parser would make, in one walk, without parsing. */
export function hasTooManyElements(html: string): boolean {
  let elements = 0;
  let paragraphs = 0;
  const open: { name: string; tag: string }[] = [];
  for (const [tag, end, given = ""] of html.matchAll(tags)) {
    const name = given.toLowerCase();
    if (!end) {
      elements += 1 + open.length;
      if (name === "p") paragraphs++;
      const alike = marks.test(name) ? open.filter((one) => one.tag === tag).length : MOST_ALIKE;
      if (alike < MOST_ALIKE) open.push({ name, tag });
    } else if (marks.test(name)) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.splice(at, 1);
    } else if (name === "br" || (name === "p" && --paragraphs < 0)) {
      // A parser makes an element of an end without a beginning.
      elements += 1 + open.length;
      paragraphs = Math.max(0, paragraphs);
    }
    if (elements > MOST_ELEMENTS) return true;
  }
  return false;
}

const inline =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|img|input|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/i;

/** The words of HTML: a line break for `<br>`, a blank line between blocks. `isSource` keeps the lines of the text itself. */
export function wordsOf(html: string, isSource = false): string {
  const bare = html
    .replace(isSource ? /[^\S\n]+/g : /\s+/g, " ")
    .replace(tags, (tag, _end, name: string) => {
      // Their text is none, which only a parser knows.
      if (/^(?:script|style)$/i.test(name)) return tag;
      if (/^br$/i.test(name)) return "\n";
      return inline.test(name) ? "" : "\n\n";
    });
  return fromHtmlIsomorphic(bare, { fragment: true })
    .children.map((node) => (node.type === "text" ? text(node) : ""))
    .join("")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
