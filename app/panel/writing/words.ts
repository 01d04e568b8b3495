import { counted, megabytes } from "~/text/numbers.ts";

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
  film: "Film (YouTube, Vimeo, plik)",
  picture: "Wstaw zdjęcie",
  closingPicture: "Zdjęcie na koniec sekcji",
  figures: "Wyniki jako liczby",
  figuresExample: ["**120** zapytań z\u00a0formularza", "**3 ×** więcej odwiedzin"],
  fullScreen: "Pełny ekran",
  leaveFullScreen: "Zamknij pełny ekran (Esc)",
  hint: "Zdjęcia możesz wkleić albo upuścić w\u00a0tekst. Adres filmu z\u00a0YouTube albo Vimeo w\u00a0osobnym wierszu stanie się odtwarzaczem.",
  uploading: (names: string) => `Przesyłanie: ${names}…`,
  words: (count: number) => counted(count, "słowo", "słowa", "słów"),
  withoutPictures:
    "Tekst wkleiliśmy bez zdjęć. Wstaw je osobno: skopiuj samo zdjęcie albo przeciągnij plik.",
  wordsAlone:
    "Skopiowana treść jest bardzo rozbudowana, dlatego wkleiliśmy sam tekst, bez formatowania, linków i\u00a0zdjęć.",
} as const;

export const visual = {
  mode: "Sposób pisania",
  modes: { visual: "Edytor", markdown: "Markdown" },
  word: {
    title: "Możesz pisać jak w\u00a0Wordzie.",
    text: "Nad treścią wybierz „Edytor”. Tekst z\u00a0Worda i\u00a0Dokumentów Google wkleisz razem z\u00a0formatowaniem.",
    understood: "Rozumiem",
  },
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
    html: (words: string) => `Strona nie pokaże tego kodu HTML: ${words}`,
    "relative-picture": (address: string) =>
      `Strona nie pokaże zdjęcia, bo jego adres nie zaczyna się od „/” ani „https://”: ${address}`,
    "dead-jump": (address: string) =>
      `Link do miejsca w\u00a0tekście donikąd nie prowadzi, bo nie ma takiego nagłówka: ${address}`,
    "too-heavy": () =>
      "Tekst ma za dużo znaczników albo komórek tabel, więc strona pokaże go bez formatowania. Podziel go albo skróć tabele.",
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
  pagesFailed: "Nie udało się wczytać listy tekstów. Adres możesz wpisać.",
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

export const films = {
  title: "Film",
  block: (words: string) => `Film: ${words}`,
  address: "Adres filmu",
  addressHint: "Z\u00a0YouTube albo Vimeo, na przykład youtu.be/aqz-KE-bpKQ",
  noAddress: "Wklej adres filmu z\u00a0YouTube albo Vimeo.",
  badAddress:
    "To nie jest adres jednego filmu z\u00a0YouTube ani Vimeo. Otwórz film i\u00a0skopiuj adres z\u00a0paska przeglądarki.",
  byAddress: "Wstaw z\u00a0adresu",
  upload: "Prześlij plik",
  otherFile: "Wybierz inny plik",
  fileHint: "Film z\u00a0tego urządzenia: MP4 lub WebM, najwyżej 60\u00a0MB.",
  chosen: (name: string, bytes: number) => `${name} (${megabytes(bytes)})`,
  reading: "Sprawdzamy film…",
  sending: "Przesyłanie filmu",
  sent: (sent: number, all: number) =>
    `${megabytes(sent)} z\u00a0${megabytes(all)}. Nie zamykaj tego okna.`,
  uploadFailed: (reason: string) => `Nie udało się przesłać filmu: ${reason}`,
  tooLargeForServer: "serwer nie przyjmuje tak dużego pliku",
  refusals: {
    empty: () => "Ten plik jest pusty.",
    "too-large": (bytes: number) =>
      `Ten film ma ${megabytes(bytes)}, a\u00a0może mieć najwyżej 60\u00a0MB. Zmniejsz go albo wstaw adres z\u00a0YouTube lub Vimeo.`,
    "wrong-type": () =>
      "To nie jest film MP4 ani WebM. Zapisz go jako MP4 (H.264) i\u00a0wybierz ponownie.",
    unplayable: () =>
      "Przeglądarka nie umie odtworzyć tego filmu, więc czytelnicy też by go nie zobaczyli. Zapisz go jako MP4 (H.264) i\u00a0wybierz ponownie.",
  },
  caption: "Podpis",
  captionHint: "Czytelnicy zobaczą go pod filmem.",
  words: { youtube: "Obejrzyj film na YouTube", vimeo: "Obejrzyj film na Vimeo" },
  insert: "Wstaw film",
  change: "Zmień film",
  cancel: "Anuluj",
} as const;

export const preview = {
  page: "Strona",
  card: "Karta na liście",
  phone: "Telefon",
  desktop: "Komputer",
  width: "Szerokość podglądu",
  frame: "Podgląd",
  loading: "Przygotowujemy podgląd…",
  failed: "Nie udało się wczytać podglądu. Zapisz zmiany i\u00a0odśwież stronę.",
} as const;
