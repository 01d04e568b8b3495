import { expect, test } from "vitest";
import type { Note } from "../entry.ts";
import { ownMarkdown } from "../markdown/own-markdown.ts";
import { markdownOf } from "./html-text.ts";

const base = "https://stara.example/a/";

test("a text of very many parts comes as its words, with a note", () => {
  const notes: Note[] = [];
  const html = '<h2>Raz # dwa</h2><p><a href="/b">*trzy*</a></p>'.repeat(4_000);
  const words = ["Raz # dwa", "\\*trzy\\*"];
  expect(markdownOf(html, { base, notes }).split("\n\n").slice(-2)).toEqual(words);
  expect(notes).toEqual([{ code: "wordsAlone", detail: "" }]);
});

test("so does a text of very many lines, where lines are paragraphs", () => {
  const notes: Note[] = [];
  const text = "Raz\n# dwa\n\n<b>trzy</b>\n\n".repeat(3_000);
  expect(markdownOf(text, { base, notes, lines: "paragraphs-and-breaks" }).slice(0, 22)).toBe(
    "Raz\n\\# dwa\n\ntrzy\n\nRaz\n",
  );
  expect(notes).toHaveLength(1);
});

test("Markdown that no page could show keeps its lines, with a note", () => {
  const notes: Note[] = [];
  const text = "- a\n".repeat(6_000).trim();
  expect(ownMarkdown(text, base, notes)).toBe(text);
  expect(notes).toEqual([{ code: "wordsAlone", detail: "" }]);
});
