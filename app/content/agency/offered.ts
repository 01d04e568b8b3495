import { ownPages } from "../sections/own-pages.ts";
import { offer } from "../settings/offer.ts";
import { type OfferedService, services } from "./services.ts";

const known = new Map<string, OfferedService>([
  ...services.map((service, place) => [`${place}`, service] as const),
  ...ownPages.services.map(
    ({ id, slug, name, path, picture }) => [`+${id}`, { slug, name, path, picture }] as const,
  ),
]);
/** A hidden one of those that were added has a sign before it: others stand at the end until they are moved. */
const said: readonly string[] = offer.services.match(/[+-]?[\da-z]+/g) ?? [];
const added = [...known.keys()].filter(
  (id) => id.startsWith("+") && !said.includes(id) && !said.includes(id.replace("+", "-")),
);

/** The services that visitors see. In an object of its own, by which browsers know it from the list of all. */
export const offered: { services: readonly OfferedService[] } = {
  // Whole copies: present words and pictures are written into what the site holds, and the two lists differ by place.
  services: [...said, ...added].flatMap((id) => {
    const service = known.get(id);
    return service ? [structuredClone(service)] : [];
  }),
};
