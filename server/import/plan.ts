import type { ImportStore } from "../backend/import-store.ts";
import { newSlug, OldAddresses, postPath } from "./addresses.ts";
import type { Listed, Note, Source } from "./entry.ts";
import { noteInto } from "./html/prepare-html.ts";
import type { Report } from "./report.ts";

export type Coming = { listed: Listed; slug: string; notes: Note[] };

export type Plan = {
  coming: Map<string, Coming>;
  total: number;
  addresses: OldAddresses;
  leftOut: Report["leftOut"];
  /** The old addresses of each new path. */
  formerly: Map<string, string[]>;
  /** The same of what an earlier import brought to the public. */
  formerlyOfKnown: Map<string, string[]>;
};

/** What comes along, and where it will stand: known before the first text is read, since texts link to each other. */
export async function planOf(
  source: Source,
  store: ImportStore,
  known: ReadonlyMap<string, string>,
): Promise<Plan> {
  const addresses = new OldAddresses(source.home);
  const taken = await store.takenSlugs();
  const here = await store.slugsOf([...known.values()]);
  const plan: Plan = {
    coming: new Map(),
    total: 0,
    addresses,
    leftOut: [],
    formerly: new Map(),
    formerlyOfKnown: new Map(),
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
    const slug = target ? here.get(target) : newSlug(listed, taken, noteInto(notes));
    if (slug === undefined) continue;
    const path = postPath(slug);
    const from = listed.addresses.flatMap((address) => addresses.add(address, path) ?? []);
    if (target) {
      if (!listed.isDraft) plan.formerlyOfKnown.set(path, from);
      continue;
    }
    plan.coming.set(sourceId, { listed, slug, notes });
    plan.formerly.set(path, from);
  }
  plan.total = plan.coming.size;
  return plan;
}
