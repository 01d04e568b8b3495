import { offer } from "../settings/offer.ts";
import { type Service, services } from "./services.ts";

/** The services that visitors see. In an object of its own, by which browsers know it from the list of all. */
export const offered: { services: readonly Service[] } = {
  // Whole copies: present words and pictures are written into what the site holds, and the two lists differ by place.
  services: offer.services.split(" ").flatMap((place) => {
    const service = services[Number(place || "-1")];
    return service ? [structuredClone(service)] : [];
  }),
};
