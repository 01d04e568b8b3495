import type { ElementContent } from "hast";
import { element, text } from "../../../../app/text/html/html-nodes.ts";
import {
  importedMarkdown,
  importedWords,
  parseHtml,
} from "../../../../app/text/html/html-to-markdown.ts";
import { hasTooManyElements, wordsOf } from "../../../../app/text/html/too-many-elements.ts";
import type { Note } from "../entry.ts";
import { takeFootnotes, writeFootnotes } from "./footnotes.ts";
import { addressesAsLinks, autoParagraphs } from "./own-lines.ts";
import { noteInto, prepareHtml } from "./prepare-html.ts";

type How = {
  base: string;
  notes: Note[];
  /** What the line ends of loose text are: nothing, paragraphs, or paragraphs and line breaks. */
  lines?: "nothing" | "paragraphs" | "paragraphs-and-breaks";
};

/** Returns Markdown with the addresses of the old site. What Markdown cannot hold goes into the notes. */
export function markdownOf(html: string, { base, notes, lines = "nothing" }: How): string {
  const areLines = lines !== "nothing";
  // Where lines are paragraphs, each becomes an element as well.
  if (hasTooManyElements(areLines ? html.replaceAll("\n", "<br>") : html)) {
    noteInto(notes)("wordsAlone", "");
    return importedWords(html, areLines);
  }
  const footnotes = takeFootnotes(parseHtml(html));
  const parsed = footnotes.nodes;
  const whole = areLines ? autoParagraphs(parsed, lines === "paragraphs-and-breaks") : parsed;
  const written = (nodes: ElementContent[]) =>
    importedMarkdown(prepareHtml(addressesAsLinks(nodes), { base, note: noteInto(notes) }));
  const markdown = written(whole);
  return footnotes.notes.length > 0
    ? writeFootnotes(markdown, footnotes.notes.map(written))
    : markdown;
}

/** The words of HTML in one line, as a title or a description needs them. */
export function lineOf(html: string): string {
  const words = hasTooManyElements(html) ? wordsOf(html) : text(element("div", parseHtml(html)));
  return words.replace(/\s+/g, " ").trim();
}

export function escaped(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
