import { newSlug, OldAddresses, postPath } from "../read/addresses.ts";
import type { Listed, Note, Source } from "../read/entry.ts";
import { noteInto } from "../read/html/prepare-html.ts";
import type { ImportStore } from "../store/import-store.ts";
import type { Report } from "./report.ts";

export type Coming = { listed: Listed; slug: string; notes: Note[] };

/** The new path of a post, and the old addresses that redirect to it. */
export type Moved = { path: string; from: string[] };

export type Plan = {
  coming: Map<string, Coming>;
  total: number;
  addresses: OldAddresses;
  leftOut: Report["leftOut"];
  /** The addresses of the entries to import, by `sourceId`. */
  moved: Map<string, Moved>;
  /** Public posts of earlier imports, by `sourceId`. */
  movedBefore: Map<string, Moved>;
  taken: ReadonlySet<string>;
};

/** Decides which entries are imported and their new addresses. Texts link to each other, so this comes first. */
export async function planOf(
  source: Source,
  store: ImportStore,
  known: ReadonlyMap<string, string>,
): Promise<Plan> {
  const addresses = new OldAddresses(source.home);
  const taken = await store.takenSlugs();
  const here = await store.postsOf([...known.values()]);
  const plan: Plan = {
    coming: new Map(),
    total: 0,
    addresses,
    leftOut: [],
    moved: new Map(),
    movedBefore: new Map(),
    taken,
  };
  for (const listed of source.listed) {
    const { sourceId, title } = listed;
    if (listed.leftOut) {
      plan.leftOut.push({ title, note: listed.leftOut });
      continue;
    }
    const target = known.get(sourceId);
    const isTwice = plan.coming.has(sourceId);
    if (target || isTwice) plan.leftOut.push({ title, note: { code: "known", detail: "" } });
    if (isTwice) continue;
    const notes: Note[] = [];
    const before = target ? here.get(target) : undefined;
    if (target && !before) continue;
    const slug = before?.slug ?? newSlug(listed, taken, noteInto(notes));
    const path = postPath(slug);
    const all = listed.addresses.flatMap((address) => addresses.add(address, path) ?? []);
    const moved = { path, from: all.filter((from) => !all.includes(`${from}/*`)) };
    if (before) {
      if (!before.isDraft) plan.movedBefore.set(sourceId, moved);
      continue;
    }
    plan.coming.set(sourceId, { listed, slug, notes });
    plan.moved.set(sourceId, moved);
  }
  // Texts link to the pages of pictures, too.
  for (const { pages, parent } of source.attachments ?? []) {
    const post = plan.moved.get(parent) ?? plan.movedBefore.get(parent);
    if (post) for (const page of pages) addresses.add(page, post.path);
  }
  plan.total = plan.coming.size;
  return plan;
}
