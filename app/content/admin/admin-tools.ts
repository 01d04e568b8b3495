import { counted } from "~/text/numbers.ts";
import { markdownWords } from "../markdown.ts";

export const media = {
  address: "Adres zdjęcia",
  addressHint: "Adres https:// albo plik z\u00a0dysku",
  youtubeExample: "https://www.youtube.com/…",
  choose: "Wybierz plik",
  chooseMany: "Wybierz pliki",
  replace: "Zmień zdjęcie",
  remove: "Usuń zdjęcie",
  optimising: "Optymalizowanie...",
  optimisingFiles: (count: number) =>
    count === 1 ? "Optymalizowanie obrazu..." : `Optymalizowanie ${count} obrazów...`,
  progress: (done: number, all: number) => `${done} z\u00a0${all}`,
  again: (count: number) =>
    count === 1
      ? "To zdjęcie jest już w\u00a0bibliotece, więc użyliśmy tamtego."
      : `${counted(count, "zdjęcie", "zdjęcia", "zdjęć")} z\u00a0tych plików jest już w\u00a0bibliotece, więc użyliśmy tamtych.`,
  still: (file: string) => `Animacja „${file}” została zapisana jako nieruchomy obraz.`,
  refusals: {
    empty: "plik jest pusty. Skopiuj go jeszcze raz z\u00a0aparatu albo telefonu",
    "too-large":
      "plik jest za duży (najwyżej 60\u00a0MB). Zapisz zdjęcie jako JPG w\u00a0mniejszym rozmiarze",
    "too-many-pixels":
      "zdjęcie ma za dużo pikseli (najwyżej 120 megapikseli). Zmniejsz je i\u00a0spróbuj ponownie",
    heic: "tego zdjęcia HEIC nie da się odczytać. Zapisz je jako JPG, a\u00a0na przyszłość wybierz w\u00a0iPhonie Ustawienia → Aparat → Formaty → Najbardziej zgodne",
    svg: "to nie jest zdjęcie, tylko rysunek SVG. Zapisz go jako PNG",
    pdf: "to nie jest zdjęcie, tylko dokument PDF. Zapisz stronę jako JPG albo PNG",
    "not-a-picture":
      "to nie jest zdjęcie JPG, PNG, WebP, AVIF ani GIF. Zapisz je w\u00a0jednym z\u00a0tych formatów",
    "too-large-gif": "animacja jest za duża (najwyżej 10\u00a0MB). Skróć ją albo zmniejsz",
  },
  drop: "Możesz też upuścić plik tutaj.",
  dropMany: "Możesz też upuścić pliki tutaj.",
  droppedBeside: "Upuść zdjęcie na pole ze zdjęciem, na galerię albo w\u00a0treść.",
  altPrompt: markdownWords.undescribed,
  gallery: {
    position: (at: number, all: number) => `Zdjęcie ${at} z\u00a0${all}`,
    moveEarlier: "Przesuń wcześniej",
    moveLater: "Przesuń dalej",
    remove: "Usuń z\u00a0galerii",
    empty: "Galeria jest pusta.",
  },
} as const;

export const blocks = {
  empty: "Nie ma jeszcze bloków. Bloki pokazują się pod treścią, w\u00a0tej kolejności.",
  addText: "Dodaj tekst",
  addImage: "Dodaj zdjęcie",
  text: "Tekst",
  image: "Zdjęcie",
  content: "Treść bloku (Markdown)",
  caption: "Podpis (opcjonalnie)",
  remove: "Usuń blok",
  moveUp: "Przesuń w\u00a0górę",
  moveDown: "Przesuń w\u00a0dół",
  position: (at: number, all: number) => `Blok ${at} z\u00a0${all}`,
  missingImage: "Podaj adres zdjęcia albo usuń blok",
  missingText: "Wpisz treść albo usuń blok",
} as const;

export const preview = {
  page: "Strona",
  card: "Karta na liście",
  phone: "Telefon",
  desktop: "Komputer",
  width: "Szerokość podglądu",
  frame: "Podgląd wpisu",
  loading: "Przygotowujemy podgląd…",
  failed: "Nie udało się wczytać podglądu. Zapisz zmiany i\u00a0odśwież stronę.",
} as const;

export const duplicate = {
  label: "Powiel jako szkic",
  ending: " (kopia)",
  done: "Powielono jako szkic",
  saveFirst: "Zapisz najpierw zmiany. Powielamy to, co jest zapisane.",
  failed: (message: string) => `Nie udało się powielić: ${message}`,
} as const;

