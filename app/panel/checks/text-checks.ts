import type { Nodes } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { isLinkAddress, isMissingPage } from "~/panel/markdown/broken-links.ts";
import { parseMarkdown, rangeOf } from "~/panel/markdown/parse-markdown.ts";
import { youtubeId } from "~/text/youtube.ts";

export type Rule =
  | "description"
  | "heading"
  | "vague-link"
  | "dead-link"
  | "quotes"
  | "dash"
  | "film";

/** A place in a text that somebody should look at; `fix` is what it would better be. */
export type Finding = { rule: Rule; words: string; from: number; to: number; fix?: string };

type Surroundings = {
  /** The alternative text that a picture begins with. */
  placeholder: string;
  /** Whether the library describes the picture at an address. */
  isDescribed?: (address: string) => boolean;
  origin: string;
  /** The paths that exist, null while unknown. */
  pages: ReadonlySet<string> | null;
};

const vague = /^(kliknij )?(tutaj|tu|link|więcej|czytaj więcej|zobacz|sprawdź)[.!…]*$/i;

/** What an editor would rather know before a text is public, in the order of the text. */
export function findInText(markdown: string, around: Surroundings): Finding[] {
  const found: Finding[] = [];
  let level = 0;

  function visit(node: Nodes): void {
    const [from, to] = rangeOf(node);
    const tell = (rule: Rule, words: string) => found.push({ rule, words, from, to });
    switch (node.type) {
      case "image":
        if (isUndescribed(node.alt, around.placeholder) && !around.isDescribed?.(node.url)) {
          tell("description", node.url);
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
        if (vague.test(words)) tell("vague-link", words);
        if (!isLinkAddress(node.url) || isMissingPage(node.url, around.origin, around.pages)) {
          tell("dead-link", node.url || words);
        }
        if (youtubeId(node.url) && !/transkrypcj|napis/i.test(markdown)) tell("film", words);
        break;
      }
      case "text":
        // With an escape in it, a place in the words is none in the Markdown.
        if (markdown.slice(from, to) === node.value) found.push(...findInWords(node.value, from));
        break;
    }
    if ("children" in node) for (const child of node.children) visit(child);
  }

  visit(parseMarkdown(markdown));
  return found;
}

function isUndescribed(alt: string | null | undefined, placeholder: string): boolean {
  const words = alt?.trim() ?? "";
  return words === "" || words === placeholder;
}

const typing: [rule: Rule, wrong: RegExp, right: string][] = [
  ["quotes", /"([^"\n]+)"/g, "„$1”"],
  ["dash", /(?<=\S )--?(?= \S)/g, "–"],
];

function findInWords(words: string, start: number): Finding[] {
  return typing
    .flatMap(([rule, wrong, right]) =>
      [...words.matchAll(wrong)].map((match) => {
        const from = start + match.index;
        const whole = words.slice(
          Math.max(0, match.index - 20),
          match.index + match[0].length + 20,
        );
        return {
          rule,
          words: rule === "dash" ? whole.trim() : match[0],
          from,
          to: from + match[0].length,
          fix: right.replace("$1", match[1] ?? ""),
        };
      }),
    )
    .sort((one, other) => one.from - other.from);
}
