import { type OldAddresses, postPath } from "../read/addresses.ts";
import { budgetOf, TooSlow, withinBudget } from "../read/budget.ts";
import type { Entry, Note, Source } from "../read/entry.ts";
import { noRoom } from "../read/files/unzip.ts";
import { lossesOf } from "../read/html/losses.ts";
import { noteInto } from "../read/html/prepare-html.ts";
import { endsAll } from "../read/notes.ts";
import type { ImportStore } from "../store/import-store.ts";
import { bringArchive } from "./bring-archive.ts";
import { bringFiles, bringLateFiles, type Files, findLacking, wholeOf } from "./entry-files.ts";
import { BringFilms } from "./films/bring-films.ts";
import type { Watch } from "./in-run.ts";
import { BringPictures } from "./pictures/bring-pictures.ts";
import type { PictureFiles } from "./pictures/find-files.ts";
import { type Coming, planOf } from "./plan.ts";
import { owesRedirects, writeRedirects } from "./redirects.ts";
import { type Brought, emptyReport, type Report } from "./report.ts";
import { type AddressKind, type NewAddress, rewriteAddresses } from "./rewrite-addresses.ts";
import { rowOf } from "./row.ts";
import { undoImport } from "./undo.ts";

export type Options = {
  /** What the import is called in the list of imports. */
  name: string;
  isTrial: boolean;
  /** Whether pictures that no text shows are imported, too. */
  allPictures: boolean;
  files: readonly PictureFiles[];
  isOfSite: (address: string) => boolean;
  watch?: Watch | undefined;
};

/** The number of entries that are processed at the same time. */
const AT_ONCE = 2;
const LONGEST_TEXT = 200_000;
const file = /\.(pdf|docx?|xlsx?|pptx?|zip|mp[34]|mov|wav|txt|csv)$/i;

