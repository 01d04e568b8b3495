import type { PictureName } from "~/generated/pictures.ts";
import { typeset } from "~/lib/typeset.ts";

/*
 * SAMPLE DATA. The agency, its people, numbers and address are invented: a subscriber number never
 * begins with 000, `.example` belongs to nobody, and the street stands on no map. Put in your own;
 * the whole site, its structured data and its feeds read this file.
 */

export type TeamMember = {
  id: string;
  name: string;
  surname: string;
  role: string;
  email: string;
  phone: string;
  /** Name of a picture of `assets/pictures`. */
  photo: PictureName;
  bio: string;
};

// The portraits are PLACEHOLDERS (anonymous figures behind reeded glass) until real photos exist.
export const team: readonly TeamMember[] = typeset([
  {
    id: "ania-wilk",
    name: "Ania",
    surname: "Wilk",
    role: "Producentka, strategia treści",
    email: "ania.wilk@kadr.example",
    phone: "+48 32 000 00 11",
    photo: "portrait-1",
    bio: "Pilnuje budżetu, kalendarza i tego, żeby film odpowiadał na pytanie klienta, a nie operatora. Zanim powstanie kadr, rozpisuje plan dnia co do kwadransa. Prowadzi marketing treści i social media.",
  },
  {
    id: "michal-sowa",
    name: "Michał",
    surname: "Sowa",
    role: "Reżyser, operator obrazu i dronów",
    email: "michal.sowa@kadr.example",
    phone: "+48 32 000 00 12",
    photo: "portrait-2",
    bio: "Ustawia światło i kamerę, lata dronem DJI i FPV. Najpierw ogląda miejsce o godzinie zdjęć, dopiero potem wybiera obiektyw. Na planie mówi najciszej ze wszystkich i wszyscy go słyszą.",
  },
  {
    id: "kuba-lis",
    name: "Kuba",
    surname: "Lis",
    role: "Montaż, dźwięk, realizacja na żywo",
    email: "kuba.lis@kadr.example",
    phone: "+48 32 000 00 13",
    photo: "portrait-3",
    bio: "Siedzi przy stole montażowym albo przy mikserze wizji. Nagrywa podcasty, miksuje dźwięk i realizuje transmisje z dwoma niezależnymi łączami. Poprawki oddaje z listą tego, co zmienił i w której sekundzie.",
  },
]);

/** The three numbers of the contact page, each under a first name. */
const phones: readonly { label: string; number: string }[] = team.map(({ name, phone }) => ({
  label: name,
  number: phone,
}));

type OpeningHours = {
  days: string;
  time: string;
  /** As schema.org names them; a closed day has no hours. */
  schema?: { dayOfWeek: readonly string[]; opens: string; closes: string };
};

const openingHours: readonly OpeningHours[] = [
  {
    days: "Pn–Pt",
    time: "9:00–17:00",
    schema: {
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "17:00",
    },
  },
  {
    days: "Sb",
    time: "10:00–14:00",
    schema: { dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
  },
  { days: "Nd", time: "nieczynne" },
];

const coordinates = { latitude: 50.259, longitude: 19.0215 };

export const agency = typeset({
  name: "KADR",
  legalName: "KADR Wilk Sowa Lis s.c. (dane przykładowe)",
  descriptor: "Agencja wideo i marketingu internetowego",
  description:
    "Agencja z Katowic: filmy, zdjęcia z drona, podcasty, transmisje na żywo, treści, social media, strony i grafika.",
  email: "kontakt@kadr.example",
  phones,
  location: "Katowice, Polska",
  address: {
    street: "ul. Filmowa 24",
    postalCode: "40-000",
    city: "Katowice",
    region: "śląskie",
    country: "PL",
  },
  coordinates,
  hours: openingHours,
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

export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

export function mailHref(email: string): string {
  return `mailto:${email}`;
}

// Invented marks: SAMPLE DATA, never to be presented as real customers. `width` of a drawing 60 high.
export const sampleClients = [
  { name: "Atrium", mark: "atrium", width: 250 },
  { name: "Helioma", mark: "helioma", width: 244 },
  { name: "Korba/10", mark: "korba10", width: 273 },
  { name: "Łąkowa 7", mark: "lakowa7", width: 157 },
  { name: "Nordwal", mark: "nordwal", width: 304 },
  { name: "Tarnina", mark: "tarnina", width: 215 },
] as const;
