import { plainFrom, plainTo } from "../../../app/text/redirects/address.ts";
import { wholePicture } from "../../../app/text/redirects/other-spellings.ts";
import type { RedirectRow } from "../../../app/text/redirects/rules.ts";
import { postPath } from "../read/addresses.ts";
import { archivePath, tagsWithPage } from "../read/archives.ts";
import type { Note, Source } from "../read/entry.ts";
import type { ImportStore } from "../store/import-store.ts";
import type { Moved, Plan } from "./plan.ts";
import type { Report } from "./report.ts";

type Files = {
  /** The new address of a file that was imported now or before, or that a trial would import. */
  placeOf: (address: string) => string | null;
  /** The old addresses of all files that `placeOf` knows. */
  brought: () => string[];
};
type Posts = ReadonlyMap<string, Moved>;

/** Whether redirects of an earlier import are missing, because it was ended early or knew fewer addresses. */
export async function owesRedirects(
  store: ImportStore,
  source: Source,
  plan: Plan,
  places: Files,
): Promise<boolean> {
  if (plan.movedBefore.size === 0) return false;
  const { rows, existing } = await openRows(store, source, plan, plan.movedBefore, places);
  return [...rows.keys()].some((from) => !existing.has(from));
}

/** Writes redirects from the old addresses of imported posts and files to the new ones. Returns their number. */
export async function writeRedirects(
  store: ImportStore,
  source: Source,
  plan: Plan,
  places: Files,
  report: Report,
): Promise<number> {
  const posts = new Map(plan.movedBefore);
  for (const { sourceId, isDraft, notes } of report.brought) {
    const moved = plan.moved.get(sourceId);
    const [first] = moved?.from ?? [];
    if (isDraft && first) notes.push({ code: "draftAddress", detail: first });
    else if (moved) posts.set(sourceId, moved);
  }
  const { rows, hiding, existing } = await openRows(store, source, plan, posts, places);
  const taken = new Set(hiding);
  for (const [from, to] of rows) {
    if (!existing.has(from)) continue;
    rows.delete(from);
    if (existing.get(from) !== to) taken.add(from);
  }
  if (report.importId !== null) {
    const all = [...rows].map(([from_address, to_address]) => ({
      from_address,
      to_address,
      kind: "permanent",
    }));
    for (const from of await store.addRedirects(report.importId, all)) {
      rows.delete(from);
      taken.add(from);
    }
  }
  for (const from of taken) report.notes.push({ code: "redirectTaken", detail: from });
  return rows.size;
}

/** The redirects that no import has written yet. One that an administrator removed is not written again. */
async function openRows(
  store: ImportStore,
  source: Source,
  plan: Plan,
  posts: Posts,
  places: Files,
) {
  const written = await store.known("redirect");
  const tags = tagsWithPage(await store.publicTags());
  const studies = (await store.own.records("case_studies")).keys();
  const own = new OwnPages([
    ...[...plan.taken].map(postPath),
    ...[...studies].map((slug) => `/case-studies/${slug}`),
  ]);
  const rows = wantedRows(source, plan, posts, places, tags);
  const hiding: string[] = [];
  for (const [from, to] of rows) {
    const isHiding = own.hides(from, to);
    if (isHiding) hiding.push(from);
    if (isHiding || written.has(from)) rows.delete(from);
  }
  return { rows, hiding, existing: await store.redirected() };
}

