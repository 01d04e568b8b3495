import { readAddresses } from "~/content/agency/service-address.ts";
import { services } from "~/content/agency/services.ts";
import { offer } from "~/content/settings/offer.ts";
import type { OwnDocument } from "~/panel/data/site/own-documents.ts";
import { publicPages } from "~/panel/site-editor/public-pages.ts";
import { addressProblem } from "~/site-texts/own-address.ts";
import type { OwnKind } from "~/site-texts/own-documents.ts";
import { readAddress } from "~/text/redirects/address.ts";
import { ownWords as text } from "./own-words.ts";

type Known = {
  own: readonly OwnDocument[];
  /** Addresses from which redirects lead. */
  redirected: readonly string[];
  /** The document that has the address already. */
  document: string | undefined;
};

/** As it is kept: „cennik/”, „/Cennik” and a whole address of this site are the same. */
export function plainAddress(typed: string, origin: string): string {
  const path = typed.trim().replace(origin, "");
  return readAddress(path.startsWith("/") ? path : `/${path}`).path;
}

/** What to say at the field; null when the page may stand there. */
export function ownAddressProblem(kind: OwnKind, path: string, known: Known): string | null {
  const problem = addressProblem(kind, path);
  if (problem) return problem === "shape" ? text.shape[kind] : text.reserved;
  const others = known.own.filter(({ document }) => document !== known.document);
  // The addresses of before go on leading to a service that has moved.
  const former = services.flatMap(({ slug, name }) =>
    [slug, ...readAddresses(offer.addresses[slug])].map((it) => ({ name, path: `/uslugi/${it}` })),
  );
  const other = [...publicPages, ...services, ...former, ...others].find(
    (each) => each.path === path,
  );
  if (other) return text.taken(other.name);
  return known.redirected.includes(path) ? text.redirected : null;
}
