import { counted, plural } from "~/text/numbers.ts";

export const siteEditor = {
  title: "Edycja strony",
  heading: (page: string) => `Edycja: ${page}`,
  back: "Strona",
  notHere:
    "Tego nie zmienisz tutaj. Posty i\u00a0case studies są w\u00a0„Treściach”, a\u00a0adresy, godziny i\u00a0ceny w\u00a0„Danych firmy”.",
  frame: "Podgląd strony",
  loading: "Wczytujemy stronę…",
  failed: "Nie udało się wczytać strony do edycji",
  refused: "Nie możesz zmieniać tekstów strony",
  refusedHint:
    "Twoje konto nie ma już tego uprawnienia. Poproś o\u00a0nie osobę, która zarządza kontami.",
  unknown: "Nie ma takiej strony",
  unknownHint: (path: string) => `Pod adresem ${path} nie ma strony, której teksty można zmieniać.`,
  widths: { legend: "Szerokość podglądu", phone: "Telefon", tablet: "Tablet", desktop: "Komputer" },
  modes: { legend: "Co robi naciśnięcie", edit: "Edycja", browse: "Przeglądanie" },
  hint: "Naciśnij tekst na stronie, żeby go zmienić. Z\u00a0klawiatury: Tab albo strzałki, potem Enter.",
  browseHint: "Odnośniki działają i\u00a0otwierają następną stronę w\u00a0edytorze.",
  edit: (kind: string, text: string) => `${kind}: ${text}, edytuj`,
  /** Where several different texts have the same words. */
  beside: (text: string, heading: string) => `${text}, przy „${heading}”`,
  empty: "pusty tekst",
  undescribed: "bez opisu",
  publish: "Opublikuj zmiany",
  publishing: "Publikuję…",
  published: (count: number) =>
    `Opublikowano ${counted(count, "zmianę", "zmiany", "zmian")}. ${plural(count, "Jest", "Są", "Są")} już na stronie.`,
  fewer:
    "Część tekstów ktoś tymczasem zmienił, więc zostały szkicami. Sprawdź je i\u00a0opublikuj.",
  publishFailed: (reason: string) => `Nie udało się opublikować: ${reason}`,
  notSaved: "Najpierw popraw teksty, których nie da się zapisać.",
  drop: "Odrzuć zmiany",
  dropFailed: (reason: string) => `Nie udało się odrzucić zmian: ${reason}`,
  dropped: "Zmiany odrzucone. Na stronie nic się nie zmieniło.",
  dropQuestion: {
    dropTitle: "Odrzucić zmiany?",
    dropText: "Wróci to, co widzą teraz odwiedzający. Tych zmian nie da się potem odzyskać:",
    keep: "Zostaw",
    dropSure: "Odrzuć na dobre",
  },
  changes: (count: number) => `Zmiany (${count})`,
  history: "Historia",
  hidden: "Poza stroną",
  sections: "Sekcje",
  saveAndLeave: "Zapisz szkic i\u00a0wyjdź",
  restorePage: "Przywróć całą stronę",
  restoreQuestion: {
    title: "Przywrócić całą stronę?",
    text: (count: number) =>
      `${counted(count, "tekst", "teksty", "tekstów")} tej strony ${plural(count, "wróci", "wrócą", "wróci")} do oryginału. Teksty wspólne z\u00a0innymi stronami zostaną. Odwiedzający zobaczą to po publikacji.`,
    back: "Zostaw, jak jest",
    sure: "Przywróć całą stronę",
  },
  nothingToRestore: "Na tej stronie wszystkie teksty są już oryginalne.",
} as const;

export const saveWords = {
  saving: "Zapisywanie…",
  saved: (time: string) => `Szkic zapisany ${time}`,
  unsaved: "Niezapisane",
  conflict: "Ktoś zmienił ten sam tekst",
  there: "Niezapisane",
  away: "Brak połączenia\u00a0– tekst jest na tym urządzeniu",
  "signed-out": "Sesja wygasła\u00a0– tekst jest na tym urządzeniu",
  refused: "Brak uprawnień do zapisu\u00a0– tekst jest na tym urządzeniu",
  retry: "Zapisz teraz",
  waiting: (count: number) =>
    `${counted(count, "zmiana czeka", "zmiany czekają", "zmian czeka")} na publikację`,
  unchanged: "Bez zmian",
} as const;

