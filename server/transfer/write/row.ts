import type { Entry, Listed, Note } from "../read/entry.ts";
import { noteInto } from "../read/html/prepare-html.ts";
import type { NewPost } from "../store/import-store.ts";

/** What the database takes (supabase/schemas/content/blog_posts.sql). */
const longest = { title: 200, author: 120, tag: 60, tags: 12, seoTitle: 200, seoDescription: 300 };

const UNTITLED = "Bez tytułu";
const NO_AUTHOR = "Redakcja";

export type Row = Omit<NewPost, "content" | "image_url" | "slug">;

/** The row of an entry without its text, cut and completed as the table needs it. */
export function rowOf(listed: Listed, entry: Entry, notes: Note[]): Row {
  const note = noteInto(notes);
  const title = line(listed.title) || UNTITLED;
  if (title === UNTITLED) note("untitled", UNTITLED);
  if (length(title) > longest.title) note("titleCut", title);
  let author = line(entry.author);
  if (author === "" && entry.publishedAt) {
    author = NO_AUTHOR;
    note("noAuthor", NO_AUTHOR);
  }
  if (length(author) > longest.author) note("authorCut", author);
  return {
    title: cut(title, longest.title),
    author: cut(author, longest.author),
    tags: tagsOf(entry.tags, notes),
    published_at: entry.publishedAt,
    created_at: entry.createdAt ?? undefined,
    ...seoOf(entry, notes),
  };
}

function seoOf({ seoTitle, seoDescription, excerpt }: Entry, notes: Note[]) {
  const note = noteInto(notes);
  const title = line(seoTitle);
  const own = line(seoDescription);
  const words = line(excerpt);
  if (words && own && words !== own) note("excerpt", words);
  if (words && !own) note("excerptAsDescription", words.slice(0, 80));
  const description = own || words;
  if (length(title) > longest.seoTitle) note("seoCut", title);
  if (length(description) > longest.seoDescription) note("seoCut", description);
  return {
    seo_title: cut(title, longest.seoTitle) || null,
    seo_description: cut(description, longest.seoDescription) || null,
  };
}

function tagsOf(given: readonly string[], notes: Note[]): string[] | null {
  const note = noteInto(notes);
  const tags = new Map<string, string>();
  for (const one of given) {
    const plain = line(one);
    const tag = cut(line(plain.replace(/[,;]/g, " ")), longest.tag);
    const key = tag.toLowerCase();
    if (tag === "" || tags.has(key)) continue;
    if (!/[a-z0-9]/i.test(tag.normalize("NFD")) || tags.size >= longest.tags) {
      note("tagLeftOut", plain);
      continue;
    }
    if (tag !== plain) note("tagChanged", plain);
    tags.set(key, tag);
  }
  return tags.size > 0 ? [...tags.values()] : null;
}

/** One line without control characters, as titles need it. */
export function line(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

const length = (text: string): number => Array.from(text).length;

/** Shortens the text at the end of a word. */
export function cut(text: string, most: number): string {
  const signs = Array.from(text);
  if (signs.length <= most) return text;
  const start = signs.slice(0, most - 1).join("");
  const end = start.lastIndexOf(" ");
  return `${end > most / 2 ? start.slice(0, end) : start}…`;
}
