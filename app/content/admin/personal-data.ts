import { counted } from "~/text/numbers.ts";

const messages = (count: number) => counted(count, "wiadomość", "wiadomości", "wiadomości");

export const personalData = {
  title: "Dane osobowe",
  lead: "Ktoś prosi o kopię swoich danych, o poprawienie ich albo usunięcie? Wpisz jego adres e-mail.",
  address: "Adres e-mail osoby",
  find: "Szukaj",
  finding: "Szukamy…",
  badAddress: "Wpisz jeden adres e-mail, na przykład jan@firma.pl.",
  failed: (reason: string) => `Nie udało się: ${reason}`,
  found: (count: number) =>
    count === 0
      ? "Z\u00a0tego adresu nie mamy żadnej wiadomości."
      : `Z\u00a0tego adresu mamy ${messages(count)}.`,
  foundNothing: "Nie mamy żadnych danych z tym adresem.",
  open: (id: number, when: string) => `#${id}, ${when}`,
  mentions: "Adres stoi też tutaj:",
  mention: {
    message: (id: number, when: string) => `w wiadomości innej osoby #${id}, ${when}`,
    post: (title: string) => `we wpisie „${title}”`,
    "case-study": (title: string) => `w case study „${title}”`,
    revision: (title: string, when: string) => `w dawnej wersji „${title}”, ${when}`,
    facts: "w\u00a0danych firmy albo w\u00a0opisie zdjęcia",
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
    done: "Kopia danych jest w pobranych plikach",
  },
  correct: {
    action: "Popraw",
    title: "Popraw dane tej osoby",
    text: (count: number) => `Zmiana obejmie ${messages(count)}. Puste pole zostawia to, co jest.`,
    name: "Imię",
    email: "Adres e-mail",
    save: "Popraw",
    done: (count: number) => `Poprawiono: ${messages(count)}`,
    invalid: "Sprawdź imię i adres: jedno z nich nie może tak wyglądać.",
  },
  erase: {
    action: "Usuń wszystko",
    title: "Usunąć wszystkie dane tej osoby?",
    text: "Znikną jej wiadomości z notatkami i historią, maile, które jeszcze czekają, oraz adres w innych wiadomościach, w dawnych i roboczych wersjach wpisów i w ustawieniach. Tego nie da się cofnąć.",
    backups:
      "Maile w waszej poczcie usuń osobno. W kopiach zapasowych dane zostają, dopóki są te kopie; kiedy odtworzysz starszą, usuniemy je ponownie.",
    type: "Przepisz adres, żeby potwierdzić",
    mismatch: "To nie jest ten sam adres.",
    confirm: "Usuń wszystko",
    cancel: "Anuluj",
    done: (count: number) => `Usunięto: ${messages(count)}`,
  },
  retention: {
    title: "Jak długo trzymamy wiadomości",
    months: "Usuwaj wiadomości po tylu miesiącach",
    hint: "Od 1 do 12, bo tyle obiecuje polityka prywatności. Zostają te z oznaczeniem „Klient – nie usuwaj automatycznie”.",
    rest: "Spam znika po 30 dniach, skrót adresu IP po dobie, a wpisy z Kosza po 30 dniach.",
    invalid: "Podaj liczbę od 1 do 12.",
    save: "Zapisz",
    saved: "Zapisano",
  },
  log: {
    title: "Dziennik",
    hint: "Co zrobiono z danymi osób. Samych danych tu nie ma.",
    empty: "Nic jeszcze nie zrobiono.",
    failed: "Nie udało się wczytać dziennika",
    kinds: {
      export: "kopia danych",
      correct: "poprawienie",
      erase: "usunięcie na żądanie",
      expire: "usunięcie po terminie",
    },
    itself: "strona",
    count: messages,
  },
} as const;