export const fieldWords = {
  label: "Tekst",
  close: "Zamknij",
  done: "Gotowe",
  restore: "Przywróć oryginał",
  open: "Otwórz",
  left: (count: number) =>
    `${plural(count, "Został", "Zostały", "Zostało")} ${counted(count, "znak", "znaki", "znaków")}.`,
  pages: (count: number) => `Na ${counted(count, "stronie", "stronach", "stronach")}`,
  pagesHint: "Zmiana będzie na każdej z\u00a0nich:",
  allPages: "Pokaż, na których",
  facts:
    "Słowa w\u00a0klamrach strona podmienia sama, na przykład na liczbę albo godzinę. Zostaw je tak, jak są.",
  lines: "Wiersz tutaj to wiersz na stronie.",
  original: "Oryginał",
  emptyOnPurpose: "Tego tekstu nie będzie na stronie.",
  noPlace: "Tego tekstu nie widać teraz na stronie.",
  outdated: {
    title: "Oryginał zmienił się od czasu, gdy to pisano",
    was: "Oryginał wtedy",
    now: "Oryginał teraz",
    mine: "Na stronie jest",
    keep: "Zostaw moją",
    take: "Weź nową",
  },
  conflict: {
    title: "Ktoś zmienił ten tekst przed tobą",
    saved: (when: string, who: string) =>
      who
        ? `Zapisano ${when} (${who}). Nic nie zostało nadpisane.`
        : `Zapisano ${when}. Nic nie zostało nadpisane.`,
    mine: "Twoja wersja",
    theirs: "Zapisana wersja",
    keep: "Zapisz moją",
    take: "Weź zapisaną",
  },
} as const;

export const variantWords = {
  when: "Kiedy to widać:",
  others: "Ten sam tekst w\u00a0innych chwilach",
  field: (when: string) => `Tekst: ${when}`,
  restore: (when: string) => `Przywróć oryginał: ${when}`,
} as const;

export const quoteWords = {
  consent: "Zgoda klienta",
  day: "Dzień zgody klienta",
  hint: "Kiedy klient zgodził się, żeby jego słowa, nazwisko i\u00a0firma były na stronie. Tego dnia na stronie nie widać.",
  missing:
    "Bez dnia zgody słów, które tu wpiszesz, nie zobaczy nikt poza panelem, także po publikacji.",
  noDay: "Podaj dzień zgody, dzisiejszy albo wcześniejszy.",
  /** In the frame, below a quote. */
  badge: "Nie ma dnia zgody klienta",
} as const;

export const problems = {
  tooLong: (count: number) =>
    `O\u00a0${counted(count, "znak", "znaki", "znaków")} za długo. Skróć tekst, żeby go zapisać.`,
  noSuchFact: (name: string) =>
    isPrice(name) ? `Nie ma takiej ceny: ${name}` : `Tego w\u00a0klamrach strona nie zna: ${name}`,
  looseBrace: "Brakuje klamry. Popraw ją albo przywróć oryginał.",
  factGone: (name: string) => `${isPrice(name) ? "Zniknęła cena" : "Zniknęło"} ${name}.`,
  companyFactGone: (name: string) => `Zniknęło z\u00a0tekstu: ${name}.`,
} as const;

const isPrice = (name: string) => name.includes(".");

export const lineWords = {
  frame: "Pomiar wierszy",
  phone: "Na telefonie",
  tablet: "Na tablecie",
  desktop: "Na komputerze",
  /** „Na telefonie trzy wiersze, były dwa.” */
  wider: (where: string) => `${where} nie mieści się na szerokość.`,
  more: (where: string, now: number, before: number) =>
    `${where} ${linesCounted(now)}, ${wereLines(before)}.`,
} as const;

const small = [
  "zero",
  "jeden",
  "dwa",
  "trzy",
  "cztery",
  "pięć",
  "sześć",
  "siedem",
  "osiem",
  "dziewięć",
  "dziesięć",
];
const inWords = (count: number) => small[count] ?? String(count);
const linesCounted = (count: number) =>
  `${inWords(count)} ${plural(count, "wiersz", "wiersze", "wierszy")}`;
const wereLines = (count: number) => `${plural(count, "był", "były", "było")} ${inWords(count)}`;

export const listWords = {
  title: "Teksty, których nie widać na stronie",
  groups: {
    search: "Wyszukiwarka",
    card: "Karta udostępniania",
    labels: "Dla czytników ekranu",
    images: "Zdjęcia, których teraz nie widać",
    pictures: "Opisy zdjęć",
    fields: "Podpowiedzi w\u00a0polach",
    later: "Pojawiają się później",
    shared: "Wspólne z\u00a0innymi stronami",
  },
  roles: {
    title: "Tytuł dla Google",
    description: "Opis dla Google",
    cardTitle: "Tytuł karty",
    cardDescription: "Opis karty",
    alt: "Opis zdjęcia",
    label: "Etykieta",
    placeholder: "Podpowiedź",
    picture: "Zdjęcie",
    other: "Tekst",
  },
  google: "Tak pokaże to Google",
  card: "Tak wygląda link wysłany na komunikatorze albo w\u00a0mediach społecznościowych",
  cardHint: "Karta mówi to samo co nagłówek strony. Zmienia się razem z\u00a0nim.",
  changed: "zmieniony",
} as const;

