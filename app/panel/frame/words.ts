import { counted, plural } from "~/text/numbers.ts";

export const frame = {
  screens: "Ekrany panelu",
  openMenu: "Otwórz menu",
  closeMenu: "Zamknij menu",
  newMessages: (count: number) => counted(count, "nowe", "nowe", "nowych"),
  needsScripts:
    "Panel nie działa bez JavaScriptu. Włącz JavaScript w\u00a0ustawieniach przeglądarki i\u00a0odśwież stronę.",
} as const;

export const palette = {
  title: "Szukaj w\u00a0panelu",
  found: "Znalezione",
  screen: "Ekran",
  page: "Podstrona",
  now: "Polecenie",
  newPost: "Nowy post",
  newCaseStudy: "Nowe case study",
  nothing: "Nic takiego tu nie ma.",
} as const;

/** `ahead` in minutes, negative when the clock is late. */
export const wrongClock = {
  title: "Zegar tego komputera",
  text: (ahead: number) => {
    const minutes = Math.abs(ahead);
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const parts = [hours > 0 && `${hours}\u00a0godz.`, rest > 0 && `${rest}\u00a0min`];
    const difference = parts.filter(Boolean).join(" ");
    return `Zegar tego komputera ${ahead > 0 ? "spieszy się" : "spóźnia się"} o\u00a0${difference}.`;
  },
  hint: "Ustaw go w\u00a0ustawieniach komputera, bo według niego panel mówi, co jest już na stronie.",
} as const;

export const attention = {
  title: "Wymaga uwagi:",
  more: (count: number) => `i\u00a0jeszcze ${count}`,
  less: "Zwiń",
  hidden: "wyszukiwarki nie widzą jeszcze strony, bo\u00a0nie jest gotowa",
  unconsented: (count: number) =>
    `${counted(count, "wypowiedź klienta", "wypowiedzi klientów", "wypowiedzi klientów")} ${plural(count, "czeka", "czekają", "czeka")} na zgodę`,
  claimDue: (what: string, source: string, day: string) =>
    `${what}${source && `, źródło „${source}”`}: obowiązuje do ${day}, sprawdź, czy to nadal prawda`,
  claimOver: (what: string, source: string, day: string) =>
    `${what}${source && `, źródło „${source}”`}: obowiązywało do ${day}, sprawdź, czy to nadal prawda`,
  putAside: "Odłóż na\u00a0tydzień",
  late: (count: number) =>
    counted(count, "zapytanie po terminie", "zapytania po terminie", "zapytań po terminie"),
  unmailed: (count: number, since: string) =>
    count === 1
      ? `1 zapytanie z\u00a0${since} nie wyszło pocztą`
      : `${counted(count, "zapytanie nie wyszło", "zapytania nie wyszły", "zapytań nie wyszło")} pocztą, najstarsze z\u00a0${since}`,
  noBackup: "nie ma jeszcze kopii zapasowej",
  oldBackup: (made: string) => `ostatnia kopia zapasowa z\u00a0${made}`,
  backupFailed: (made: string | null) =>
    made
      ? `nie udało się zrobić kopii zapasowej, ostatnia z\u00a0${made}`
      : "nie udało się zrobić kopii zapasowej",
  unsaved: (count: number) =>
    counted(
      count,
      "niezapisany tekst na tym urządzeniu",
      "niezapisane teksty na tym urządzeniu",
      "niezapisanych tekstów na tym urządzeniu",
    ),
  today: (hour: string) => `dziś o\u00a0${hour}`,
  tomorrow: (hour: string) => `jutro o\u00a0${hour}`,
  planned: (title: string, when: string) => `„${title}” ukaże się ${when}`,
  plannedMore: (count: number, when: string) =>
    `${counted(count, "tekst ukaże się", "teksty ukażą się", "tekstów ukaże się")} niedługo, pierwszy ${when}`,
  undescribed: (count: number) => `${counted(count, "zdjęcie", "zdjęcia", "zdjęć")} bez opisu`,
  toReview: (title: string) => `„${title}” czeka na sprawdzenie`,
  toReviewMore: (count: number) =>
    `${counted(count, "tekst czeka", "teksty czekają", "tekstów czeka")} na sprawdzenie`,
  backups: "Kopie zapasowe",
  backup: (made: string) => `Kopia zapasowa: ${made}`,
  backupWithoutRows: (made: string) =>
    `Kopia zapasowa zdjęć i\u00a0kluczy: ${made}. Tekstów i\u00a0zapytań w\u00a0niej nie ma, bo\u00a0baza danych jest na\u00a0innym serwerze.`,
} as const;

export const broken = {
  sheet: "Nie udało się wczytać edytora. Odśwież stronę i\u00a0spróbuj ponownie.",
  reload: "Odśwież stronę",
} as const;
