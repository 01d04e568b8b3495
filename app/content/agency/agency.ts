import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";

export type Agency = {
  name: string;
  descriptor: string;
  email: string;
  phone: string;
  location: string;
};

/** Facts on every page, so every page loads them; those of some pages are in `office.ts`. */
export const agency: Agency = typeset({
  // A site needs a name.
  name: sample("KADR", "KADR"),
  descriptor: "Agencja wideo i marketingu internetowego",
  email: sample("kontakt@kadr.example"),
  phone: sample("+48 32 000 00 11"),
  location: sample("Katowice, Polska"),
});
