import { counted } from "~/text/numbers.ts";

/** In words that stand after „z”. */
export const ofPosts = (count: number) => counted(count, "postu", "postów", "postów");
export const posts = (count: number) => counted(count, "post", "posty", "postów");

/** What was left out or changed, as the heading above the things it happened to. */
export const reasons = {
  page: "Strony, które nie są postami",
  type: "Treści innych rodzajów niż post",
  part: "Części starej strony: menu, szablony, style",
  bin: "Były w\u00a0koszu",
  autosave: "Niezapisane szkice starego edytora",
  known: "Są tu już z\u00a0wcześniejszego przenoszenia",
  lateFiles: "Były tu już, a\u00a0teraz doszły brakujące zdjęcia albo filmy",
  failed: "Nie udało się ich odczytać albo zapisać",
  textTooLong: "Tekst ma ponad 200\u00a0000\u00a0znaków",
  textTooSlow: "Odczytanie tekstu trwało zbyt długo",
  wordsAlone: "Bardzo rozbudowany tekst: przychodzi bez formatowania, linków i\u00a0zdjęć",
  comments: "Komentarze zostają, tutaj ich nie ma",
  private: "Były prywatne: będą szkicami",
  password: "Były pod hasłem: będą szkicami",
  membersOnly: "Były tylko dla członków: będą szkicami",
  waiting: "Czekały na zatwierdzenie: będą szkicami",
  asDraft: "Nie były postami: będą szkicami",
  sticky: "Były przypięte na górze; tutaj kolejność jest według dat",
  untitled: "Nie miały tytułu",
  titleCut: "Tytuł skrócony do 200\u00a0znaków",
  slugMade: "Zmieniony adres; stary prowadzi do nowego",
  slugTaken: "Adres był zajęty, dostał numer",
  noAuthor: "Nie było autora, podpisane „Redakcja”",
  authorCut: "Autor skrócony do 120\u00a0znaków",
  hidden: "Stara strona ich nie pokazywała: będą szkicami",
  unlisted: "Były ukryte przed wyszukiwarkami: będą szkicami",
  mailed: "Były tylko w\u00a0newsletterze: będą szkicami",
  dateUnknown: "Nie dało się odczytać daty: będą szkicami",
  tagChanged: "Zmieniony tag",
  tagLeftOut: "Pominięty tag",
  excerpt: "Pominięta zajawka; listy pokazują początek tekstu",
  excerptAsDescription: "Zajawka jest teraz opisem dla wyszukiwarek",
  seoCut: "Skrócony tekst dla wyszukiwarek",
  seoPattern: "Pominięty tytuł dla wyszukiwarek: był szablonem wtyczki",
  seoLeftOut: "Pominięte ustawienie dla wyszukiwarek",
  shortcode: "Pominięty znacznik wtyczki, tekst w\u00a0środku został",
  gallery: "Galeria, której zdjęć nie ma w\u00a0pliku",
  block: "Pominięty blok, który stara strona wypełniała sama",
  reusedBlock: "Pominięty wspólny blok: nie ma go w\u00a0pliku",
  script: "Pominięty skrypt albo styl",
  drawing: "Pominięty rysunek SVG",
  form: "Pominięte pole formularza",
  hiddenText: "Pominięty ukryty tekst",
  counter: "Pominięty licznik odwiedzin (obrazek jednego piksela)",
  embedded: "Osadzona strona jest teraz linkiem",
  asParagraphs: "Lista definicji albo tabela z\u00a0listami w\u00a0komórkach: jest teraz akapitami",
  media: "Film albo dźwięk jest teraz linkiem do starej strony",
  card: "Pominięta karta nieznanego rodzaju",
  code: "Pominięty kod z\u00a0nagłówka albo stopki",
  link: "Link bez adresu: tutaj mogą być tylko http, https i\u00a0mailto",
  deadLink: "Linki do stron starej witryny, które nie przychodzą",
  pictureMissing: "Zdjęcia, których plików nie ma; w\u00a0tekście zostaje stary adres",
  pictureElsewhere: "Zdjęcia, które leżą na innych stronach i\u00a0tam zostają",
  pictureRefused: "Nie udało się zapisać zdjęcia; w\u00a0tekście zostaje stary adres",
  pictureInText: "Pominięte obrazki zapisane w\u00a0samym tekście (data:), bez plików",
  pictureEmpty: "Zdjęcia, których pliki są puste",
  pictureTooLarge: "Zdjęcia o\u00a0zbyt dużych plikach; w\u00a0tekście zostaje stary adres",
  pictureTooManyPixels: "Zdjęcia o\u00a0zbyt dużych wymiarach; w\u00a0tekście zostaje stary adres",
  pictureHeic: "Zdjęcia HEIC: trzeba je najpierw zapisać jako JPEG",
  pictureSvg: "Rysunki SVG: mogą zawierać skrypty, więc nie przychodzą",
  picturePdf: "Pliki PDF w\u00a0miejscu zdjęć",
  pictureNone: "Pliki, które nie są zdjęciami",
  pictureDamaged: "Uszkodzone pliki zdjęć; w\u00a0tekście zostaje stary adres",
  pictureUnused: "Zdjęcia, których nie pokazuje żaden tekst",
  fileNotFetched: "Pliki, których stara strona nie oddała; w\u00a0tekście zostaje stary adres",
  filmPoster: "Filmy bez kadru na początku: zamiast niego jest ciemne tło",
  filmMissing:
    "Filmy, których plików nie ma albo mają ponad 60\u00a0MB; w\u00a0tekście zostaje stary adres",
  filmTooLarge: "Filmy, które mają ponad 60\u00a0MB; w\u00a0tekście zostaje stary adres",
  filmUnknown: "Pliki, które nie są filmami MP4 ani WebM; w\u00a0tekście zostaje stary adres",
  filmRefused: "Nie udało się zapisać filmu; w\u00a0tekście zostaje stary adres",
  file: "Pliki inne niż zdjęcia i\u00a0filmy zostają na starej stronie",
  mainPictureMissing: "Brak głównego zdjęcia",
  redirectRefused: "Przekierowania, których tutaj być nie może",
  redirectLeaves: "Przekierowania na inne strony: sprawdź, czy tak ma być",
  redirectTaken: "Stare adresy, które prowadzą już gdzie indziej",
  draftAddress:
    "Stare adresy szkiców: zaczną działać, gdy po publikacji przeniesiesz ten plik jeszcze raz",
  noFrontMatter: "Pliki bez nagłówka z\u00a0danymi postu",
  frontMatter: "Pominięte pole nagłówka",
  lostWords: "W\u00a0tekście brakuje słów",
  lostLinks: "W\u00a0tekście brakuje linków",
  lostPictures: "W\u00a0tekście brakuje zdjęć",
  lostFilms: "W\u00a0tekście brakuje filmów",
  lostFootnotes: "W\u00a0tekście brakuje przypisów",
  template: "Pominięte polecenie generatora stron",
} as const;