function wantedRows(
  source: Source,
  { addresses }: Plan,
  posts: Posts,
  places: Files,
  tags: ReadonlySet<string>,
): Map<string, string> {
  const rows = new Map<string, string>();
  const lead = (from: string | null, to: string) => {
    const target = plainTo(to);
    if (from && target && from !== target && !rows.has(from)) rows.set(from, target);
  };
  for (const { path, from } of posts.values()) {
    for (const address of from) lead(address, path);
  }
  const files = new Map<string, string>();
  for (const { file, pages, parent } of source.attachments ?? []) {
    const post = posts.get(parent);
    const place = pathOf(places.placeOf(file));
    const fileFrom = addresses.from(file);
    const fileTo = place ?? post?.path;
    if (fileFrom && fileTo) files.set(fileFrom, fileTo);
    for (const page of pages) {
      const from = addresses.from(page);
      // For most attachments one of these addresses is the file itself, which has a row already.
      const isFile = from && fileFrom && wholePicture(from) === wholePicture(fileFrom);
      if (!from || isFile || (post && isBelow(from, post))) continue;
      lead(from, post?.path ?? place ?? "/blog");
    }
  }
  for (const file of places.brought()) {
    const place = pathOf(places.placeOf(file));
    const from = addresses.from(file);
    if (from && place && !files.has(from)) files.set(from, place);
  }
  for (const [from, to] of files) {
    const whole = wholePicture(from);
    lead(files.has(whole) ? from : whole, to);
  }
  for (const archive of source.archives ?? []) {
    lead(addresses.from(archive.from), archivePath(archive, tags));
  }
  for (const from of rows.keys()) if (isCovered(from, rows)) rows.delete(from);
  return rows;
}

/** Whether a shorter row with `*` leads to the same target, as the row of all tags does for most tags. */
function isCovered(from: string, rows: ReadonlyMap<string, string>): boolean {
  const path = from.replace(/\*$/, "");
  if (path.includes("?")) return false;
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    const beginning = `${path.slice(0, end).replace(/\/$/, "")}/*`;
    const to = beginning === from ? undefined : rows.get(beginning);
    if (to !== undefined) return to === rows.get(from);
  }
  return false;
}

function isBelow(address: string, { from }: Moved): boolean {
  return from.some((one) => one.endsWith("/*") && address.startsWith(one.slice(0, -1)));
}

/** Removes the origin of a Supabase, because server/redirects/read-rows.ts adds the origin of the present one. */
function pathOf(address: string | null): string | null {
  return address && (/\/storage\/v1\/object\/public\/.*/s.exec(address)?.[0] ?? address);
}

/** Anybody may write into an archive, so its redirects keep the rules of the panel, and the report names those that leave. */
export function sortRedirects<Row extends RedirectRow>(
  rows: readonly Row[],
  pages: OwnPages,
): { usable: Row[]; notes: Note[] } {
  const notes: Note[] = [];
  const usable = rows.flatMap((row) => {
    const from = plainFrom(row.from_address);
    const to = row.to_address === null ? null : plainTo(row.to_address);
    const note = (code: Note["code"], detail = row.from_address) => notes.push({ code, detail });
    if (from === null || (to === null && row.to_address !== null)) note("redirectRefused");
    else if (pages.hides(from, to ?? "")) note("redirectTaken");
    else {
      if (to && !to.startsWith("/")) note("redirectLeaves", `${from} → ${to}`);
      return [{ ...row, from_address: from, to_address: to }];
    }
    return [];
  });
  return { usable, notes };
}

/** The fixed pages of this site. No redirect may hide them. */
const fixed = [
  "/o-nas",
  "/projekty",
  "/kontakt",
  "/kontakt/wyslano",
  "/polityka-prywatnosci",
  "/uslugi",
  ...["produkcja-wideo", "nagrania-dronem", "podcasty", "live-streaming", "marketing-content"].map(
    (name) => `/uslugi/${name}`,
  ),
  ...["social-media", "strony-internetowe", "grafika"].map((name) => `/uslugi/${name}`),
  "/blog",
  "/blog/tag",
  "/blog/rss.xml",
  "/szukaj",
  "/case-studies",
  "/case-studies/rss.xml",
  "/wszystkie",
  "/lista",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
];

export class OwnPages {
  #paths: ReadonlySet<string>;

  /** @param paths the paths of all posts and case studies */
  constructor(paths: Iterable<string>) {
    this.#paths = new Set([...fixed, ...paths]);
  }

  /** Whether a redirect from this address would hide a page of this site other than its own target. */
  hides(from: string, to: string): boolean {
    if (!from.endsWith("*")) return from !== to && this.#paths.has(from);
    const beginning = from.slice(0, -1);
    const whole = beginning.replace(/\/$/, "");
    if (whole !== to && this.#paths.has(whole)) return true;
    return fixed.some((page) => page !== to && `${page}/`.startsWith(beginning));
  }
}
