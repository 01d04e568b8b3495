import type { SvgProblem } from "~/brand/clean-svg.ts";
import { tokens } from "~/brand/tokens.ts";
import { formatNumber } from "~/text/numbers.ts";

export const brandWords = {
  title: "Marka",
  summary: "Nazwa, logo, ikona i\u00a0kolor: wszędzie tam, gdzie strona mówi o\u00a0sobie.",
  intro:
    "Wszystko tutaj jest szkicem, dopóki nie naciśniesz „Opublikuj zmiany”. Obok widać, jak będzie wyglądać strona.",
  failed: "Nie udało się wczytać marki",
  loading: "Wczytujemy markę…",
  name: "Nazwa",
  nameHint: "Trafia do tytułów, stopki, kart udostępniania, map i\u00a0maili.",
  descriptor: "Opis przy nazwie",
  descriptorHint: "Na przykład: „Agencja wideo i\u00a0marketingu internetowego”.",
  empty: "Wpisz nazwę. Bez niej strona nie ma się jak przedstawić.",
  logo: "Logo",
  logoHint:
    "SVG albo PNG z\u00a0przezroczystym tłem, czytelne na ciemnym. Bez logo stoi tu znak i\u00a0nazwa pismem strony.",
  mark: "Znak",
  markHint: "Mały rysunek obok nazwy, gdy nie ma logo, i\u00a0w\u00a0ikonie, gdy nie ma ikony.",
  icon: "Ikona",
  iconHint:
    "Kwadratowa, najlepiej 512\u00a0×\u00a0512. Na karcie przeglądarki i\u00a0ekranie telefonu.",
  accent: "Kolor akcentu",
  accentHint: "W\u00a0zapisie #rrggbb. Litery na nim i\u00a0jego odcienie strona dobiera sama.",
  accentPicker: "Wybierz kolor akcentu",
  accentFormat: `Wpisz kolor w\u00a0zapisie #rrggbb, na przykład ${tokens.accent}.`,
  accentImpossible: (nearest: string) =>
    `Na tym kolorze nie da się czytać ani ciemnych, ani jasnych liter. Najbliższy, który działa: ${nearest}.`,
  accentTake: (color: string) => `Weź ${color}`,
  accentRatio: (ratio: number) =>
    `Litery na akcencie: ${formatNumber(Math.floor(ratio * 10) / 10)} : 1.`,
  none: "Nie ma własnego pliku.",
  upload: "Wybierz plik",
  replace: "Zmień plik",
  remove: "Usuń",
  reading: "Wczytuję…",
  restore: "Przywróć oryginał",
  messages: {
    uploaded: "Plik wgrany. Czeka na publikację.",
    optimised: "Plik wgrany i\u00a0zmniejszony. Czeka na publikację.",
    uploadFailed: (reason: string) => `Nie udało się wgrać pliku: ${reason}`,
  },
  left: (names: readonly string[]) =>
    `Z\u00a0rysunku wypadło to, czego strona nie pokazuje: ${names.map((name) => leftNames[name] ?? name).join(", ")}.`,
  problems: {
    unreadable: "Tego pliku SVG nie da się odczytać. Zapisz go jeszcze raz albo wgraj PNG.",
    "no-size": "Rysunek nie ma rozmiaru (viewBox). Zapisz go jeszcze raz albo wgraj PNG.",
    empty: "W\u00a0rysunku nie ma kształtów. Zamień tekst na krzywe albo wgraj PNG.",
    "too-large": `Rysunek ma za dużo szczegółów: po wyczyszczeniu najwyżej dziesięć tysięcy znaków. Uprość go albo wgraj PNG.`,
  } satisfies Record<SvgProblem, string>,
  findings: "Na co zwrócić uwagę",
  noFindings: "Nie widać tu żadnych kłopotów.",
  preview: "Tak będzie wyglądać",
  views: {
    legend: "Szerokość podglądu",
    phone: "Telefon",
    desk: "Komputer",
  },
  home: "Strona główna",
  service: "Usługa",
  card: "Karta udostępniania",
  mail: "Mail z\u00a0potwierdzeniem",
  google: "Wynik w\u00a0Google",
  previewLoading: "Przygotowujemy podgląd…",
  previewFailed: "Nie udało się przygotować podglądu",
  history: "Historia",
  drop: "Odrzuć zmiany",
} as const;

const leftNames: Readonly<Record<string, string>> = {
  a: "odnośniki",
  filter: "filtry",
  foreignObject: "wstawki HTML",
  image: "obrazki",
  pattern: "desenie",
  symbol: "symbole",
  text: "tekst (zamień go na krzywe)",
  use: "powielone kształty (zamień je na zwykłe)",
};

export const findingWords = {
  raised: (color: string) =>
    `Kolor jest za ciemny na tło strony: przyciski, linie i\u00a0kropki dostaną jaśniejszy ${color}.`,
  text: (color: string) => `Jako kolor liter na ciemnym tle będzie jaśniejszy: ${color}.`,
  nearDanger: (color: string) =>
    `Błędy będą w\u00a0kolorze ${color}, żeby nie mylić ich z\u00a0akcentem.`,
  pale: "Akcent jest prawie taki jak litery: przyciski mogą wyglądać jak zwykły tekst.",
  nameCut: "Nazwa nie mieści się w\u00a0nagłówku na telefonie. Skróć ją albo wgraj logo.",
  wide: (where: string) => `${where}: strona jest szersza niż ekran.`,
  logoLow: (height: number) =>
    `Logo ma na telefonie tylko ${height} px wysokości. Użyj krótszego albo samego znaku.`,
  tooSmall: (name: string, width: number, height: number) =>
    `${name}: plik ma ${width} × ${height} px i\u00a0będzie nieostry. Wgraj większy albo SVG.`,
  dark: (name: string) => `${name}: prawie nie widać na ciemnym tle. Wgraj wersję jasną.`,
  flat: (name: string) => `${name}: to jednolita plama, nic na niej nie widać.`,
  ground: (name: string) => `${name}: ma pełne tło. Lepiej wygląda z\u00a0przezroczystym.`,
  empty: (name: string) => `${name}: plik jest cały przezroczysty.`,
  notSquare: "Ikona nie jest kwadratowa: po bokach zostanie puste miejsce.",
  unseen: (name: string) => `${name}: nie udało się pokazać pliku.`,
} as const;
