import { typeset } from "~/text/typeset.ts";

/*
 * SAMPLE DATA, as in `office.ts`, `team.ts` and `clients.ts`. The agency, its people, numbers and
 * address are invented: a subscriber number never begins with 000, `.example` belongs to nobody, and
 * the street stands on no map. Put in your own; the whole site, its structured data and its feeds
 * read these files.
 */

export type Agency = {
  name: string;
  descriptor: string;
  email: string;
  phone: string;
  location: string;
};

/** Facts on every page, so every page loads them; those of some pages are in `office.ts`. */
export const agency: Agency = typeset({
  name: "KADR",
  descriptor: "Agencja wideo i marketingu internetowego",
  email: "kontakt@kadr.example",
  /** The first number that the menu and the footer name; each person has an own in `team.ts`. */
  phone: "+48 32 000 00 11",
  location: "Katowice, Polska",
});
