import { counted } from "~/text/numbers.ts";

export const toolbar = {
  label: "Formatowanie tekstu",
  header2: "Nagłówek H2",
  header3: "Mniejszy nagłówek H3",
  bold: "Pogrubienie (Ctrl+B)",
  italic: "Kursywa (Ctrl+I)",
  quote: "Cytat",
  link: "Link (Ctrl+K)",
  list: "Lista punktowana",
  numbered: "Lista numerowana",
  code: "Kod",
  picture: "Wstaw zdjęcie",
  fullScreen: "Pełny ekran",
  leaveFullScreen: "Zamknij pełny ekran (Esc)",
  hint: "Zdjęcia możesz wkleić albo upuścić w\u00a0tekst. Adres filmu z\u00a0YouTube w\u00a0osobnym wierszu stanie się odtwarzaczem.",
  uploading: (names: string) => `Przesyłanie: ${names}…`,
  words: (count: number) => counted(count, "słowo", "słowa", "słów"),
  withoutPictures:
    "Tekst wkleiliśmy bez zdjęć. Wstaw je osobno: skopiuj samo zdjęcie albo przeciągnij plik.",
} as const;

export const visual = {
  mode: "Sposób pisania",
  modes: { visual: "Edytor", markdown: "Markdown" },
  loading: "Wczytujemy edytor…",
  failed: "Nie udało się wczytać edytora. Możesz pisać w\u00a0Markdownie.",
  hint: "Wpisz / w\u00a0nowym wierszu, żeby wstawić nagłówek, listę, tabelę, zdjęcie albo film.",
  hintWithoutPictures:
    "Wpisz / w\u00a0nowym wierszu, żeby wstawić nagłówek, listę, tabelę albo film.",
  tasks: "Lista zadań",
  table: "Tabela",
  divider: "Linia oddzielająca",
  addRow: "Dodaj wiersz",
  addColumn: "Dodaj kolumnę",
  removeRow: "Usuń wiersz",
  removeColumn: "Usuń kolumnę",
  removeTable: "Usuń tabelę",
  film: "Film z\u00a0YouTube",
  filmWords: "Obejrzyj film na YouTube",
  codeBlock: "Blok kodu",
  insert: "Wstaw",
  description: "Opis dla osób niewidomych i\u00a0wyszukiwarek",
  caption: "Podpis",
  emptyTask: "puste zadanie",
  kept: "Tego edytor nie pokazuje. Zostanie bez zmian, a\u00a0zmienisz to w\u00a0trybie Markdown.",
  preview: "Podgląd obok tekstu",
} as const;

export const checks = {
  label: "Kontrola przed publikacją",
  hint: "To tylko podpowiedzi\u00a0– możesz publikować bez poprawek.",
  loading: "Sprawdzamy teksty…",
  none: "Wszystko wygląda dobrze.",
  show: "Pokaż",
  fix: "Popraw",
  summary:
    "Nie ma streszczenia: w\u00a0wyszukiwarce i\u00a0po udostępnieniu pod tytułem pojawi się jeszcze raz tytuł.",
  film: "Film z\u00a0YouTube nie ma transkrypcji.",
  title:
    "Tytuł jest dłuższy, niż mieści się w\u00a0wynikach wyszukiwania: Google utnie jego koniec.",
  rules: {
    description: (address: string) => `Zdjęcie nie ma opisu: ${address}`,
    heading: (words: string) =>
      `Nagłówek „${words}” jest o\u00a0kilka stopni mniejszy od poprzedniego`,
    "vague-link": (words: string) => `Link „${words}” nie mówi, dokąd prowadzi`,
    "dead-link": (address: string) => `Link donikąd nie prowadzi: ${address}`,
    quotes: (words: string) => `Proste cudzysłowy zamiast polskich: ${words}`,
    dash: (words: string) => `Łącznik zamiast myślnika: ${words}`,
    "short-word": (words: string) => `Jednoliterowe słowo na końcu wiersza: ${words}`,
    number: (words: string) => `Liczba lub jednostka zapisana nie po polsku: ${words}`,
    film: (words: string) => `Film „${words}” nie ma transkrypcji`,
  },
} as const;

export const links = {
  title: "Link",
  words: "Tekst linku",
  address: "Adres",
  addressHint: "Na przykład kadr.pl, biuro@kadr.pl albo /kontakt",
  ours: "Nasze strony",
  choose: "Wybierz stronę…",
  pages: "Strony",
  posts: "Blog",
  caseStudies: "Case studies",
  pagesFailed: "Nie udało się wczytać wpisów. Adres możesz wpisać.",
  insert: "Wstaw link",
  change: "Zmień link",
  remove: "Usuń link",
  cancel: "Anuluj",
  missingWords: "Wpisz słowa, które mają być linkiem",
  badAddress: "To nie jest adres strony ani e-mail. Wpisz na przykład kadr.pl albo /kontakt.",
  broken: "Te linki donikąd nie prowadzą:",
  noAddress: (words: string, address: string) =>
    address === ""
      ? `„${words}”\u00a0– brakuje adresu`
      : `„${words}”\u00a0– „${address}” to nie jest pełny adres`,
  noPage: (words: string, address: string) => `„${words}”\u00a0– nie mamy strony ${address}`,
  check: (problem: string) => `Link donikąd nie prowadzi: ${problem}`,
} as const;
