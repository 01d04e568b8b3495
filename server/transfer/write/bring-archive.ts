import { isPoster } from "../../../app/text/addresses/uploaded-film.ts";
import { newSlug } from "../read/addresses.ts";
import type { OwnArchive, OwnPicture } from "../read/archive/open-archive.ts";
import { paths, type RecordTable } from "../read/archive/record-file.ts";
import type { Note } from "../read/entry.ts";
import { noRoom } from "../read/files/unzip.ts";
import { noteInto } from "../read/html/prepare-html.ts";
import { endsAll } from "../read/notes.ts";
import type { ImportStore } from "../store/import-store.ts";
import type { Watch } from "./in-run.ts";
import { hashOf, prepareStored, RefusedPicture } from "./pictures/prepare-picture.ts";
import { OwnPages, sortRedirects } from "./redirects.ts";
import { emptyReport, type Report } from "./report.ts";

type Options = {
  name: string;
  isTrial: boolean;
  watch?: Watch | undefined;
};

type Parts = { archive: OwnArchive; store: ImportStore; report: Report; step: () => void };

/** Pictures that are drawn at the same time. */
const AT_ONCE = 2;
const kinds = { blog_posts: "post", case_studies: "case-study" } as const;

/** Imports the rows and files of an archive that this site does not have yet, unchanged. */
export async function bringArchive(
  archive: OwnArchive,
  store: ImportStore,
  { name, isTrial, watch }: Options,
): Promise<Report> {
  const report = emptyReport(isTrial);
  if (!isTrial) {
    await store.ensureBucket();
    report.importId = await store.begin(name);
    await watch?.began(report.importId);
  }
  const films = archive.films.filter((name) => !isPoster(name)).length;
  const counting = { records: archive.files.length, pictures: archive.pictures.length, films };
  watch?.counts(counting);
  const total = counting.records + counting.pictures + films;
  let done = 0;
  const step = () => {
    watch?.progress(++done, total);
    watch?.refuseEnded();
  };
  watch?.progress(done, total);

  const parts = { archive, store, report, step };
  await bringPictures(parts);
  await bringFilms(parts);
  await bringRecords(parts);
  await bringFacts(parts);
  await bringRedirects(parts);
  if (report.importId !== null) await store.finish(report.importId);
  return report;
}

async function bringPictures({ archive, store, report, step }: Parts): Promise<void> {
  const here = await store.own.pictures();
  const bring = async (picture: OwnPicture): Promise<void> => {
    try {
      if (isWhole(picture, here)) report.pictures.known++;
      else if (await bringPicture(archive, store, report.importId, picture)) {
        report.pictures.added++;
      } else report.notes.push({ code: "pictureMissing", detail: picture.path });
    } catch (error) {
      if (endsAll(error)) throw error;
      const detail = `${picture.path} (${messageOf(error)})`;
      report.notes.push({ code: "pictureRefused", detail });
    }
    step();
  };
  for (let at = 0; at < archive.pictures.length; at += AT_ONCE) {
    await Promise.all(archive.pictures.slice(at, at + AT_ONCE).map(bring));
  }
}

/** False for a file without a row, which a killed import has left. The file is then imported again. */
function isWhole(picture: OwnPicture, here: ReadonlyMap<string, boolean>): boolean {
  const isKnown = here.get(picture.path);
  return isKnown === true || (isKnown === false && !("created_at" in picture));
}

/** Returns false when the file is missing in the archive. */
async function bringPicture(
  archive: OwnArchive,
  store: ImportStore,
  importId: number | null,
  picture: OwnPicture,
): Promise<boolean> {
  const bytes = await archive.picture(picture);
  if (!bytes) return false;
  const { path, sizes, avif_sizes, bytes: _, ...facts } = picture;
  const avif = await archive.copies(picture);
  // Copies as WebP are made anew, also in the place of those as AVIF that an archive lacks.
  const widths = [sizes, avif.size > 0 ? [] : avif_sizes].flat().map(Number);
  const file = { ...(await prepareStored(bytes, widths)), avif };
  if (importId === null) return true;
  // A picture without facts in the archive gets none.
  const known = "created_at" in facts ? facts : null;
  if (!(await store.hasRoomFor(bytes.length * 2, "file"))) throw noRoom("DATA_DIR");
  // A file that is remembered but missing is stored again by the next import, so it is remembered first.
  await store.remember(importId, "picture", new Map([[`${hashOf(bytes)} ${path}`, path]]));
  await store.addPicture({ path, ...file }, known);
  return true;
}

