import { plainFrom, plainTo } from "../../../app/text/redirects/address.ts";
import type { RedirectRow } from "../../../app/text/redirects/rules.ts";
import type { Note } from "../read/entry.ts";
import type { OwnPages } from "./own-pages.ts";

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
