import { SPAM_DAYS, TRASH_DAYS } from "~/content/retention.ts";
import { counted } from "~/text/numbers.ts";

const messages = (count: number) => counted(count, "wiadomość", "wiadomości", "wiadomości");

export const personalData = {
  title: "Dane osobowe",
  lead: "Ktoś prosi o\u00a0kopię swoich danych, o\u00a0poprawienie ich albo usunięcie? Wpisz jego adres e-mail.",
  address: "Adres e-mail osoby",
  find: "Szukaj",
  finding: "Szukamy…",
  badAddress: "Wpisz jeden adres e-mail, na przykład jan@firma.pl.",
  failed: (reason: string) => `Nie udało się: ${reason}`,
  found: (count: number) =>
    count === 0
      ? "Z\u00a0tego adresu nie mamy żadnej wiadomości."
      : `Z\u00a0tego adresu mamy ${messages(count)}.`,
  foundNothing: "Nie mamy żadnych danych z\u00a0tym adresem.",
  open: (id: number, when: string) => `#${id}, ${when}`,
  mentions: "Adres jest też tutaj:",
  mention: {
    message: (id: number, when: string) => `w\u00a0wiadomości innej osoby #${id}, ${when}`,
    post: (title: string) => `w\u00a0poście „${title}”`,
    "case-study": (title: string) => `w\u00a0case study „${title}”`,
    revision: (title: string, when: string) => `w\u00a0dawnej wersji „${title}”, ${when}`,
    facts: "w\u00a0danych firmy, w\u00a0tekście strony albo w\u00a0opisie zdjęcia",
    note: (when: string) => `w\u00a0uwadze zespołu do tekstu, ${when}`,
    unseen: (when: string) => `w\u00a0tekście, którego jeszcze nie ma na stronie, ${when}`,
    recipient: "w\u00a0adresach powiadomień",
    panel: "przy zaproszeniu albo przy zmianach w\u00a0panelu",
    account: "konto w\u00a0panelu",
  },
  live: "Tego, co jest na stronie, nie zmieniamy za ciebie. Popraw to w\u00a0panelu, a\u00a0potem usuń dane: dawne wersje wyczyścimy.",
  account:
    "Konta stąd nie usuwamy. Odbierz najpierw dostęp na ekranie „Osoby”, a\u00a0potem usuń dane.",
  copy: {
    action: "Pobierz kopię danych",
    file: "dane-osobowe.json",
    done: "Kopia danych jest w\u00a0pobranych plikach",
  },
  correct: {
    action: "Popraw",
    title: "Popraw dane tej osoby",
    text: (count: number) => `Zmiana obejmie ${messages(count)}. Puste pole zostawia to, co jest.`,
    name: "Imię",
    email: "Adres e-mail",
    save: "Popraw",
    done: (count: number) => `Poprawiono: ${messages(count)}`,
    invalid: "Sprawdź imię i\u00a0adres: jedno z\u00a0nich nie może tak wyglądać.",
  },
  erase: {
    action: "Usuń wszystko",
    title: "Usunąć wszystkie dane tej osoby?",
    text: "Znikną jej wiadomości z\u00a0notatkami i\u00a0historią, maile, które jeszcze czekają, oraz adres w\u00a0innych wiadomościach, w\u00a0dawnych i\u00a0roboczych wersjach tekstów i\u00a0w\u00a0ustawieniach. Tego nie da się cofnąć.",
    backups:
      "Maile w\u00a0waszej poczcie usuń osobno. W\u00a0kopiach zapasowych dane zostają, dopóki są te kopie; kiedy odtworzysz starszą, usuniemy je ponownie.",
    type: "Przepisz adres, żeby potwierdzić",
    mismatch: "To nie jest ten sam adres.",
    confirm: "Usuń wszystko",
    cancel: "Anuluj",
    done: (count: number) => `Usunięto: ${messages(count)}`,
  },
  retention: {
    title: "Jak długo trzymamy wiadomości",
    months: "Usuwaj wiadomości po tylu miesiącach",
    hint: "Od 1 do 12. Tyle poda też polityka prywatności. Zostają te z\u00a0oznaczeniem „Klient\u00a0– nie usuwaj automatycznie”.",
    rest: `Spam znika po ${SPAM_DAYS}\u00a0dniach, skrót adresu IP po dobie, a\u00a0teksty z\u00a0Kosza po ${TRASH_DAYS}\u00a0dniach.`,
    invalid: "Podaj liczbę od 1 do 12.",
    save: "Zapisz",
    saved: "Zapisano",
  },
  log: {
    title: "Dziennik",
    hint: "Co zrobiono z\u00a0danymi osób. Samych danych tu nie ma.",
    empty: "Nic jeszcze nie zrobiono.",
    failed: "Nie udało się wczytać dziennika",
    kinds: {
      export: "kopia danych",
      list: "pobranie listy zapytań",
      correct: "poprawienie",
      erase: "usunięcie na żądanie",
      expire: "usunięcie po terminie",
    },
    itself: "strona",
    count: messages,
  },
} as const;