const pictureFile = /\.(jpe?g|png|gif|webp|avif)([?#].*)?$/is;

export async function runImport(
  source: Source,
  store: ImportStore,
  options: Options,
): Promise<Report> {
  if (source.own) return bringArchive(source.own, store, options);
  const plan = await planOf(source, store, await store.known("post"));
  const report: Report = {
    ...emptyReport(options.isTrial),
    leftOut: plan.leftOut,
    notes: [...source.notes],
  };
  const { watch } = options;
  const known = { pictures: await store.known("picture"), films: await store.known("film") };
  const bring = (importId: number | null): Files => {
    const { files, isOfSite } = options;
    const common = { store, source, importId, files, isOfSite };
    return {
      pictures: new BringPictures({ ...common, known: known.pictures }),
      films: new BringFilms({ ...common, known: known.films }),
    };
  };
  const isOwing = await owesRedirects(store, source, plan, placesOf(bring(null)));
  // A part of an export may hold pictures alone.
  const isOfPictures = source.listed.length === 0 && source.pictures.length > 0;
  const lacking = await findLacking(source, store, bring(null), plan.addresses);
  const isNew = plan.coming.size > 0 || lacking.size > 0 || isOwing;
  if (!isNew && !(isOfPictures && options.allPictures)) {
    if (isOfPictures) await bringUnused(bring(null), options, report.notes);
    return report;
  }
  if (!options.isTrial) {
    await store.ensureBucket();
    report.importId = await store.begin(options.name);
    await watch?.began(report.importId);
  }
  const files = bring(report.importId);
  let done = 0;
  let fatal: unknown = null;
  const total = plan.total + lacking.size;
  watch?.progress(done, total);
  const titles = new Map(source.listed.map(({ sourceId, title }) => [sourceId, title]));
  await inTurns(source.entries(), async ({ sourceId, size, read }) => {
    const coming = plan.coming.get(sourceId);
    const post = lacking.get(sourceId);
    if ((!coming && !post) || fatal) return;
    // A file may name an entry twice.
    plan.coming.delete(sourceId);
    lacking.delete(sourceId);
    const title = titles.get(sourceId) ?? "";
    try {
      watch?.refuseEnded();
      const entry = withinBudget(read, budgetOf(size));
      if (coming) {
        const brought = bringEntry(coming, entry, plan.addresses, files, store, report.importId);
        report.brought.push(await brought);
      } else if (post) {
        const late = { sourceId, post, entry, notes: report.notes };
        const isBetter = await bringLateFiles(late, files, plan.addresses, store, options.isTrial);
        if (isBetter) report.notes.push({ code: "lateFiles", detail: title });
      }
    } catch (error) {
      if (endsAll(error)) {
        fatal = error;
        return;
      }
      report.leftOut.push({ title, note: failureOf(error) });
    }
    watch?.progress(++done, total);
  });
  if (fatal) throw fatal;
  const order = new Map(source.listed.map(({ sourceId }, at) => [sourceId, at]));
  report.brought.sort((a, b) => (order.get(a.sourceId) ?? 0) - (order.get(b.sourceId) ?? 0));
  await bringUnused(files, options, report.notes);
  report.pictures = files.pictures.count;
  report.films = files.films.count;
  report.redirects = await writeRedirects(store, source, plan, placesOf(files), report);
  if (report.importId === null) return report;
  // Files that failed before have failed again.
  if (isOfNothing(report)) {
    await undoImport(store, report.importId);
    report.importId = null;
  } else await store.finish(report.importId);
  return report;
}

function isOfNothing({ brought, pictures, films, redirects, notes }: Report): boolean {
  const files = pictures.added + films.added + redirects;
  return brought.length === 0 && files === 0 && !notes.some(({ code }) => code === "lateFiles");
}

async function bringEntry(
  { listed, slug, notes }: Coming,
  entry: Entry,
  addresses: OldAddresses,
  files: Files,
  store: ImportStore,
  importId: number | null,
): Promise<Brought> {
  const budget = budgetOf(sizeOf(entry));
  notes.push(...entry.notes, ...withinBudget(() => lossesOf(entry), budget));
  const note = noteInto(notes);
  const row = rowOf(listed, entry, notes);
  const { markdown, base, mainPicture } = entry;
  const shown = { markdown, base, mainPicture, budget };
  const brought = await bringFiles(shown, files, addresses, notes);
  const newAddress = (address: string, kind: AddressKind): NewAddress => {
    const old = wholeOf(address, base);
    const film = kind === "link" && brought.films.get(old);
    if (film) return film.address ? { address: film.address, words: film.words } : address;
    const path = kind === "picture" ? brought.pictures.get(old) : addresses.find(old);
    if (path) return path;
    if (kind === "link" && old !== "" && addresses.isOfSite(old)) {
      const isFile = file.test(old.replace(/[?#].*/s, ""));
      note(isFile ? "file" : "deadLink", addresses.plain(old));
    }
    return addresses.plain(address);
  };
  const content = withinBudget(() => rewriteAddresses(markdown, newAddress), budget).toWellFormed();
  if (Array.from(content).length > LONGEST_TEXT) {
    throw new TooLong();
  }
  const image = brought.mainPicture ?? (mainPicture && addresses.plain(mainPicture.address));
  if (importId !== null) {
    if (!(await store.hasRoomFor(content.length * 4, "row"))) throw noRoom("DATA_DIR");
    const post = { ...row, slug, content, image_url: image || null };
    await store.addPost(importId, listed.sourceId, post);
  }
  const isDraft = entry.publishedAt === null;
  return { sourceId: listed.sourceId, title: row.title, path: postPath(slug), isDraft, notes };
}

function sizeOf({ markdown, original }: Entry): number {
  const texts = original.map((one) => ("html" in one ? one.html : one.markdown));
  return Math.max(markdown.length, ...texts.map((text) => text.length));
}

/** Finds the new addresses of pictures and films. */
function placesOf({ pictures, films }: Files) {
  return {
    placeOf: (address: string) => pictures.placeOf(address) ?? films.placeOf(address),
    brought: () => [...pictures.brought(), ...films.brought()],
  };
}

class TooLong extends Error {}

function failureOf(error: unknown): Note {
  if (error instanceof TooLong) return { code: "textTooLong", detail: "" };
  if (error instanceof TooSlow) return { code: "textTooSlow", detail: "" };
  return { code: "failed", detail: error instanceof Error ? error.message : String(error) };
}

async function bringUnused(
  { pictures, films }: Files,
  { allPictures }: Options,
  notes: Note[],
): Promise<void> {
  for (const address of pictures.unused()) {
    if (films.has(address) || films.placeOf(address) !== null) continue;
    if (!pictureFile.test(address)) notes.push({ code: "file", detail: address });
    else if (!allPictures) {
      const isHere = pictures.placeOf(address) !== null;
      if (!isHere) notes.push({ code: "pictureUnused", detail: address });
    } else {
      const { note } = await pictures.bring({ address, description: "", caption: "" });
      if (note) notes.push(note);
    }
  }
}

async function inTurns<T>(all: AsyncIterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  for await (const one of all) {
    const turn = work(one).finally(() => running.delete(turn));
    running.add(turn);
    if (running.size >= AT_ONCE) await Promise.race(running);
  }
  await Promise.all(running);
}
