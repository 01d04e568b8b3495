import { counted } from "~/text/numbers.ts";

/** What a form of the panel says of a value that its rule refuses. */
export const invalid = {
  required: "To pole jest wymagane",
  tooLong: (most: number) => `Skróć ten tekst do ${most.toLocaleString("pl-PL")} znaków`,
  tooMany: (most: number) => `Zostaw najwyżej ${most} pozycji`,
  tooFew: (least: number) =>
    `Zostaw co najmniej ${counted(least, "pozycję", "pozycje", "pozycji")}`,
  badSlug:
    "Slug to małe litery a–z, cyfry, podkreślenia i\u00a0pojedyncze myślniki, na przykład „swiatlo-na-planie”",
  email: "Podaj adres e-mail, np.\u00a0kontakt@kadr.example",
  phone: "Podaj numer z\u00a0kierunkowym, np. +48 32 000 00 11",
  picture: "Podaj adres zdjęcia albo je wgraj",
  number: "Podaj liczbę z\u00a0kropką, np.\u00a050.259",
  price: "Podaj kwotę w\u00a0pełnych złotych, bez spacji",
  time: "Podaj godzinę, np.\u00a09:00",
  hours: "Podaj obie godziny, wcześniejszą pierwszą, albo zostaw obie puste",
  date: "Podaj datę",
  profile: "Podaj adres profilu, np.\u00a0https://www.instagram.com/kadr",
  postalCode: "Podaj kod, np.\u00a040-000",
  verification: "Wklej cały znacznik <meta> albo samą wartość z\u00a0content",
  tool: "Podaj adres z\u00a0https, np.\u00a0https://plausible.io",
  toolSite: "Ten identyfikator ma inną postać niż w\u00a0przykładzie",
  toolPair: "Podaj i\u00a0adres, i\u00a0identyfikator albo zostaw oba pola puste",
} as const;
