import { plainFrom, plainTo } from "../../../supabase/redirects/address.ts";
import type { RedirectRow } from "../../../supabase/redirects/rules.ts";
import type { Note } from "../entry.ts";
import type { OwnPages } from "../own-pages.ts";

/** Anybody may write into an archive, so its redirects keep the rules of the panel, and the report names those that leave. */
export function sortRedirects<Row extends RedirectRow>(
  rows: readonly Row[],
  pages: OwnPages,
): { usable: Row[]; notes: Note[] } {
  const notes: Note[] = [];
  const usable = rows.filter(({ from_address: from, to_address: to }) => {
    const isRight = plainFrom(from) === from && (to === null || plainTo(to) === to);
    if (!isRight) notes.push({ code: "redirectRefused", detail: from });
    else if (pages.hides(from, to ?? "")) notes.push({ code: "redirectTaken", detail: from });
    else {
      if (to && !to.startsWith("/")) {
        notes.push({ code: "redirectLeaves", detail: `${from} → ${to}` });
      }
      return true;
    }
    return false;
  });
  return { usable, notes };
}