/** Their details begin with a number. */
export const lost: Partial<Record<string, (count: number) => string>> = {
  lostWords: (count) => counted(count, "słowo", "słowa", "słów"),
  lostLinks: (count) => counted(count, "link", "linki", "linków"),
  lostPictures: (count) => counted(count, "zdjęcie", "zdjęcia", "zdjęć"),
  lostFilms: (count) => counted(count, "film", "filmy", "filmów"),
  lostFootnotes: (count) => counted(count, "przypis", "przypisy", "przypisów"),
};

export type ImportNote = keyof typeof reasons;

/** Why nothing came, or no more. */
export const problems: Record<string, (line: string) => string> = {
  xml: (line) =>
    `Ten plik jest uszkodzony: w\u00a0wierszu ${line} przestaje być poprawnym eksportem WordPressa. Wyeksportuj go jeszcze raz.`,
  json: (line) =>
    `Ten plik jest uszkodzony: w\u00a0wierszu ${line} przestaje być poprawnym plikiem JSON. Wyeksportuj go jeszcze raz.`,
  notWordPress: () =>
    "To nie jest eksport WordPressa. Zrobisz go w\u00a0„Narzędzia → Eksport → Wszystko”.",
  notGhost: () => "To nie jest eksport Ghosta: nie ma w\u00a0nim postów.",
  noMarkdown: () => "W\u00a0tym archiwum nie ma ani plików Markdown, ani eksportu.",
  unknownType: () => "Wybierz plik .xml z\u00a0WordPressa, .json z\u00a0Ghosta albo archiwum .zip.",
  tooLarge: () => "Ten plik jest za duży.",
  archive: () => "Nie udało się rozpakować archiwum: jest uszkodzone albo ma niedozwolone nazwy.",
  archiveTooLarge: () => "Po rozpakowaniu to archiwum byłoby za duże.",
  contentTooLarge: () =>
    "Plik tresc.json w\u00a0tym archiwum jest za duży: wymienia za dużo zdjęć albo danych firmy.",
  missing: () => "Pliku nie ma już na serwerze. Wybierz go jeszcze raz.",
  address: () => "Adres starej strony jest niepoprawny. Wpisz go tak: https://stara-strona.pl",
  noRoom: () => "Na dysku serwera zabrakło miejsca. Co już przyszło, zostało zapisane.",
  running: () => "Inne przenoszenie jeszcze trwa. Poczekaj, aż się skończy.",
  changed: () => "Niczego nie cofnięto, bo ktoś zmienił już tutaj:",
  stopped: () => "Przenoszenie zatrzymano.",
  interrupted: () =>
    "Przenoszenie zostało przerwane, na przykład przez ponowne uruchomienie serwera. Zacznij jeszcze raz: przyjdzie tylko to, czego brakuje.",
  backend: () =>
    "Serwer nie mógł połączyć się z\u00a0bazą danych. Zacznij jeszcze raz: przyjdzie tylko to, czego brakuje.",
  other: () =>
    "Coś się nie udało, a\u00a0szczegóły zapisał serwer. Zacznij jeszcze raz: przyjdzie tylko to, czego brakuje.",
};
