import { typeset } from "~/text/typeset.ts";

/* SAMPLE DATA, as in `office.ts`, `team.ts` and `clients.ts`: the whole site reads these files. */

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
  phone: "+48 32 000 00 11",
  location: "Katowice, Polska",
});
