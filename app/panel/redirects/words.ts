import { counted } from "~/text/numbers.ts";

export const redirects = {
  title: "Przekierowania",
  lead: "Stare adresy strony i\u00a0to, dokąd teraz prowadzą. Zmiana działa od razu po zapisaniu.",
  count: (count: number) => counted(count, "przekierowanie", "przekierowania", "przekierowań"),
  listFailed: "Nie udało się wczytać przekierowań.",
  empty: "Nie ma jeszcze żadnych przekierowań.",
  noMatch: "Nic nie pasuje do wyszukiwania.",
  searchHint: "fragment adresu",
  filter: "Pokaż",
  all: "Wszystkie",
  warned: (count: number) => `Z\u00a0uwagami (${count})`,
  more: "Pokaż kolejne",
  columns: { from: "Stary adres", to: "Dokąd prowadzi", kind: "Rodzaj", actions: "Działania" },
  kinds: { permanent: "Na stałe", temporary: "Na razie", gone: "Strona usunięta" },
  nowhere: "donikąd",
  add: "Dodaj przekierowanie",
  change: "Zmień",
  changeOf: (from: string) => `Zmień przekierowanie z\u00a0${from}`,
  remove: "Usuń",
  removeOf: (from: string) => `Usuń przekierowanie z\u00a0${from}`,
  removeTitle: "Usunąć to przekierowanie?",
  removeText: (from: string) =>
    `Kto wejdzie na ${from}, zobaczy stronę spod tego adresu albo informację, że jej nie ma.`,
  keep: "Zostaw",
  removed: "Przekierowanie usunięte",
  removeFailed: (message: string) => `Nie udało się usunąć przekierowania: ${message}`,
  form: {
    newTitle: "Nowe przekierowanie",
    changeTitle: "Zmiana przekierowania",
    from: "Stary adres",
    fromHint:
      "Na przykład /stara-strona.html, /?p=123 albo /oferta/*. Gwiazdka na końcu obejmuje wszystko, co tak się zaczyna. Wielkość liter nie ma znaczenia.",
    to: "Nowy adres",
    toHint:
      "Strona u\u00a0nas, na przykład /kontakt, albo cały adres innej strony. Gwiazdka na końcu (/blog/*) przenosi dalszą część starego adresu.",
    kind: "Co się stało ze starą stroną",
    kinds: {
      permanent: "Przeniesiona na stałe",
      temporary: "Przeniesiona na razie",
      gone: "Usunięta na dobre",
    },
    save: "Zapisz",
    saving: "Zapisywanie…",
    saved: "Przekierowanie zapisane",
    badFrom:
      "Wpisz adres na tej stronie, na przykład /stara-strona.html. Strony głównej i\u00a0panelu nie można przekierować, a\u00a0gwiazdka może stać tylko na końcu.",
    badTo: "Wpisz adres, który zaczyna się od / albo https://, na przykład /kontakt.",
    starTo: "Gwiazdka w\u00a0nowym adresie ma sens tylko wtedy, gdy stary też się nią kończy.",
    taken: "Ten stary adres jest już na liście. Znajdź go tam i\u00a0zmień.",
    changed: "Ktoś zmienił tymczasem to przekierowanie. Zamknij okno i\u00a0otwórz je jeszcze raz.",
    failed: (message: string) => `Nie udało się zapisać: ${message}`,
  },
  warnings: {
    circle: "Prowadzi w\u00a0kółko, więc nie działa.",
    chain: (steps: number, end: string) =>
      `Prowadzi przez ${counted(steps, "przekierowanie", "przekierowania", "przekierowań")} do ${end}. Działa, ale lepiej wpisać ten adres od razu.`,
    shadow: "Pod starym adresem jest strona, której przez to nikt nie zobaczy.",
    shadows: (count: number, example: string) =>
      `Zasłania ${counted(count, "istniejącą stronę", "istniejące strony", "istniejących stron")}, na przykład ${example}.`,
    noPage: (to: string) => `Strony ${to} nie ma.`,
  },
  missing: {
    title: "Adresy, których nie ma",
    text: "O\u00a0te adresy pytano najczęściej w\u00a0ostatnich 30\u00a0dniach, a\u00a0strona odpowiedziała, że ich nie ma. Liczymy same adresy, bez robotów i\u00a0bez niczego o\u00a0osobach.",
    failed: "Nie udało się wczytać tych adresów.",
    none: "Nikt nie pytał o\u00a0adres, którego nie ma.",
    times: (count: number) => counted(count, "raz", "razy", "razy"),
    redirect: "Przekieruj",
    redirectFrom: (path: string) => `Przekieruj ${path}`,
    others: (count: number) =>
      `Inne adresy, każdy rzadki: razem ${counted(count, "raz", "razy", "razy")}.`,
  },
  csv: {
    title: "Plik CSV",
    text: "Trzy kolumny: stary adres, nowy adres i\u00a0rodzaj (301\u00a0na stałe, 302\u00a0na razie, 410\u00a0usunięta; puste znaczy 301).",
    download: "Pobierz CSV",
    file: "przekierowania.csv",
    header: ["stary adres", "nowy adres", "rodzaj"],
    upload: "Wczytaj CSV",
    unreadable: "Nie udało się odczytać tego pliku.",
    tooLarge: "Ten plik ma ponad 32\u00a0MB.",
    confirmTitle: "Wczytać przekierowania z\u00a0pliku?",
    summary: (added: number, changed: number, same: number) =>
      `Nowe: ${added}, zmienione: ${changed}, bez zmian: ${same}.`,
    refused: (count: number) =>
      `Nie wczytamy ${counted(count, "wiersza", "wierszy", "wierszy")} z\u00a0błędem:`,
    line: (line: number, reason: string) => `wiersz ${line}: ${reason}`,
    andMore: (count: number) => `i\u00a0jeszcze ${count}`,
    reasons: {
      from: "starego adresu nie można przekierować",
      to: "nowy adres nie zaczyna się od / ani https://",
      star: "gwiazdka jest tylko w\u00a0nowym adresie",
      kind: "nieznany rodzaj (może być 301, 302 albo 410)",
      twice: "ten stary adres był już w\u00a0pliku",
      quote: "cudzysłów jest tu bez pary, więc nie wiadomo, gdzie kończy się wiersz",
    },
    cancel: "Anuluj",
    stop: "Przerwij",
    stopping: "Przerywamy…",
    stopped: (count: number, all: number) =>
      `Przerwane. Wczytano ${count} z\u00a0${all}; gdy wczytasz plik jeszcze raz, przyjdzie reszta.`,
    load: "Wczytaj",
    loading: (written: number, all: number) => `Wczytano ${written} z\u00a0${all}…`,
    loaded: (count: number) =>
      `Wczytano ${counted(count, "przekierowanie", "przekierowania", "przekierowań")}`,
    failed: (message: string) =>
      `Nie wczytano całego pliku: ${message} Gdy wczytasz go jeszcze raz, przyjdzie to, czego brakuje.`,
  },
} as const;
