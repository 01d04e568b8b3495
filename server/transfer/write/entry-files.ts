import { parseUrl } from "../../../app/text/addresses/parse-url.ts";
import type { OldAddresses } from "../read/addresses.ts";
import { budgetOf, withinBudget } from "../read/budget.ts";
import type { Entry, Note, PictureUse, Source } from "../read/entry.ts";
import { noteInto } from "../read/html/prepare-html.ts";
import { endsAll } from "../read/notes.ts";
import type { ImportedPost } from "../store/import-history.ts";
import type { ImportStore } from "../store/import-store.ts";
import type { BringFilms, BroughtFilm } from "./films/bring-films.ts";
import type { BringPictures } from "./pictures/bring-pictures.ts";
import { linksOf, picturesOf, rewriteAddresses } from "./rewrite-addresses.ts";

export type Files = { pictures: BringPictures; films: BringFilms };

type Text = {
  markdown: string;
  /** The page that relative addresses in the text refer to. */
  base: string;
  mainPicture: PictureUse | null;
  budget: number;
};

/** Brings what a text shows. The keys of `pictures` and `films` are the absolute old addresses. */
export async function bringFiles(
  { markdown, base, mainPicture, budget }: Text,
  files: Files,
  addresses: OldAddresses,
  notes: Note[],
) {
  const note = noteInto(notes);
  const found = new Map<string, string>();
  for (const use of withinBudget(() => picturesOf(markdown), budget)) {
    if (isStored(use.address)) continue;
    const whole = wholeOf(use.address, base);
    const { address, note: problem } = await files.pictures.bring({ ...use, address: whole });
    if (address) found.set(whole, address);
    if (problem) note(problem.code, addresses.plain(problem.detail));
  }
  const links = withinBudget(() => linksOf(markdown), budget).filter((link) => !isStored(link));
  const films = await bringFilms(
    links.map((link) => wholeOf(link, base)),
    files.films,
    notes,
  );
  const main = mainPicture && (await files.pictures.bring(mainPicture));
  if (main?.note) note(main.note.code, addresses.plain(main.note.detail));
  return { pictures: found, films, mainPicture: main?.address ?? null };
}

/** Replaces the note that a film became a link by the note of the imported film. */
async function bringFilms(
  links: readonly string[],
  films: BringFilms,
  notes: Note[],
): Promise<Map<string, BroughtFilm>> {
  const brought = new Map<string, BroughtFilm>();
  for (const address of links.filter((link) => films.isFilm(link))) {
    if (brought.has(address)) continue;
    const film = await films.bring(address);
    brought.set(address, film);
    const before = notes.findIndex(({ code, detail }) => code === "media" && detail === address);
    if (before >= 0) notes.splice(before, 1);
    noteInto(notes)(film.note.code, film.note.detail);
  }
  return brought;
}

/** The absolute address. Empty for an anchor of the same page, unchanged where it cannot be parsed. */
export function wholeOf(address: string, base: string): string {
  return address.startsWith("#") ? "" : (parseUrl(address, base)?.href ?? address);
}

/** Whether the file lies in a storage like ours. */
function isStored(address: string): boolean {
  return address.includes("/storage/v1/object/public/");
}

const film = /\.(mp4|m4v|webm)$/i;

/** Whether the post shows a picture or film of the old site still. */
function lacksFiles({ content, image_url }: ImportedPost): boolean {
  const shown = content.includes("![") ? picturesOf(content).map(({ address }) => address) : [];
  const films = /\.(mp4|m4v|webm)/i.test(content)
    ? linksOf(content).filter((link) => film.test(link.replace(/[?#].*/s, "")))
    : [];
  return [...shown, ...films, ...(image_url ? [image_url] : [])].some((one) => !isStored(one));
}

/** The unchanged posts of earlier imports that lack files which `trial` would find now. */
export async function findLacking(
  source: Source,
  store: ImportStore,
  trial: Files,
  addresses: OldAddresses,
): Promise<Map<string, ImportedPost>> {
  const lacking = await store.imported.find(lacksFiles);
  const found = new Map<string, ImportedPost>();
  if (lacking.size === 0) return found;
  for await (const { sourceId, size, read } of source.entries()) {
    const post = lacking.get(sourceId);
    if (!post) continue;
    const before = countOf(trial);
    try {
      const entry = withinBudget(read, budgetOf(size));
      await bringFiles(textOf(post, entry), trial, addresses, []);
    } catch (error) {
      if (endsAll(error)) throw error;
      // What cannot be read stays as it is.
      continue;
    }
    if (countOf(trial) > before) found.set(sourceId, post);
  }
  return found;
}

function countOf({ pictures, films }: Files): number {
  return pictures.count.added + pictures.count.known + films.count.added + films.count.known;
}

type Late = { sourceId: string; post: ImportedPost; entry: Entry; notes: Note[] };

/** Brings the files that an earlier import could not get, and shows them in its post. False when none came. */
export async function bringLateFiles(
  { sourceId, post, entry, notes }: Late,
  files: Files,
  addresses: OldAddresses,
  store: ImportStore,
  isTrial: boolean,
): Promise<boolean> {
  const text = textOf(post, entry);
  const brought = await bringFiles(text, files, addresses, notes);
  const content = withinBudget(
    () =>
      rewriteAddresses(post.content, (address, kind) => {
        const old = wholeOf(address, entry.base);
        const film = kind === "link" && brought.films.get(old);
        if (film) return film.address ? { address: film.address, words: film.words } : address;
        return brought.pictures.get(old) ?? address;
      }),
    text.budget,
  );
  const image_url = brought.mainPicture ?? post.image_url;
  if (isTrial) return true;
  if (content === post.content && image_url === post.image_url) return false;
  return store.imported.complete(sourceId, { ...post, content, image_url });
}

function textOf({ content, image_url }: ImportedPost, { base, mainPicture }: Entry) {
  const isMainHere = image_url === null || isStored(image_url);
  return {
    markdown: content,
    base,
    budget: budgetOf(content.length),
    mainPicture: isMainHere ? null : mainPicture,
  };
}
