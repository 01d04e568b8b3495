import { ownPages } from "../sections/own-pages.ts";
import { offer } from "../settings/offer.ts";
import { readOrder } from "./service-order.ts";
import { type OfferedService, services } from "./services.ts";

const known = new Map<string, OfferedService>([
  ...services.map((service, place) => [`${place}`, service] as const),
  ...ownPages.services.map(
    ({ id, slug, name, path, picture }) => [`+${id}`, { slug, name, path, picture }] as const,
  ),
]);

/** The services that visitors see. In an object of its own, by which browsers know it from the list of all. */
export const offered: { services: readonly OfferedService[] } = {
  // Whole copies: present words and pictures are written into what the site holds, and the two lists differ by place.
  services: readOrder(offer.services, [...known.keys()]).flatMap((id) => {
    const service = known.get(id);
    return service ? [structuredClone(service)] : [];
  }),
};
