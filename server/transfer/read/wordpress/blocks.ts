import { parsedJson } from "../../../base/json.ts";
import { escaped } from "../html/html-text.ts";
import type { NoteCode } from "../notes.ts";

/** WordPress fills these blocks when it shows the page, so an export does not have their words. */
const filled =
  /^(archives|calendar|categories|latest-comments|latest-posts|rss|search|tag-cloud|page-list|navigation|query|loginout|social-links)$/;
/** Without HTML these show nothing. */
const empty =
  /^(paragraph|heading|spacer|separator|columns?|group|buttons?|list|list-item|more|nextpage)$/;
const comment = /^<!-- wp:([\w/-]+)\s+(?:(\{[\s\S]*\})\s*)?(\/)?-->$/;
const DEEPEST = 5;
/** The most reused blocks of one text, those within others counted. */
const MOST_REUSED = 200;

export type BlockPlace = {
  textOf: (id: string) => string | null;
  /** The HTML of the footnotes, which WordPress keeps beside the text. */
  footnotes: string;
  note: (code: NoteCode, detail: string) => void;
};

export function hasBlocks(html: string): boolean {
  return html.includes("<!-- wp:");
}

/** Inserts what blocks hold in their attributes or elsewhere, and names the blocks that are empty in the export. */
export function wholeBlocks(html: string, place: BlockPlace): string {
  return expand(html, place, { depth: 0, left: MOST_REUSED });
}

type Progress = { depth: number; left: number };

function expand(html: string, place: BlockPlace, progress: Progress): string {
  let done = "";
  let from = 0;
  for (let at = html.indexOf("<!-- wp:"); at >= 0; at = html.indexOf("<!-- wp:", from)) {
    const end = html.indexOf("-->", at);
    if (end < 0) break;
    const next = html.indexOf("<!--", end);
    const inner = html.slice(end + 3, next < 0 ? undefined : next);
    done += html.slice(from, at) + htmlOf(html.slice(at, end + 3), inner, place, progress);
    from = end + 3;
  }
  return done + html.slice(from);
}

function htmlOf(block: string, inner: string, place: BlockPlace, progress: Progress): string {
  const [, name = "", json = "", alone] = comment.exec(block) ?? [];
  const given = recordOf(json);
  if (filled.test(name)) place.note("block", name);
  else if (name === "block" && alone) return reused(given, place, progress);
  else if (name === "footnotes") return place.footnotes;
  else if (alone && name && !empty.test(name)) {
    place.note("block", [name, ...wordsIn(given)].join(" ").slice(0, 300));
  }
  const background = name === "cover" && !inner.includes("<img") && given.url;
  const picture = background ? `<img src="${escaped(String(background))}" alt="">` : "";
  return block + picture;
}

function reused(given: Record<string, unknown>, place: BlockPlace, progress: Progress): string {
  const id = String(given.ref ?? "");
  const mayGrow = progress.depth < DEEPEST && progress.left-- > 0;
  const text = mayGrow ? place.textOf(id) : null;
  // What this use says instead of the common words.
  const own = wordsIn(recordOf(given.content));
  if (text === null || own.length > 0) place.note("reusedBlock", [id, ...own].join(" "));
  const words = own.map((one) => `<p>${one}</p>`).join("");
  if (text === null) return words;
  progress.depth++;
  const whole = expand(text, place, progress);
  progress.depth--;
  return whole + words;
}

/** Footnotes of WordPress 6.3 and later: JSON in a field of the post. */
export function footnotesOf(json: string): { id: string; content: string }[] {
  const rows: unknown = parsedJson(json);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const { id, content } = recordOf(row);
    return typeof id === "string" && typeof content === "string" ? [{ id, content }] : [];
  });
}

/** The sentences among the attributes of a block. */
function wordsIn(value: unknown, depth = 0): string[] {
  if (typeof value === "string")
    return /^\P{L}*\p{L}.*\s|\p{L}{12}/su.test(value) && !/^[\w-]+:/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null || depth > 4) return [];
  return Object.values(value).flatMap((one) => wordsIn(one, depth + 1));
}

function recordOf(value: unknown): Record<string, unknown> {
  const found = typeof value === "string" ? parsedJson(value) : value;
  return typeof found === "object" && found !== null && !Array.isArray(found) ? { ...found } : {};
}
