import { typeset } from "~/text/typeset.ts";
import { openingHours } from "./opening-hours.ts";
import { team } from "./team.ts";

/** The three numbers of the contact page, each under a first name. */
const phones: readonly { label: string; number: string }[] = team.map(({ name, phone }) => ({
  label: name,
  number: phone,
}));

const hours = openingHours.map(({ days, open }) => ({
  days,
  time: open ? `${open.from}–${open.to}` : "nieczynne",
}));

const coordinates = { latitude: 50.259, longitude: 19.0215 };

export const office = typeset({
  legalName: "KADR Wilk Sowa Lis s.c. (dane przykładowe)",
  description:
    "Agencja z Katowic: filmy, zdjęcia z drona, podcasty, transmisje na żywo, treści, social media, strony i grafika.",
  phones,
  address: {
    street: "ul. Filmowa 24",
    postalCode: "40-000",
    city: "Katowice",
    region: "śląskie",
    country: "PL",
  },
  coordinates,
  hours,
});

/** OpenStreetMap: `page` opens in a new place, `embed` is loaded only after the visitor asks for it. */
export const map = {
  page: `https://www.openstreetmap.org/?mlat=${coordinates.latitude}&mlon=${coordinates.longitude}#map=17/${coordinates.latitude}/${coordinates.longitude}`,
  embed: `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: [
      (coordinates.longitude - 0.006).toFixed(4),
      (coordinates.latitude - 0.003).toFixed(4),
      (coordinates.longitude + 0.006).toFixed(4),
      (coordinates.latitude + 0.003).toFixed(4),
    ].join(","),
    layer: "mapnik",
    marker: `${coordinates.latitude},${coordinates.longitude}`,
  })}`,
} as const;
