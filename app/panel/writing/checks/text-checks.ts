import type { Nodes } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { isLinkAddress, isMissingPage } from "~/panel/writing/links/broken-links.ts";
import { uploadedFilm } from "~/text/addresses/uploaded-film.ts";
import { isFilmAddress, webFilm } from "~/text/addresses/web-film.ts";
import { headingIds, jumpIn } from "~/text/markdown/heading-ids.ts";
import { parseMarkdown, rangeOf } from "~/text/markdown/parse-markdown.ts";
import { leftOut } from "~/text/markdown/shown-html.ts";
import { isTooHeavy } from "~/text/markdown/too-heavy.ts";

export type Rule =
  | "description"
  | "heading"
  | "vague-link"
  | "dead-link"
  | "quotes"
  | "dash"
  | "short-word"
  | "number"
  | "film"
  | "too-heavy"
  | "html"
  | "relative-picture"
  | "dead-jump";

export type Finding = { rule: Rule; words: string; from: number; to: number; fix?: string };

type Surroundings = {
  placeholder: string;
  isDescribed?: (address: string) => boolean;
  isFileName?: (address: string, words: string) => boolean;
  origin: string;
  /** The paths that exist, null while unknown. */
  pages: ReadonlySet<string> | null;
};

const vague = /^(kliknij )?(tutaj|tu|link|więcej|czytaj więcej|zobacz|sprawdź)[.!…]*$/i;

export function findInText(markdown: string, around: Surroundings): Finding[] {
  if (isTooHeavy(markdown)) {
    return [{ rule: "too-heavy", words: "", from: 0, to: markdown.length }];
  }
  const found: Finding[] = [];
  let level = 0;
  const tree = parseMarkdown(markdown);
  const jumps = new Set(headingIds(headingsIn(tree)));
  const told = new Set<string | null>();

  function visit(node: Nodes): void {
    const [from, to] = rangeOf(node);
    const report = (rule: Rule, words: string) => found.push({ rule, words, from, to });
    switch (node.type) {
      case "image":
        // `media/a.png` of a README or of another site's folder.
        if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(node.url.trim())) {
          report("relative-picture", node.url || (node.alt ?? ""));
        } else if (
          isUndescribed(node.alt, around.placeholder)
            ? !around.isDescribed?.(node.url)
            : around.isFileName?.(node.url, node.alt ?? "")
        ) {
          report("description", node.url);
        }
        break;
      case "heading": {
        const isLow = level > 0 && node.depth > level + 1;
        if (isLow) {
          const fix = "#".repeat(level + 1);
          found.push({ rule: "heading", words: wordsOf(node), from, to: from + node.depth, fix });
        }
        level = isLow ? level + 1 : node.depth;
        break;
      }
      case "link": {
        const words = wordsOf(node).trim();
        if (vague.test(words)) report("vague-link", words);
        const jump = jumpIn(node.url);
        if (jump !== null && !jumps.has(jump)) report("dead-jump", node.url);
        if (!isLinkAddress(node.url) || isMissingPage(node.url, around.origin, around.pages)) {
          report("dead-link", node.url || words);
        }
        if ((webFilm(node.url) ?? uploadedFilm(node.url)) && !hasTranscript(markdown))
          report("film", words);
        break;
      }
      case "html": {
        const words = leftOut(node.value);
        if (words !== null && !told.has(words)) report("html", cut(words));
        told.add(words);
        break;
      }
      case "break":
        if (shortWord.test(markdown.slice(Math.max(0, from - 2), from))) {
          const words = markdown.slice(Math.max(0, from - 20), to + 20).trim();
          found.push({ rule: "short-word", words, from, to, fix: " " });
        }
        break;
      case "text":
        for (const line of node.value.split("\n")) {
          if (isFilmAddress(line.trim()) && !hasTranscript(markdown)) report("film", line.trim());
        }
        // With an escape in it, a place in the words is none in the Markdown.
        if (markdown.slice(from, to) === node.value) found.push(...findInWords(node.value, from));
        break;
    }
    if ("children" in node) for (const child of node.children) visit(child);
  }

  visit(tree);
  return found;
}

export function hasTranscript(markdown: string): boolean {
  return /transkrypcj|napis/i.test(markdown);
}

function isUndescribed(alt: string | null | undefined, placeholder: string): boolean {
  const words = alt?.trim() ?? "";
  return words === "" || words === placeholder;
}

/** A word of one letter at the end of a text. Within a line the page itself keeps it with the next word. */
const shortWord = /(?:^|[\s([„–—/])[aiouwz]$/i;

function headingsIn(node: Nodes): string[] {
  if (node.type === "heading") return [wordsOf(node, { includeImageAlt: false })];
  return "children" in node ? node.children.flatMap(headingsIn) : [];
}

function cut(words: string): string {
  return words.length > 80 ? `${words.slice(0, 80).replace(/[\uD800-\uDBFF]$/, "")}…` : words;
}

type Right = string | ((...match: string[]) => string);

const typing: [rule: Rule, wrong: RegExp, right: Right][] = [
  ["quotes", /"([^"\n]+)"/g, (_, words = "") => `„${words}”`],
  ["dash", /(?<=\S )--?(?= \S)/g, "–"],
  ["short-word", /(?<=(?:^|[\s([„–—/])[aiouwz])\n(?=\S)/gi, " "],
  [
    "number",
    /(?<![\p{L}\d.,:/_+-])(\d{1,9})([.,]\d{1,2})?( ?)(zł|kg|g|km|m|cm|mm|s|min|godz\.|h|fps|kl\.\/s|[kMGT]B|[kMG]?Hz|[kMG]b\/s|k?W|dB|px)(?![\p{L}\d])/gu,
    polishNumber,
  ],
];

/** „15000zł” is „15 000 zł”, and „2.5 m” is „2,5 m”. */
function polishNumber(_: string, whole = "", part = "", _space = "", unit = ""): string {
  const groups = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3}){1,2}$)/g, " ") : whole;
  return `${groups}${part.replace(".", ",")} ${unit}`;
}

function findInWords(words: string, start: number): Finding[] {
  return typing
    .flatMap(([rule, wrong, right]) =>
      [...words.matchAll(wrong)].flatMap((match) => {
        const fix = typeof right === "string" ? right : right(...match);
        if (fix === match[0]) return [];
        const from = start + match.index;
        const whole = words.slice(
          Math.max(0, match.index - 20),
          match.index + match[0].length + 20,
        );
        return {
          rule,
          words: rule === "dash" || rule === "short-word" ? whole.trim() : match[0],
          from,
          to: from + match[0].length,
          fix,
        };
      }),
    )
    .sort((one, other) => one.from - other.from);
}
