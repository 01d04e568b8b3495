import { readOrder } from "~/content/agency/service-order.ts";
import { services } from "~/content/agency/services.ts";
import {
  type Claim,
  type Claims,
  MOST_CLAIMS,
  type Source,
} from "~/content/page-content/claims.ts";
import { questionSources } from "~/content/page-content/questions.ts";
import type { TextDrafts, TextsOfDocument } from "~/panel/data/site/site-texts.ts";
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

/** Whether visitors can have the text: not of a service that is hidden either. */
export function isPresent(id: TextId, published: readonly Texts[]): boolean {
  return isThere(id, published) && isOffered(documentOf(id), published);
}

/** Without the claims that make room: of texts that nobody has any more, drafts included, those with the earliest days. */
export function withRoom(
  claims: Claims,
  open: TextId,
  published: readonly Texts[],
  drafts: readonly Pick<TextDrafts, "document" | "changes">[],
): Claims {
  const drafted = drafts.map(({ document, changes }) => ({
    document,
    texts: withoutNull({ ...textsOf(document, published), ...changes }),
  }));
  const isDrafted = (id: TextId) =>
    drafted.some(({ document }) => document === documentOf(id)) && isThere(id, drafted);
  const all = Object.entries(claims);
  const gone = all
    .filter(([id]) => id !== open && !isThere(id, published) && !isDrafted(id))
    .sort(([, one], [, other]) => one.until.localeCompare(other.until))
    .slice(0, Math.max(0, all.length - MOST_CLAIMS))
    .map(([id]) => id);
  return Object.fromEntries(all.filter(([id]) => !gone.includes(id)));
}

type Texts = Pick<TextsOfDocument, "document" | "texts">;

function textsOf(document: string, all: readonly Texts[]): TextDocument {
  return all.find((each) => each.document === document)?.texts ?? {};
}

function withoutNull(changes: TextDrafts["changes"]): TextDocument {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([pointer, entry]) => (entry ? [[pointer, entry]] : [])),
  );
}

/** Whether the text is of no item, section or page that was removed. */
function isThere(id: TextId, all: readonly Texts[]): boolean {
  const document = documentOf(id);
  const texts = textsOf(document, all);
  if (readOwnDocument(document) && !texts[ownPointers.path]?.value) return false;
  return isInLists(id.slice(document.length + 1), texts);
}

function isOffered(document: string, published: readonly Texts[]): boolean {
  const offered = textsOf(OFFER.document, published)[OFFER.pointer]?.value;
  const own = readOwnDocument(document);
  const slug = questionSources.find(({ key }) => key === document)?.slug;
  const place = services.findIndex((service) => service.slug === slug);
  if (offered === undefined || (own ? own.kind === "page" : place < 0)) return true;
  return readOrder(offered, [own ? `+${own.id}` : `${place}`]).length > 0;
}
