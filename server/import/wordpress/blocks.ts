import type { NoteCode } from "../notes.ts";

/** The old site fills these when it shows the page, so an export has no words of them. */
const filled =
  /<!-- wp:(archives|calendar|categories|latest-comments|latest-posts|rss|search|tag-cloud|page-list|navigation|query|loginout|social-links)\b[^>]*?\/?-->/g;
const reused = /<!-- wp:block (\{[^>]*?\}) \/-->/g;

export function hasBlocks(html: string): boolean {
  return html.includes("<!-- wp:");
}

/** Puts the text of reused blocks in, and says which blocks hold nothing. */
export function wholeBlocks(
  html: string,
  textOf: (id: string) => string | null,
  note: (code: NoteCode, detail: string) => void,
  depth = 0,
): string {
  for (const [, name = ""] of html.matchAll(filled)) note("block", name);
  return html.replace(reused, (_, given: string) => {
    const id = /"ref":(\d+)/.exec(given)?.[1] ?? "";
    const text = depth < 5 ? textOf(id) : null;
    if (text === null) note("reusedBlock", id);
    return text === null ? "" : wholeBlocks(text, textOf, note, depth + 1);
  });
}
