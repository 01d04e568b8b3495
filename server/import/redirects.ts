import { plainTo } from "../../supabase/redirects/address.ts";
import type { ImportStore } from "../backend/import-store.ts";
import type { Plan } from "./plan.ts";
import type { Report } from "./report.ts";

/** The old addresses of what was brought lead to the new ones; how many do. */
export async function writeRedirects(
  store: ImportStore,
  report: Report,
  { formerly }: Plan,
): Promise<number> {
  const rows = new Map<string, string>();
  for (const { path, isDraft, notes } of report.brought) {
    const from = (formerly.get(path) ?? []).filter((address) => address !== path);
    if (isDraft && from.length > 0) notes.push({ code: "draftAddress", detail: from[0] ?? "" });
    const to = plainTo(path);
    if (isDraft || !to) continue;
    for (const address of from) rows.set(address, to);
  }
  if (report.importId === null) return rows.size;
  const taken = await store.addRedirects(rows);
  for (const address of taken) {
    rows.delete(address);
    report.notes.push({ code: "redirectTaken", detail: address });
  }
  const own = new Map([...rows.keys()].map((address) => [address, address]));
  if (own.size > 0) await store.remember(report.importId, "redirect", own);
  return rows.size;
}