/** Of samples. */
export const ourWords = {
  title: (count: number) => `Nasze teksty: ${count}`,
  hidden: "Odwiedzający ich nie widzą.",
  hint: "Przeczytaj na stronie każdą część. Są w\u00a0nich liczby, miejsca i\u00a0obietnice: zmień te, które nie są o\u00a0was, a\u00a0resztę przyjmij jako swoją.",
  count: (count: number) => counted(count, "tekst", "teksty", "tekstów"),
  take: "To też o\u00a0nas",
  takeNamed: (section: string) => `To też o\u00a0nas: ${section}`,
  footer: "Stopka",
  elsewhere: "Poza stroną",
  one: "To nasz tekst. Zmień go albo przyjmij jako swój.",
  oneHidden: "To nasz tekst i\u00a0odwiedzający go nie widzą. Zmień go albo przyjmij jako swój.",
} as const;

export const changeWords = {
  title: "Zmiany, które czekają na publikację",
  hint: "Odwiedzający zobaczą je, gdy naciśniesz „Opublikuj zmiany”.",
  none: "Nic nie czeka. To, co zmienisz na stronie, pojawi się tutaj.",
  was: "Było",
  is: "Jest",
  undo: "Cofnij",
  undoNamed: (name: string) => `Cofnij: ${name}`,
  show: "Pokaż",
  showNamed: (name: string) => `Pokaż: ${name}`,
  empty: "(pusty)",
} as const;

export const historyWords = {
  title: "Historia tekstów tej strony",
  hint: "Przywrócony tekst jest szkicem, dopóki nie opublikujesz zmian.",
  failed: "Nie udało się wczytać historii",
  empty: "Nie ma jeszcze wcześniejszych wersji.",
  entry: (when: string) => `Na stronie do ${when}`,
  by: (who: string) => `Następną wersję opublikowano z\u00a0konta ${who}.`,
  unknown: "Następną wersję opublikowano poza panelem.",
  restore: "Przywróć ten tekst",
  restoreNamed: (name: string) => `Przywróć: ${name}`,
  restored: "Tekst przywrócony jako szkic.",
} as const;

/** What an element is, as a screen reader says it before its text. */
export const kindWords = {
  heading: "Nagłówek",
  link: "Odnośnik",
  button: "Przycisk",
  paragraph: "Akapit",
  item: "Punkt listy",
  picture: "Zdjęcie",
  label: "Podpis",
  text: "Tekst",
  alt: "Opis zdjęcia",
  ariaLabel: "Etykieta",
  placeholder: "Podpowiedź w\u00a0polu",
  title: "Tytuł dla Google",
  description: "Opis dla Google",
  post: "Post",
  caseStudy: "Case study",
} as const;

/** What an added page has beside its texts. */
export const ownSettingNames = {
  path: "Adres",
  inMenu: "W\u00a0menu",
  hasForm: "Formularz na końcu",
} as const;

export const recordWords = {
  blog_posts: {
    title: "To jest post",
    edit: "Edytuj post",
  },
  case_studies: {
    title: "To jest case study",
    edit: "Edytuj case study",
  },
  hint: "Tytuł, opis i\u00a0zdjęcie są w\u00a0„Treściach”. Po zapisaniu zmienią się na każdej stronie.",
  follow: "Pokaż jego stronę",
  failed: "Nie udało się go znaleźć w\u00a0„Treściach”",
} as const;

export const undoWords = {
  back: "Cofnij",
  again: "Ponów",
  undone: (text: string) => `Cofnięto. Teraz: ${text}`,
  redone: (text: string) => `Ponowiono. Teraz: ${text}`,
  nothing: "Nie ma nic do cofnięcia.",
  nothingAgain: "Nie ma nic do ponowienia.",
} as const;

/** Read out by screen readers. */
export const announcements = {
  opened: (kind: string, text: string, pages: number) =>
    pages > 1 ? `${kind}: ${text}. ${fieldWords.pages(pages)}.` : `${kind}: ${text}.`,
} as const;

/** Those of the menu, the footer and others that no page has alone. */
export const sharedTexts = "Teksty wspólne";

/** Of the public pages but those of services. */
export const pageNames = {
  "/": "Strona główna",
  "/o-nas": "O\u00a0nas",
  "/uslugi": "Usługi",
  "/projekty": "Projekty",
  "/case-studies": "Case studies",
  "/blog": "Blog",
  "/kontakt": "Kontakt",
  "/polityka-prywatnosci": "Polityka prywatności",
  "/404": "Strona 404",
  "/szukaj": "Wyszukiwanie",
  "/kontakt/wyslano": "Potwierdzenie wysłania",
} as const;
