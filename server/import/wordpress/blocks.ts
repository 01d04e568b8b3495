import type { NoteCode } from "../notes.ts";

/** WordPress fills these blocks when it shows the page, so an export does not have their words. */
const filled =
  /<!-- wp:(archives|calendar|categories|latest-comments|latest-posts|rss|search|tag-cloud|page-list|navigation|query|loginout|social-links)\b[^>]*?\/?-->/g;
const reused = /<!-- wp:block (\{[^>]*?\}) \/-->/g;

export function hasBlocks(html: string): boolean {
  return html.includes("<!-- wp:");
}

/** Inserts the text of reusable blocks, and names the blocks that are empty in the export. */
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
