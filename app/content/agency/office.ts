import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { openingHours } from "./opening-hours.ts";
import { mapOf, phonesOf, shownHours } from "./shown.ts";
import { team } from "./team.ts";

const coordinates = { latitude: 50.259, longitude: 19.0215 };

const facts = {
  legalName: sample("KADR Wilk Sowa Lis s.c. (dane przykładowe)"),
  description: sample(
    "Agencja z Katowic: filmy, zdjęcia z drona, podcasty, transmisje na żywo, treści, social media, strony i grafika.",
  ),
  address: sample({
    street: "ul. Filmowa 24",
    postalCode: "40-000",
    city: "Katowice",
    region: "śląskie",
    country: "PL",
  }),
  coordinates,
  /** OpenStreetMap: `page` opens in a new place, `embed` is loaded only after the visitor asks for it. */
  map: mapOf(coordinates),
};

export type Office = typeof facts & {
  phones: readonly { label: string; number: string }[];
  hours: readonly { days: string; time: string }[];
};

export const office: Office = typeset({
  ...facts,
  phones: phonesOf(team),
  hours: shownHours(openingHours),
});
