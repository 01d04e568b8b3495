import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { markdownWords as words } from "~/content/markdown.ts";
import { contradictionsIn } from "~/content/page-content/contradictions.ts";
import { readableFacts } from "~/content/page-content/readable-facts.ts";
import { brokenLinks } from "~/panel/writing/links/broken-links.ts";
import { excerpt } from "~/text/excerpt.ts";
import { htmlToMarkdown } from "~/text/html/html-to-markdown.ts";
import { renderMarkdown } from "~/text/markdown/render-markdown.tsx";
import { typeset } from "~/text/typeset.ts";
import { nearestSearches } from "~/text/word-stems.ts";
import { createRules } from "../app/text/redirects/rules.ts";
import { chooseEncoding } from "../server/pages/encoding.ts";
import type { Source } from "../server/transfer/read/entry.ts";
import { openGhost } from "../server/transfer/read/ghost/ghost.ts";
import { ownMarkdown } from "../server/transfer/read/markdown/own-markdown.ts";
import { openWordPress } from "../server/transfer/read/wordpress/wordpress.ts";
import { findSpamSigns } from "../supabase/functions/send-contact-email/message/spam-signs.ts";
import { checkMessage } from "../supabase/functions/send-contact-email/message/validate.ts";
import { scratchDirectory } from "./support/scratch-directory.ts";
import { item, wxr } from "./transfer/wordpress.ts";

const LARGE = 200_000;

const rules = createRules([{ from_address: "/a", to_address: "/b", kind: "permanent" }]);
const render = (text: string) => renderMarkdown({ text, words });
const paste = (text: string) => htmlToMarkdown(text, "https://kadr.example");
const facts = readableFacts({ facts: {}, questions: {} });
const doubt = (text: string) => contradictionsIn(text, "home", facts);
const check = (text: string) => brokenLinks(text, "https://kadr.example", new Set());
const bring = (text: string) => ownMarkdown(text, "https://kadr.example", []);
const sentence = "Wczoraj nagraliśmy trzy krótkie filmy o budowie mostu, a zajęło to 12 dni.\n\n";
const paragraph = `<p>${sentence.trim()}</p>`;

function send(text: string): void {
  checkMessage({ name: text, email: text, message: text });
  findSpamSigns(text, { trap: "", elapsed: null });
}

async function readAll(open: (file: string) => Promise<Source>, text: string): Promise<void> {
  const file = path.join(scratchDirectory(onTestFinished), "export");
  writeFileSync(file, text);
  for await (const { read } of (await open(file)).entries()) read();
}
const wordPress = (content: string) =>
  readAll(
    (file) => openWordPress([file], { pages: false, types: [] }),
    wxr([item({ id: 1, content })]),
  );

const ghost = (post: object) =>
  readAll(
    (file) => openGhost(file, { pages: false, home: null }),
    JSON.stringify({ db: [{ data: { posts: [{ id: "1", status: "published", ...post }] } }] }),
  );

/** Ghost's older form, with a paragraph for each 20 letters. */
function mobiledoc({ length }: string): string {
  const sections = Array.from({ length: length / 20 }, () => [1, "p", [[0, [], 0, "a"]]]);
  return JSON.stringify({ version: "0.3.1", atoms: [], cards: [], markups: [], sections });
}

function deepLexical({ length }: string): string {
  const depth = length / 16;
  return `{"root":{"children":[${'{"children":['.repeat(depth)}${"]}".repeat(depth)}]}}`;
}

/** A parser makes these anew in each paragraph. */
const openMarks = Array.from({ length: 200 }, (_, at) => `<b a=${at}>`).join("");

type Door = [name: string, work: (text: string) => unknown, piece: string, size?: number];

