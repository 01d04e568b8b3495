import { isInCode } from "~/panel/writing/markdown/markdown-keys.ts";
import { linkEdit } from "~/panel/writing/markdown/markdown-tools.ts";
import {
  asParagraph,
  replacing,
  type Selected,
  type TextEdit,
} from "~/panel/writing/markdown/text-edit.ts";
import { toolbar } from "~/panel/writing/words.ts";
import { parseUrl } from "~/text/addresses/parse-url.ts";
import type { Converted } from "~/text/html/html-to-markdown.ts";
import { withoutInvisible } from "~/text/invisible.ts";
import { embeddedFilms } from "~/text/markdown/shown-html.ts";

export type Pasted = { files: File[]; text: string; html: string };

export function readClipboard(data: DataTransfer): Pasted {
  const text = withoutEmbedding(withPlainLines(data.getData("text/plain")));
  const files = [...data.files];
  // A file copied on a Mac brings its name as text.
  const names = files.map(({ name }) => name).join("\n");
  const isCode = data.types.includes("vscode-editor-data");
  if (files.length > 0 && (text.trim() === "" || text.trim() === names)) {
    return { files, text: "", html: "" };
  }
  return { files: [], text, html: isCode ? "" : data.getData("text/html") };
}

/** „Udostępnij – Umieść” of YouTube and Vimeo copies a piece of HTML. */
export function withoutEmbedding(text: string): string {
  const isCode = /^\s*<iframe[^<>]*><\/iframe>\s*$/i.test(text);
  return (isCode && embeddedFilms(text)[0]) || text;
}

/** PowerPoint ends a line with a vertical tab, PDF files a page with a form feed. */
export function withPlainLines(text: string): string {
  return text.replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, "\n");
}

export function isPlainPaste({ text, html }: Pasted, { value, start, end }: Selected): boolean {
  return (html === "" || isInCode(value, start)) && !(start !== end && isAddress(text));
}

function isAddress(text: string): boolean {
  return /^(https?:\/\/|mailto:)\S+$/.test(text.trim()) && parseUrl(text.trim()) !== null;
}

// Loaded when a field first has the focus.
export const loadConverter = () => import("~/text/html/html-to-markdown.ts");

/** The paste as Markdown; null when there is nothing to insert. */
export async function pastedEdit(
  { text, html }: Pasted,
  selected: () => Selected,
  say: (message: string) => void,
): Promise<TextEdit | null> {
  const words = selected().value.slice(selected().start, selected().end);
  if (words.trim() && isAddress(text) && !/[\n\]]/.test(words)) {
    return linkEdit(selected(), words, withoutInvisible(text).trim());
  }
  const found = await converted(html);
  const { value, start, end } = selected();
  const notice = found && pasteNotice(found);
  if (notice) say(notice);
  if (!found || found.plain || found.markdown === "") {
    const plain = text || found?.markdown || "";
    return plain ? replacing(start, end, plain) : null;
  }
  return found.block
    ? asParagraph(value, start, end, found.markdown)
    : replacing(start, end, found.markdown);
}

/** What of the copied page is not in the text. */
export function pasteNotice({ pictures, isTooMuch }: Converted): string | null {
  if (isTooMuch) return toolbar.wordsAlone;
  return pictures > 0 ? toolbar.withoutPictures : null;
}

async function converted(html: string) {
  if (html === "") return null;
  try {
    return (await loadConverter()).htmlToMarkdown(html, location.origin);
  } catch (error) {
    console.error(error);
    return null;
  }
}
