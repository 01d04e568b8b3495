import { expect, test } from "vitest";
import { markdownWords as words } from "~/content/markdown.ts";
import { excerpt } from "~/text/excerpt.ts";
import { htmlToMarkdown } from "~/text/html/html-to-markdown.ts";
import { renderMarkdown } from "~/text/markdown/render-markdown.tsx";
import { typeset } from "~/text/typeset.ts";
import { ownMarkdown } from "../server/import/markdown/own-markdown.ts";
import { chooseEncoding } from "../server/pages/encoding.ts";
import { createRules } from "../supabase/redirects/rules.ts";

const LARGE = 200_000;
/** Twice the text is twice the work: eight times as much where it is linear, 64 times where it grows with its square. */
const SMALL = LARGE / 8;

const rules = createRules([{ from_address: "/a", to_address: "/b", kind: "permanent" }]);
const render = (text: string) => renderMarkdown({ text, words });
const paste = (text: string) => htmlToMarkdown(text, "https://kadr.example");
const bring = (text: string) => ownMarkdown(text, "https://kadr.example", []);
const sentence = "Wczoraj nagraliśmy trzy krótkie filmy o budowie mostu, a zajęło to 12 dni.\n\n";

test.each<[string, (text: string) => unknown, string]>([
  ["an address", (text) => rules.answer(`/a${text}`), "_o"],
  ["a header", (text) => chooseEncoding({ "accept-encoding": `br ${text}x` }), " "],
  ["prose of a post", render, sentence],
  ["tags of a post without an end", render, "<a "],
  ["numbers with units of a post", typeset, "1 minut "],
  ["pictures of a summary without an end", excerpt, "![a"],
  ["tags without an end in a paste", (text) => paste(`<p>a</p>${text}`), "<a a"],
  ["line breaks of a paste", paste, "a<br>b "],
  ["lists of Office in a paste", paste, "<p style='mso-list:a'>x</p>"],
  ["commands without an end in a file", bring, "{%a"],
  ["figures without an end in a file", bring, "{{<figure "],
])("%s: eight times the text is not much more than eight times the work", (_, work, piece) => {
  const textOf = (size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
  work(textOf(SMALL));
  const small = costOf(() => work(textOf(SMALL)));
  const large = costOf(() => work(textOf(LARGE)));
  expect(large).toBeLessThan(Math.max(150, 24 * small));
});

/** Milliseconds of this thread's processor. */
function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