/** Films are stored one after the other, because one may be as large as hundreds of pictures. */
async function bringFilms({ archive, store, report, step }: Parts): Promise<void> {
  const here = new Set(archive.films.length > 0 ? await store.films.list() : []);
  for (const name of archive.films) {
    try {
      const isNew = !here.has(name);
      if (isNew && report.importId !== null) {
        // A file that is remembered but missing is stored again by the next import, so it is remembered first.
        await store.remember(report.importId, "film", new Map([[name, name]]));
        await store.films.write(name, await archive.film(name));
      }
      if (!isPoster(name)) report.films[isNew ? "added" : "known"]++;
    } catch (error) {
      if (endsAll(error)) throw error;
      report.notes.push({ code: "filmRefused", detail: `${name} (${messageOf(error)})` });
    }
    if (!isPoster(name)) step();
  }
}

async function bringRecords({ archive, store, report, step }: Parts): Promise<void> {
  const tables: RecordTable[] = ["blog_posts", "case_studies"];
  for (const table of tables) {
    const known = await store.known(kinds[table]);
    const here = await store.own.records(table);
    const taken = new Set([...here.keys(), ...(await store.own.formerSlugs(table))]);
    for (const { name, read } of archive.files.filter((file) => file.table === table)) {
      let title = name;
      try {
        const { row, formerSlugs, unpublished } = await read();
        title = typeof row.title === "string" ? row.title : name;
        const wanted = typeof row.slug === "string" ? row.slug : "";
        const sourceId = `kadr:${archive.site}:${table}:${row.id ?? name}`;
        if (known.has(sourceId) || isSame(here.get(wanted), row.created_at)) {
          report.leftOut.push({ title, note: { code: "known", detail: "" } });
          step();
          continue;
        }
        const notes: Note[] = [];
        const note = noteInto(notes);
        const listed = { slug: wanted, title, sourceId, addresses: [], leftOut: null };
        const isDraft = row.published_at === null;
        const slug = newSlug(listed, taken, note);
        if (report.importId !== null) {
          const bytes = JSON.stringify(row).length * 4;
          if (!(await store.hasRoomFor(bytes, "row"))) throw noRoom("DATA_DIR");
          const unknown = await store.own.addRecord({
            import: report.importId,
            source: sourceId,
            of_table: table,
            record: { ...row, slug },
            former_slugs: formerSlugs,
            changes: unpublished && {
              changes: unpublished.changes,
              base: unpublished.base,
              // A new row starts with version 1.
              base_version: unpublished.isCurrent ? 1 : 0,
            },
          });
          for (const field of unknown) note("frontMatter", field);
        }
        report.brought.push({ sourceId, title, path: paths[table] + slug, isDraft, notes });
      } catch (error) {
        if (endsAll(error)) throw error;
        report.leftOut.push({ title, note: { code: "failed", detail: messageOf(error) } });
      }
      step();
    }
  }
}

async function bringFacts({ archive, store, report }: Parts): Promise<void> {
  const here = await store.own.facts();
  for (const row of archive.facts) {
    if (here.has(row.key)) report.notes.push({ code: "known", detail: row.key });
    else if (report.importId !== null) {
      await store.own.addFacts(report.importId, `kadr:${archive.site}:${row.key}`, row);
    }
  }
}

async function bringRedirects({ archive, store, report }: Parts): Promise<void> {
  const here = await store.own.redirects();
  const [posts, studies] = await Promise.all([
    store.own.records("blog_posts"),
    store.own.records("case_studies"),
  ]);
  const pages = new OwnPages([
    ...[...posts.keys()].map((slug) => paths.blog_posts + slug),
    ...[...studies.keys()].map((slug) => paths.case_studies + slug),
    ...report.brought.map((one) => one.path),
  ]);
  const { usable, notes } = sortRedirects(archive.redirects, pages);
  report.notes.push(...notes);
  const news = usable.filter(({ from_address }) => !here.has(from_address));
  for (const { from_address, to_address, kind } of usable) {
    const other = here.get(from_address);
    if (other && (other.to_address !== to_address || other.kind !== kind)) {
      report.notes.push({ code: "redirectTaken", detail: from_address });
    }
  }
  report.redirects = news.length;
  if (report.importId !== null) await store.addRedirects(report.importId, news);
}

/** Whether the record of this address is the one of the archive. */
function isSame(here: string | undefined, there: unknown): boolean {
  return here !== undefined && new Date(here).getTime() === new Date(String(there)).getTime();
}

function messageOf(error: unknown): string {
  if (error instanceof RefusedPicture) return error.message;
  const isWithMessage = typeof error === "object" && error !== null && "message" in error;
  return isWithMessage ? String(error.message) : String(error);
}
