import { formatNumber, plural } from "~/text/numbers.ts";

export const results = {
  title: "Wyniki",
  lead: "Ile razy otwierano strony i\u00a0skąd przychodzą zapytania. Liczymy bez ciasteczek i\u00a0bez robotów, a\u00a0o\u00a0odwiedzających nie zapisujemy niczego.",
  failed: "Nie udało się wczytać wyników.",
  empty:
    "Jeszcze nie ma czego pokazać. Pierwsze liczby pojawią się minutę po pierwszych odwiedzinach.",
  period: "Okres",
  periods: {
    month: { name: "Ten miesiąc", earlier: "te same dni poprzedniego miesiąca" },
    "last-month": { name: "Poprzedni miesiąc", earlier: "miesiąc wcześniej" },
    year: { name: "12 miesięcy", earlier: "12 miesięcy wcześniej" },
  },
  days: (first: string, last: string) => `${first}–${last}`,
  earlier: (count: number, when: string) => `${when}: ${formatNumber(count)}`,
  visits: "Odwiedziny",
  enquiries: "Zapytania",
  perEnquiry: "Odwiedzin na jedno zapytanie",
  perEnquiryHint: "Im mniej, tym lepiej strona zamienia czytanie w\u00a0rozmowę.",
  noEnquiries: "Nie było zapytań.",
  none: "–",
  change: (percent: number) => `${percent > 0 ? "+" : "−"}${formatNumber(Math.abs(percent))}%`,
  forgotten: (months: number) =>
    `Zapytania usuwamy po ${months} ${plural(months, "miesiącu", "miesiącach", "miesiącach")}, więc starszych tu nie ma.`,
  chart: {
    visits: "Odwiedziny dzień po dniu",
    visitsByMonth: "Odwiedziny miesiąc po miesiącu",
    enquiries: "Zapytania dzień po dniu",
    enquiriesByMonth: "Zapytania miesiąc po miesiącu",
    table: "Pokaż liczby w\u00a0tabeli",
    day: "Dzień",
    month: "Miesiąc",
    now: "W\u00a0tym okresie",
    earlier: "Wcześniej",
  },
  columns: { visits: "Odwiedziny", enquiries: "Zapytania", earlier: "Wcześniej" },
  more: "Pokaż kolejne",
  sources: {
    title: "Skąd przychodzą zapytania",
    hint: "Kampania z\u00a0linku (utm) albo strona, z\u00a0której ktoś przyszedł.",
    column: "Skąd",
    direct: "Wprost: wpisany adres, zakładka albo link z\u00a0maila",
    untold: "Nie wiadomo: piszący to pominął albo nie ma JavaScriptu",
  },
  begun: {
    title: "Pierwsza strona",
    hint: "Od czego zaczął ten, kto potem napisał.",
    column: "Strona",
  },
  services: {
    title: "Usługi",
    hint: "Ile zapytań przyszło po obejrzeniu usługi. Jedno zapytanie może liczyć się przy kilku.",
    column: "Usługa",
  },
  posts: {
    title: "Posty bloga",
    hint: "Ile zapytań przyszło po przeczytaniu postu.",
    column: "Post",
  },
  caseStudies: {
    title: "Case studies",
    hint: "Ile zapytań przyszło po obejrzeniu case study.",
    column: "Case study",
  },
  pages: {
    title: "Najczęściej otwierane strony",
    hint: "Razem z\u00a0przejściami między stronami. Kto prosi przeglądarkę, żeby go nie śledzić, nie jest liczony.",
    column: "Strona",
    home: "Strona główna",
    others: "Pozostałe strony",
  },
  noRows: "W\u00a0tym okresie nic tu nie ma.",
} as const;
