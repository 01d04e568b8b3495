import { services } from "~/content/agency/services.ts";
import type { Claim, Source } from "~/content/page-content/claims.ts";
import { questionSources } from "~/content/page-content/questions.ts";
import type { TextsOfDocument } from "~/panel/data/site/site-texts.ts";
import { documentOf } from "~/panel/site-editor/edits/edit-state.ts";
import { pageName } from "~/panel/site-editor/page-name.ts";
import { isInLists } from "~/site-texts/list-ids.ts";
import { ownPointers, readOwnDocument } from "~/site-texts/own-documents.ts";
import type { TextDocument, TextId } from "~/site-texts/types.ts";
import { fieldAddress } from "./field-address.ts";

/** To be asked for again. `what`: the page that says it, or its name in „Dane firmy”; `to` opens its very field. */
export type DueClaim = Source & { what: string; to: string };

/** Which services are offered is a text as well. */
const OFFER = { document: "settings/offer", pointer: "/offer/services" };

/** The documents that tell whether these texts are there. */
export function documentsOf(ids: readonly TextId[]): string[] {
  return [...new Set([...ids.map(documentOf), OFFER.document])];
}

/** Those whose texts visitors can have, with the pages that say them. */
export function presentClaims(
  claims: readonly [id: TextId, claim: Claim][],
  published: readonly TextsOfDocument[],
): DueClaim[] {
  return claims
    .filter(([id]) => isPresent(id, published))
    .map(([id, { source, until, page }]) => {
      const own = published.find(({ document }) => document === documentOf(id))?.texts;
      const what = own?.["/page/name"]?.value || pageName(page);
      return { what, source, until, to: fieldAddress(page, id) };
    });
}

/** Whether visitors can have the text: not of an item, a section or a page that was removed, or of a service that is hidden. */
export function isPresent(id: TextId, published: readonly TextsOfDocument[]): boolean {
  const textsOf = (document: string): TextDocument =>
    published.find((each) => each.document === document)?.texts ?? {};
  const document = documentOf(id);
  const texts = textsOf(document);
  const own = readOwnDocument(document);
  if (own && !texts[ownPointers.path]?.value) return false;
  const offered = textsOf(OFFER.document)[OFFER.pointer]?.value.split(" ");
  if (offered && own && offered.includes(`-${own.id}`)) return false;
  if (offered && !own) {
    const slug = questionSources.find(({ key }) => key === document)?.slug;
    const place = services.findIndex((service) => service.slug === slug);
    if (place >= 0 && !offered.includes(`${place}`)) return false;
  }
  return isInLists(id.slice(document.length + 1), texts);
}
