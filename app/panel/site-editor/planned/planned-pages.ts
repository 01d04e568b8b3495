import type { AdminClient } from "~/panel/data/client.ts";
import {
  listPublishedTexts,
  listTextDrafts,
  type TextDrafts,
  type TextsOfDocument,
} from "~/panel/data/site/site-texts.ts";
import type { PlannedPage } from "~/panel/records/list/planned.ts";
import { fieldAddress } from "~/panel/site-editor/claims/field-address.ts";
import { pageName } from "~/panel/site-editor/page-name.ts";
import { pageFinder } from "~/panel/site-editor/public-pages.ts";
import { sharedTexts } from "~/panel/site-editor/words.ts";

export async function readPlannedPages(client: AdminClient): Promise<PlannedPage[]> {
  const [drafts, published] = await Promise.all([
    listTextDrafts(client),
    listPublishedTexts(client),
  ]);
  return plannedPages(drafts, published);
}

/** A page and moment each: how many of its texts go out then. Its address opens the first of them. */
export function plannedPages(
  drafts: readonly TextDrafts[],
  published: readonly TextsOfDocument[],
): PlannedPage[] {
  const { pageOf, added } = pageFinder(drafts, published);
  const found = new Map<string, PlannedPage>();
  for (const { document, plans } of drafts) {
    for (const [pointer, { at }] of Object.entries(plans)) {
      if (at === null) continue;
      const page = pageOf(document, pointer);
      const known = found.get(`${page} ${at}`);
      found.set(`${page} ${at}`, {
        what: "changes",
        at,
        title: page === null ? sharedTexts : (added.get(document)?.name ?? pageName(page)),
        to: known?.to ?? addressOf(page, `${document}#${pointer}`),
        count: (known?.count ?? 0) + 1,
      });
    }
  }
  return [...found.values()];
}

function addressOf(page: string | null, id: string): string {
  return page === null ? "/admin/strona/podstrony" : fieldAddress(page, id);
}