export const previewLinks = {
  open: "Link do podglądu",
  title: "Link do podglądu",
  hint: "Kto ma link, zobaczy tę stronę przed publikacją, bez logowania. Link działa siedem dni i\u00a0pokazuje zawsze ostatnio zapisaną wersję.",
  unsaved: "Masz niezapisane zmiany. Zapisz je, żeby było je widać w\u00a0podglądzie.",
  create: "Utwórz link do podglądu",
  address: "Nowy link",
  onlyNow: "Skopiuj link teraz. Później nie da się go już pokazać, ale można utworzyć nowy.",
  copy: "Kopiuj link",
  copied: "Link skopiowany",
  copyFailed: "Nie udało się skopiować linku. Zaznacz go i\u00a0skopiuj skrótem Ctrl+C.",
  valid: "Działające linki",
  none: "Nie ma jeszcze żadnego działającego linku.",
  until: (moment: string) => `Działa do ${moment}`,
  by: (person: string) => `Utworzono przez: ${person}`,
  revoke: "Unieważnij link",
  revoked: "Link unieważniony",
  failed: "Nie udało się wczytać linków.",
  createFailed: (message: string) => `Nie udało się utworzyć linku: ${message}`,
  revokeFailed: (message: string) => `Nie udało się unieważnić linku: ${message}`,
} as const;

export const broken = {
  sheet: "Nie udało się wczytać edytora. Odśwież stronę i\u00a0spróbuj ponownie.",
  reload: "Odśwież stronę",
} as const;

export const history = {
  title: "Historia zmian",
  hint: "Zaznaczone słowa wrócą, a\u00a0przekreślone znikną z\u00a0formularza, gdy przywrócisz wersję. Godziny podajemy według czasu warszawskiego.",
  empty: "Ten wpis nie ma jeszcze wcześniejszych wersji.",
  current: "Obecna wersja",
  entry: (when: string) => `Wersja z\u00a0${when}`,
  by: (who: string) => `zapisana przez ${who}`,
  unknown: "zapisana poza panelem",
  first: "pierwsza wersja",
  authorLost: "nie wiemy, kto ją zapisał",
  restore: "Przywróć tę wersję",
  restored: "Wersja wczytana do formularza. Zapisz, żeby ją przywrócić.",
  added: "dodane",
  removed: "usunięte",
  same: "Ta wersja nie różni się od obecnej.",
  back: "Wróć do edycji",
  failed: "Nie udało się wczytać historii",
} as const;

export const trash = {
  title: "Kosz",
  hint: "Usunięte wpisy czekają tu 30\u00a0dni. Godziny podajemy według czasu warszawskiego.",
  empty: "Kosz jest pusty.",
  deleted: (when: string, who: string) => `Usunięto ${when}${who ? ` (${who})` : ""}`,
  restore: "Przywróć",
  show: "Podgląd",
  restored: "Przywrócono z\u00a0Kosza",
  restoredAsDraft: "Przywrócono z\u00a0Kosza jako szkic",
  wasPublic: {
    title: "Ten wpis był na stronie",
    text: (title: string) =>
      `„${title}” może wrócić jako szkic albo od razu ukazać się na stronie, jak przed usunięciem.`,
    asDraft: "Przywróć jako szkic",
    public: "Przywróć na stronę",
  },
  failed: "Nie udało się wczytać Kosza",
  restoreFailed: "Nie udało się przywrócić wpisu",
  slugTaken: "Adres tego wpisu zajął tymczasem inny. Zmień jego slug i\u00a0spróbuj ponownie.",
} as const;

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

export const relations = {
  services: "Usługi",
  tags: "Tagi",
  tagsHint: "Oddziel je przecinkami. Od trzeciego wpisu tag ma własną stronę.",
  knownTags: "Tagi innych wpisów",
  addTag: (tag: string) => `Dodaj tag: ${tag}`,
  searchAndShare: "W\u00a0wyszukiwarce i\u00a0po udostępnieniu",
  seoTitle: "Tytuł dla wyszukiwarek",
  seoTitleHint: "Puste pole to zwykły tytuł. Nazwę agencji dodamy na końcu.",
  seoDescription: "Opis dla wyszukiwarek",
  seoDescriptionHint: "Puste pole to początek tekstu. Google pokazuje około 160 znaków.",
  shareImage: "Zdjęcie po udostępnieniu",
  inGoogle: "W\u00a0Google",
  onFacebook: "Na Facebooku",
  approximate: "Tak to mniej więcej wygląda. Google może sam wybrać inny fragment tekstu.",
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
