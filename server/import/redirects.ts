import { plainFrom, plainTo } from "../../supabase/redirects/address.ts";
import type { ImportStore } from "../backend/import-store.ts";
import { type Archive, archivePath, tagsWithPage } from "./archives.ts";
import type { Plan } from "./plan.ts";
import type { Report } from "./report.ts";

/** Those that an import owes which ended before its last step. What somebody removed here does not come again. */
export async function unwrittenRedirects(
  store: ImportStore,
  { formerlyOfKnown }: Plan,
): Promise<Map<string, string>> {
  const written = await store.known("redirect");
  const existing = await store.redirected();
  const owed = new Map<string, string>();
  for (const [path, from] of formerlyOfKnown) {
    const to = plainTo(path);
    for (const address of from) {
      const isOpen = !written.has(address) && !existing.has(address);
      if (to && address !== path && isOpen) owed.set(address, to);
    }
  }
  return owed;
}

/** The old addresses of what was brought lead to the new ones; how many do. */
export async function writeRedirects(
  store: ImportStore,
  report: Report,
  { formerly }: Plan,
  owed: ReadonlyMap<string, string>,
  archives: readonly Archive[] = [],
): Promise<number> {
  const rows = new Map<string, string>(owed);
  for (const { path, isDraft, notes } of report.brought) {
    const from = (formerly.get(path) ?? []).filter((address) => address !== path);
    if (isDraft && from.length > 0) notes.push({ code: "draftAddress", detail: from[0] ?? "" });
    const to = plainTo(path);
    if (isDraft || !to) continue;
    for (const address of from) rows.set(address, to);
  }
  const written = await store.known("redirect");
  const tags = tagsWithPage(await store.publicTags());
  for (const archive of archives) {
    const from = plainFrom(archive.from);
    if (from && !rows.has(from) && !written.has(from)) rows.set(from, archivePath(archive, tags));
  }
  if (report.importId === null) return rows.size;
  const taken = await store.addRedirects(
    report.importId,
    [...rows].map(([from_address, to_address]) => ({
      from_address,
      to_address,
      kind: "permanent",
    })),
  );
  for (const address of taken) {
    rows.delete(address);
    report.notes.push({ code: "redirectTaken", detail: address });
  }
  return rows.size;
}
