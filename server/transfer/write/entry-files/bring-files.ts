import { parseUrl } from "../../../../app/text/addresses/parse-url.ts";
import type { OldAddresses } from "../../read/addresses.ts";
import { withinBudget } from "../../read/budget.ts";
import type { Note, PictureUse } from "../../read/entry.ts";
import { noteInto } from "../../read/html/prepare-html.ts";
import type { BringFilms, BroughtFilm } from "../films/bring-films.ts";
import type { BringPictures } from "../pictures/bring-pictures.ts";
import { linksOf, picturesOf } from "../rewrite-addresses.ts";

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
export function isStored(address: string): boolean {
  return address.includes("/storage/v1/object/public/");
}
