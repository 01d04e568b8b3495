import { markdownWords } from "~/content/markdown.ts";
import { counted, megabytes } from "~/text/numbers.ts";

export const pictures = {
  title: "Zdjęcia",
  lead: "Wszystkie zdjęcia wgrane do panelu. Opis działa na całej stronie: na kartach, w\u00a0galeriach i\u00a0w\u00a0tekstach, które nie mają własnego.",
  count: (count: number) => counted(count, "zdjęcie", "zdjęcia", "zdjęć"),
  listFailed: "Nie udało się wczytać zdjęć",
  empty: "Nie wgrano jeszcze żadnych zdjęć. Zdjęć przykładowych tu nie widać.",
  noMatch: "Żadne zdjęcie nie pasuje.",
  searchHint: "Opis, podpis, autor lub nazwa pliku",
  filter: "Pokaż",
  filters: { all: "Wszystkie", undescribed: "Bez opisu", unused: "Nieużywane" },
  more: "Pokaż kolejne",
  heic: {
    notice: "Zdjęcia HEIC z\u00a0telefonów odczytuje biblioteka libheif (LGPL-3.0):",
    licence: "licencja",
    source: "kod źródłowy",
    sourceAddress: "https://github.com/catdad-experiments/libheif-js",
  },
  name: (description: string, path: string) => description || `Zdjęcie bez opisu: ${path}`,

  description: "Opis zdjęcia",
  descriptionHint:
    "Opis dla osób niewidomych i\u00a0wyszukiwarek. Zapisuje się od razu, dla wszystkich miejsc z\u00a0tym zdjęciem.",
  descriptionExample: "Na przykład: Operator ustawia światło przed wywiadem",
  decorative: "Zdjęcie ozdobne (bez opisu)",
  undescribed: "To zdjęcie nie ma jeszcze opisu.",
  onlyFileName: "To tylko nazwa pliku. Napisz, co widać na zdjęciu.",
  inText: "Zdjęcia w\u00a0tekście bez opisu",
  caption: "Podpis",
  captionHint: "Podpowiadamy go, gdy wstawiasz zdjęcie z\u00a0biblioteki.",
  author: "Autor zdjęcia",
  credit: (author: string) => `fot.\u00a0${author}`,
  saveFailed: (message: string) => `Nie udało się zapisać opisu: ${message}`,

  fromLibrary: "Wybierz z\u00a0biblioteki",
  library: "Biblioteka zdjęć",
  choose: (count: number) => (count === 0 ? "Wybierz zdjęcia" : `Wybierz (${count})`),
  cancel: "Anuluj",
  loading: "Wczytujemy zdjęcia…",

  upload: "Dodaj zdjęcia",
  uploading: (done: number, all: number) => `Przesyłanie: ${done} z\u00a0${all}`,
  drop: "Możesz też upuścić pliki na tę stronę.",
  uploaded: "Zdjęcia są w\u00a0bibliotece",
  uploadFailed: (message: string) => `Nie udało się przesłać zdjęć: ${message}`,

  details: "Zdjęcie",
  facts: {
    name: "Nazwa pliku",
    size: "Wymiary",
    weight: "Plik",
    added: "Dodano",
    smaller: "Mniejsze wersje",
  },
  pixels: (width: number, height: number) => `${width}\u00a0×\u00a0${height}\u00a0px`,
  kilobytes: (count: number) => `${count}\u00a0kB`,
  widths: (widths: string) => `${widths}\u00a0px`,
  unknown: "brak danych",
  copyAddress: "Kopiuj adres",
  copied: "Adres skopiowany",
  copyFailed: "Nie udało się skopiować adresu.",

  focus: "Punkt, który ma zostać widoczny",
  focusHint: "Kliknij najważniejsze miejsce. Strona przytnie zdjęcie tak, żeby było je widać.",
  focusX: "Od lewej",
  focusY: "Od góry",
  crop: "Tak przytnie je karta",

  uses: "Gdzie użyto",
  notUsed: "Tego zdjęcia nic nie pokazuje.",
  usesLoading: "Szukamy…",
  place: {
    record: "",
    history: "w\u00a0historii zmian",
    trash: "w\u00a0Koszu",
    "working-copy": "w\u00a0niezapisanym tekście",
    unpublished: "w\u00a0nieopublikowanych zmianach",
  },
  table: { blog_posts: "Blog", case_studies: "Case study", page_content: "Strona" },
  untitled: "Bez tytułu",
  siteTexts: "Teksty strony",

  replace: "Podmień",
  replaceHint: "Nowy plik dostanie ten sam adres, więc zmieni się wszędzie.",
  replacing: "Podmienianie…",
  replaced: "Zdjęcie podmienione",
  replaceFailed: (message: string) => `Nie udało się podmienić zdjęcia: ${message}`,
  remove: "Usuń",
  removeHint:
    "Usunąć można tylko zdjęcie, którego nie ma na stronie, w\u00a0szkicach, w\u00a0historii zmian ani w\u00a0Koszu.",
  confirmRemove: "Czy na pewno chcesz usunąć to zdjęcie?",
  confirmHint: "Tego nie da się cofnąć.",
  removed: "Zdjęcie usunięte",
  stillUsed: "Tego zdjęcia coś już używa, więc zostało.",
  removeFailed: (message: string) => `Nie udało się usunąć zdjęcia: ${message}`,
} as const;

export const storedFilms = {
  title: "Przesłane filmy",
  lead: "Filmy z\u00a0plików wstawia się w\u00a0tekstach. Usunąć można tylko film, którego nie ma na stronie, w\u00a0szkicach, w\u00a0historii zmian ani w\u00a0Koszu.",
  listFailed: "Nie udało się wczytać filmów",
  name: (day: string, width: number, height: number) =>
    `Film z\u00a0${day}, ${width}\u00a0×\u00a0${height}`,
  facts: (width: number, height: number, bytes: number) =>
    `${width}\u00a0×\u00a0${height}\u00a0px, ${megabytes(bytes)}`,
  remove: "Usuń",
  removeNamed: (name: string) => `Usuń: ${name}`,
  confirmRemove: "Czy na pewno chcesz usunąć ten film?",
  confirmHint: "Tego nie da się cofnąć.",
  removed: "Film usunięty",
  stillUsed: "Ten film jest w\u00a0jakimś tekście, więc został.",
  removeFailed: (message: string) => `Nie udało się usunąć filmu: ${message}`,
} as const;

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
  still: (file: string) => `Animacja „${file}” została zapisana jako nieruchomy obraz.`,
  again: (count: number) =>
    count === 1
      ? "To zdjęcie jest już w\u00a0bibliotece, więc użyliśmy tamtego."
      : `${counted(count, "zdjęcie", "zdjęcia", "zdjęć")} z\u00a0tych plików jest już w\u00a0bibliotece, więc użyliśmy tamtych.`,
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
