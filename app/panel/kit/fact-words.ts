/* What „Dane firmy” calls its facts, there and where they are put into a text. */

export const priceWords = {
  groups: {
    video: "Produkcja wideo",
    drone: "Nagrania dronem",
    design: "Grafika",
    website: "Strony internetowe",
    contentPerMonth: "Pakiety treści, miesięcznie",
    liveStream: "Live streaming",
    podcast: "Podcasty",
  },
  names: {
    "video.film": "Film z\u00a0jednym dniem zdjęciowym, od",
    "video.usualFrom": "Film po rozmowie, zwykle od",
    "video.usualTo": "Film po rozmowie, zwykle do",
    "drone.usualFrom": "Dron po rozmowie, zwykle od",
    "drone.usualTo": "Dron po rozmowie, zwykle do",
    "design.usualFrom": "Grafika po rozmowie, zwykle od",
    "design.usualTo": "Grafika po rozmowie, zwykle do",
    "website.small": "Wizytówka, od",
    "website.company": "Firmowa, od",
    "website.shop": "Sprzedażowa, od",
    "contentPerMonth.start": "Pierwszy pakiet",
    "contentPerMonth.rhythm": "Drugi pakiet",
    "contentPerMonth.newsroom": "Trzeci pakiet",
    "liveStream.oneCamera": "Jedna kamera, od",
    "liveStream.fullFrom": "Pełna realizacja, od",
    "liveStream.fullTo": "Pełna realizacja, do",
    "podcast.audioSession": "Sesja audio, od",
    "podcast.audioEditing": "Montaż audio odcinka, od",
    "podcast.videoSession": "Sesja wideo, od",
    "podcast.videoEditing": "Montaż wideo odcinka, od",
    "podcast.fiveReels": "Pięć rolek z\u00a0odcinka, od",
  },
} as const;

export const factWords = {
  insert: "Wstaw dane firmy",
  hint: "Na stronie będzie tu zawsze to, co jest w\u00a0„Danych firmy”.",
  own: "Firma",
  names: {
    "agency.name": "Nazwa",
    "agency.descriptor": "Czym się zajmuje",
    "agency.phone": "Telefon",
    "agency.email": "E-mail",
    "agency.location": "Lokalizacja",
    "office.address": "Adres",
    "office.city": "Miasto",
    "office.hours": "Godziny otwarcia",
    "office.legalName": "Pełna nazwa firmy",
  },
  currency: "zł",
  remove: "Usuń z\u00a0tekstu",
  chip: (name: string, value: string) => `${name}: ${value}`,
} as const;

const names: Readonly<Record<string, string>> = { ...factWords.names, ...priceWords.names };

/** Undefined for what is no fact of „Dane firmy”. */
export function factName(fact: string): string | undefined {
  return names[fact];
}
