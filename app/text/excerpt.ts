import { uploadedFilm } from "./addresses/uploaded-film.ts";
import { webAddresses } from "./addresses/web-address.ts";
import { webFilm } from "./addresses/web-film.ts";
import { characters } from "./characters.ts";

/** The list reads only `content_start` (supabase/schemas/content/blog_posts.sql), which must be longer. */
const LENGTH = 200;
/** What the list reads may end within a tag. */
const LIST_READS = 1_000;
/** Enough for any 200 characters, and a bound for what is done with them. */
const MOST = 4_000;
/** Longer words together would leave a hole at the end of a line on a phone. */
const TOGETHER = 26;

/** What begins a block of HTML, of which no page shows a word: https://spec.commonmark.org/0.31.2/#html-blocks */
const HTML_BLOCK =
  /^ {0,3}<\/?(?:address|article|aside|audio|blockquote|center|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|menu|nav|object|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul|video)(?=[\s/>]|$)/i;
const LINE_BREAK = /<(?:br|hr|\/?p|\/?div)\s*\/?>/gi;
const TAG = /<\/?[a-z][a-z\d-]*(?:\s[^<>]*|\/)?>/gi;

/** The words that a page shows of a text: without marks, pictures, films, addresses and HTML. */
export function excerpt(markdown: string): string {
  const isCut = markdown.length >= LIST_READS;
  const read = markdown.slice(0, MOST).replace(/[\uD800-\uDBFF]$/, "");
  const start = isCut ? read.replace(/<[a-z/][^<>]*$/i, "") : read;
  const words = withoutBlocks(start.replace(/<!--[\s\S]*?(?:-->|$)/g, ""))
    .replace(/!\[(?:(?!!\[)[^\]])*\]\([^)]*\)?/g, "")
    .replace(/\[\^[^[\]\s]*\]/g, "")
    // The address of a link goes with its marks, or it would stick to the word before it.
    .replace(/\]\([^)]*\)?/g, "]")
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]*)>/gi, "$1")
    .replace(LINE_BREAK, " ")
    .replace(TAG, "")
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "");
  const plain = withoutAddresses(words)
    .replace(/&(?:lt|gt|amp|quot|nbsp|shy|#39|#x27);/g, (entity) => signs[entity] ?? "")
    .replace(/[#*`_~[\]()]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const all = characters(plain);
  if (all.length <= LENGTH) return plain;
  return `${wholeWords(all)}…`;
}

const signs: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&nbsp;": " ",
  "&shy;": "",
  "&#39;": "'",
  "&#x27;": "'",
};

/** Without the lines of films, of where links lead, of tables' rules, and blocks of HTML, which end at an empty line. */
function withoutBlocks(markdown: string): string {
  let isHtml = false;
  return markdown
    .split(/\r\n?|\n/)
    .filter((line) => {
      isHtml = line.trim() !== "" && (isHtml || HTML_BLOCK.test(line));
      const isRule = line.includes("|") && /^[\s|:-]*$/.test(line);
      return !isHtml && !isRule && !isFilm(line.trim()) && !/^ {0,3}\[[^\]]*\]:/.test(line);
    })
    .join("\n");
}

function isFilm(line: string): boolean {
  const [, inLink] = /^\[[^\]]*\]\(([^()\s]*)(?:\s[^()]*)?\)$/.exec(line) ?? [];
  const address = inLink ?? line;
  return !/\s/.test(address) && (webFilm(address) ?? uploadedFilm(address)) !== null;
}

function withoutAddresses(words: string): string {
  return webAddresses(words).reduceRight((rest, { index, text }) => {
    const [before, after] = [rest.slice(0, index), rest.slice(index + text.length)];
    // A sign of the sentence comes to stand behind its last word.
    return (
      (/^[\])>*_]*[.,;:!?]/.test(after) ? before.replace(/(?<![ [(<*_])[ [(<*_]+$/, "") : before) +
      after
    );
  }, words);
}

/** As many as go into the length; a single word that is longer is cut. */
function wholeWords(all: readonly string[]): string {
  const first = all.slice(0, LENGTH);
  const end = all[LENGTH] === " " ? LENGTH : first.lastIndexOf(" ");
  const whole = end > 0 ? first.slice(0, end) : first;
  return (
    whole
      .join("")
      // No sign of the sentence stands before the ellipsis.
      .replace(/(?<=[^\s.,;:–—-])[\s.,;:–—-]+$/, "")
  );
}

/** A card ends at a line, and its ellipsis would double the sign there: so no line ends with one. */
export function keptAfterSigns(text: string): string {
  return text
    .split(" ")
    .reduce((parts: string[], words) => {
      const before = parts.at(-1) ?? "";
      const isTogether = /[.,;:!?–—-]$/.test(before) && before.length + words.length < TOGETHER;
      if (isTogether) parts[parts.length - 1] = `${before}\u00a0${words}`;
      else parts.push(words);
      return parts;
    }, [])
    .join(" ");
}