/** At most 250 ms for 200 kB, in this process on a busy machine of 2026. */
const cheap: Door[] = [
  ["an address", (text) => rules.answer(`/a${text}`), "_o"],
  ["parameters of an address", (text) => rules.answer(`/a?${text}`), "a=1&"],
  ["a header", (text) => chooseEncoding({ "accept-encoding": `br ${text}x` }), " "],
  ["a search of many words", nearestSearches, "dronami "],
  ["a search of one word", nearestSearches, "owania"],
  ["spaces of a form", send, " "],
  ["dots of a form", send, "a."],
  ["addresses of a form", send, "https://a.pl a.b@c.d "],
  ["short lines of a post", render, "a\n\n"],
  ["links of a post", render, "[a](/b) "],
  ["tags of a post without an end", render, "<a "],
  ["links without an end in a check", check, "[a]("],
  ["code without an end in a check", (text) => check(`${text}](`), "`"],
  ["prices of a sentence", doubt, "od 1 "],
  ["telephones of a sentence", doubt, "+48 "],
  ["hours of a sentence", doubt, "biuro 9"],
  ["numbers with units of a post", typeset, "1 minut "],
  ["pictures of a summary without an end", excerpt, "![a"],
  ["tags without an end in a paste", (text) => paste(`<p>a</p>${text}`), "<a a"],
  ["prose of a paste", paste, paragraph],
  ["very many paragraphs of a paste", paste, "<p>a</p>"],
  ["very many bold words of a paste", paste, "<b>a</b> "],
  ["very many line breaks of a paste", paste, "a<br>b "],
  ["very many cells of a paste", (text) => paste(`<table>${text}</table>`), "<tr><td>a<td>b"],
  ["marks that end in no paragraph of a paste", (text) => paste(openMarks + text), "<p>a"],
  ["commands without an end in a file", bring, "{%a"],
  ["figures without an end in a file", bring, "{{<figure "],
  ["values of a file", bring, "{{a}} "],
  ["prose of WordPress", wordPress, sentence],
  ["shortcodes of WordPress", wordPress, "[a b=1] "],
  ["very many lines of WordPress", wordPress, "a\n\n"],
  ["very many paragraphs of Ghost", (text) => ghost({ html: text }), "<p>a</p>"],
  ["prose of Ghost", (text) => ghost({ html: text }), paragraph],
  ["depth of Ghost", (text) => ghost({ lexical: deepLexical(text) }), "a"],
];

/**
 * The parser's own time, once for each version of a text: prose of 200 kB takes 450 ms as short paragraphs and 150 as long
 * ones; HTML 0.03 to 0.1 ms for each element, up to the 10,000 above which it comes as words alone. None of these needs
 * more than 100 MB of memory with the program itself (`node --max-old-space-size=100`).
 */
const dear: Door[] = [
  ["prose of a post", render, sentence],
  ["one paragraph of a post", render, `${sentence.trim()} `],
  ["paragraphs of a paste", paste, "<p>a</p>", 75_000],
  ["links of a paste that stay words", paste, "<a href='/b'>a</a> ", 180_000],
  ["bold words of a paste", paste, "<b>a</b> ", 40_000],
  ["line breaks of a paste", paste, "a<br>b ", 65_000],
  ["lists of Office in a paste", paste, "<p style='mso-list:a'>x</p>"],
  ["cells of a paste", (text) => paste(`<table>${text}</table>`), "<tr><td>a<td>b", 45_000],
  ["lines of WordPress", wordPress, "a\n\n", 14_000],
  ["paragraphs of Ghost", (text) => ghost({ html: text }), "<p>a</p>", 75_000],
  ["older paragraphs of Ghost", (text) => ghost({ mobiledoc: mobiledoc(text) }), "a"],
];

// Twice the bound, since others use the machine.
const doors = [
  ...cheap.map(([name, work, piece, size = LARGE]) => ({ name, work, piece, size, most: 500 })),
  ...dear.map(([name, work, piece, size = LARGE]) => ({ name, work, piece, size, most: 2_000 })),
];

// Eight times as much where the work is linear, 64 times where it grows with its square.
test.each(doors)(
  "$name: eight times the text is not much more than eight times the work",
  async ({ work, piece, size, most }) => {
    const textOf = (size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
    await work(textOf(size / 8));
    const small = await costOf(() => work(textOf(size / 8)));
    const large = await costOf(() => work(textOf(size)));
    expect(large).toBeLessThan(Math.min(most, Math.max(150, 24 * small)));
  },
);

/** Milliseconds of this thread's processor. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
