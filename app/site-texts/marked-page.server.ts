import { plainSpaces } from "~/text/plain-spaces.ts";
import { bare, END, MARK, MARKS, type Marks, START } from "./marks.ts";
import type { TextId } from "./types.ts";

/** Tags, comments, texts. React escapes `<` and `>` everywhere else. */
const PARTS = /<[^<>]*>|[^<]+/g;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;
const TITLE = /<title>([^<]*)<\/title>/;

/** Scripts would take this away, and lazy pictures wait for it. */
const OPENING = ' data-opening=""';

export type UnmarkedPage = {
  html: string;
  /** In the order in which the page names them. */
  ids: Set<TextId>;
};

/**
 * Takes the marks out of a finished page, and its scripts. A text then stands between `<!--text ID-->` and `<!--/text-->`,
 * an element with a text in an attribute has `data-text-alt="ID"` and the like, and the title `data-text`.
 */
export function unmarkPage(marked: string, marks: Marks): UnmarkedPage {
  const ids = new Set<TextId>();
  const found = (digits: string | undefined) => {
    const id = marks.idOf(digits ?? "");
    if (id) ids.add(id);
    return id;
  };
  /** Of several, as in „O nas – Agencja”, the longest. */
  const longest = (text: string) => {
    const all = [...text.matchAll(MARKS)].map(([, digits]) => found(digits));
    const lengthOf = (id: TextId | undefined) => (id && marks.shown.get(id)?.length) || 0;
    return all.sort((one, other) => lengthOf(other) - lengthOf(one))[0];
  };

  const withTitle = withoutScripts(marked)
    .replace(OPENING, "")
    .replace(TITLE, (_, title: string) => {
      const id = longest(title);
      return `<title${id ? ` data-text="${id}"` : ""}>${bare(title)}</title>`;
    });
  // Also a text that is said within another one.
  for (const [, digits] of withTitle.matchAll(MARKS)) found(digits);
  const html = withTitle.replace(PARTS, (part) => {
    if (part.startsWith("<link") && part.includes('rel="modulepreload"')) return "";
    if (!MARK.test(part)) return part;
    if (part.startsWith("<!--")) return bare(part);
    if (!part.startsWith("<")) return wrapped(part, marks, found);
    return part.replace(ATTRIBUTE, (attribute, name: string, value: string) => {
      if (!MARK.test(value)) return attribute;
      const id = longest(value);
      return ` ${name}="${bare(value)}"${id ? ` data-text-${name}="${id}"` : ""}`;
    });
  });
  return { html: bare(html), ids };
}

function withoutScripts(html: string): string {
  const [before = "", ...scripts] = html.split("<script");
  const end = "</script>";
  return before + scripts.map((script) => script.slice(script.indexOf(end) + end.length)).join("");
}

/**
 * A text node: „© Agencja. Wszelkie prawa zastrzeżone.” is made of two texts. The last mark's text owns what stands before
 * it, as far as it reaches: names of others within it are its own.
 */
function wrapped(
  text: string,
  marks: Marks,
  found: (digits: string | undefined) => TextId | undefined,
): string {
  const parts = text.split(MARK);
  if (parts.length < 3) return text;
  const rest = parts.at(-1) ?? "";
  const digits = parts.at(-2);
  const before = text.slice(0, text.length - rest.length - (digits?.length ?? 0) - 2);
  const id = found(digits);
  if (!id) return bare(text);
  const all = bare(before);
  const from = beginningOf(marks.shown.get(id) ?? "", all);
  // A text that was cut, or changed by what shows it, reaches back to the one before.
  const whole = from < 0 ? (before.split(MARK).at(-1) ?? "") : all.slice(from);
  const outside = beginning(before, all.length - whole.length);
  return `${wrapped(outside, marks, found)}<!--text ${id}-->${whole}<!--/text-->${rest}`;
}

/** The first letters of a marked text, with the marks among and after them. */
function beginning(marked: string, letters: number): string {
  let left = letters;
  let at = 0;
  while (at < marked.length) {
    const end = marked.startsWith(START, at) ? marked.indexOf(END, at) : -1;
    if (end > at) at = end + 1;
    else if (left-- > 0) at++;
    else break;
  }
  return marked.slice(0, at);
}

const FACT = /\{\{[^{}]*\{[\w.]+\}[^{}]*\}\}|\{[\w.]+\}/;

/** Where the text begins that `shown` ends with; -1 when it does not. A page shows facts in the place of their names. */
function beginningOf(text: string, shown: string): number {
  const page = plainSpaces(shown);
  const parts = text.split(FACT).map(escaped);
  let at = page.endsWith(parts.at(-1) ?? "") ? page.length : -1;
  for (const part of parts.reverse()) {
    if (at < 0) return -1;
    at = at < part.length ? -1 : page.lastIndexOf(part, at - part.length);
  }
  return parts.at(-1) === "" && parts.length > 1 ? 0 : at;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}
