import { services } from "~/content/agency/services.ts";
import { questionSources } from "~/content/page-content/questions.ts";
import type { TextsOfDocument } from "~/panel/data/site/site-texts.ts";
import { documentOf } from "~/panel/site-editor/edits/edit-state.ts";
import { isInLists } from "~/site-texts/list-ids.ts";
import { ownPointers, readOwnDocument } from "~/site-texts/own-documents.ts";
import type { TextDocument, TextId } from "~/site-texts/types.ts";

/** Which services are offered is a text as well. */
const OFFER = { document: "settings/offer", pointer: "/offer/services" };

/** The documents that tell whether these texts are there. */
export function documentsOf(ids: readonly TextId[]): string[] {
  return [...new Set([...ids.map(documentOf), OFFER.document])];
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
