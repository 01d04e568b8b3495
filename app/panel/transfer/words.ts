import { counted } from "~/text/numbers.ts";
import { lost, ofPosts, posts, problems, reasons } from "./note-words.ts";

/** What an archive of such a site has, as the server counts it while it brings it. */
export type Counting = { records: number; pictures: number; films: number };

const GB = 1024 ** 3;
const MB = 1024 ** 2;

function size(bytes: number): string {
  const [unit, name] = bytes >= GB ? [GB, "GB"] : bytes >= MB ? [MB, "MB"] : [1024, "KB"];
  const rounded = Math.round((bytes / unit) * 10) / 10;
  return `${rounded.toLocaleString("pl-PL")}\u00a0${name}`;
}

export const transfer = {
  title: "Przenieś treść",
  lead: "Posty i\u00a0zdjęcia ze starej strony: z\u00a0WordPressa, Ghosta albo z\u00a0plików Markdown. Najpierw zobaczysz, co przyjdzie, a\u00a0co nie i\u00a0dlaczego. Dopiero potem coś się zapisze.",
  listFailed: "Nie udało się wczytać listy przenosin.",
  orderFailed: (message: string) => `Nie udało się: ${message}`,
  /** What follows the heading of a reason. */
  detail: (code: string, detail: string) => {
    const [, count, list = ""] = /^(\d+)(\D.*)?$/s.exec(detail) ?? [];
    const said = count && lost[code]?.(Number(count));
    return said ? `zgubiono ${said}${list}` : detail;
  },
  reasons: reasons as Record<string, string>,
  problem: (code: string, line: number | undefined) =>
    (problems[code] ?? problems.other ?? String)(String(line ?? "?")),
  size,
  unable: {
    noDisk:
      "Na tym serwerze nie ma miejsca, w\u00a0którym panel mógłby odłożyć plik ze starej strony. Osoba, która opiekuje się serwerem, może je wskazać w\u00a0ustawieniu IMPORT_DIR.",
    noKey:
      "Ten serwer nie ma klucza, którym mógłby zapisać wiele postów naraz. Osoba, która opiekuje się serwerem, może go podać w\u00a0ustawieniu SUPABASE_SECRET_KEY.",
    command: "Treść można też przenieść poleceniem na serwerze: npm run import -- plik",
  },
  form: {
    title: "Plik ze starej strony",
    kinds: [
      "WordPress: plik .xml z\u00a0„Narzędzia → Eksport → Wszystko”. Zdjęcia są osobno, w\u00a0folderze wp-content/uploads. Spakuj go do .zip i\u00a0dodaj poniżej.",
      "Ghost: plik .json z\u00a0„Settings → Import/Export”. Zdjęcia są w\u00a0folderze content/images.",
      "Hugo, Jekyll, Astro albo własny zbiór: folder z\u00a0plikami Markdown spakowany do .zip, razem ze zdjęciami.",
    ],
    file: "Plik z\u00a0treścią",
    choose: "Wybierz plik",
    other: "Wybierz inny",
    pictures: "Zdjęcia (jeśli je masz)",
    picturesHint: "Archiwum .zip albo .tar.gz folderu wp-content/uploads lub content/images.",
    choosePictures: "Dodaj zdjęcia",
    without: "Bez zdjęć",
    from: "Adres starej strony",
    fromHint:
      "Potrzebny dla Ghosta, żeby rozpoznać linki do starej strony. WordPress zapisuje go w\u00a0pliku.",
    check: "Sprawdź, co przyjdzie",
    sending: "Wysyłanie pliku na serwer",
    sent: (sent: number, all: number) =>
      `${size(sent)} z\u00a0${size(all)}. Nie zamykaj tej strony.`,
    cancel: "Przerwij wysyłanie",
    leaveTitle: "Przerwać wysyłanie?",
    leaveText:
      "Plik nie jest jeszcze w\u00a0całości na serwerze. Gdy stąd wyjdziesz, wysyłanie się przerwie.",
    stay: "Zostań",
    leave: "Wyjdź",
    noFile: "Najpierw wybierz plik.",
    wrongType: "Tego pliku nie da się przenieść. Wybierz .xml, .json albo .zip.",
    empty: "Ten plik jest pusty.",
    tooLarge: (largest: number) => `Ten plik jest za duży: może mieć najwyżej ${size(largest)}.`,
  },
  running: {
    title: "W\u00a0toku",
    label: (kind: string, source: string) =>
      kind === "undo"
        ? "Cofanie przenosin"
        : kind === "trial"
          ? `Sprawdzanie: ${source}`
          : `Przenoszenie: ${source}`,
    preparing: "Czytanie pliku…",
    done: (kind: string, done: number, total: number, counting: Counting | null) => {
      if (kind === "undo") return `Cofnięto ${done} z\u00a0${total}`;
      if (!counting) return `${done} z\u00a0${ofPosts(total)}`;
      const { records, pictures, films } = counting;
      const parts = [
        records > 0 && counted(records, "treść", "treści", "treści"),
        pictures > 0 && counted(pictures, "zdjęcie", "zdjęcia", "zdjęć"),
        films > 0 && counted(films, "film", "filmy", "filmów"),
      ].filter((part) => part !== false);
      return `${done} z\u00a0${total} (${parts.join(", ")})`;
    },
    silent: "Od pół minuty nic się nie dzieje. Serwer mógł przerwać pracę.",
    leave: "Możesz stąd wyjść. Praca trwa na serwerze, a\u00a0wynik będzie tutaj.",
    stop: "Zatrzymaj",
  },
  trial: {
    title: "Co przyjdzie",
    lead: (source: string) =>
      `Tak będzie po przeniesieniu z\u00a0${source}. Na razie nic nie zapisano.`,
    more: "Może przyjść także",
    pages: "Strony jako szkice",
    pagesHint: (count: number) =>
      count > 0
        ? `W\u00a0pliku jest ich ${count}. Trafią do postów i\u00a0nikt ich nie zobaczy, dopóki ich nie opublikujesz.`
        : "Trafią do postów i\u00a0nikt ich nie zobaczy, dopóki ich nie opublikujesz.",
    type: (type: string) => `Rodzaj „${type}” jako szkice`,
    typeHint: (count: number) =>
      count > 0 ? `W\u00a0pliku jest ich ${count}.` : "Są już na liście powyżej.",
    allPictures: "Zdjęcia, których nie pokazuje żaden tekst",
    allPicturesHint: (count: number) =>
      count > 0
        ? `Jest ich ${count}. Trafią do biblioteki.`
        : "Są już na liście powyżej i\u00a0trafią do biblioteki.",
    fetch: "Pobierz brakujące zdjęcia ze starej strony",
    fetchHint: (count: number) =>
      count > 0
        ? `Plików brakuje dla ${counted(count, "zdjęcia", "zdjęć", "zdjęć")}. Stara strona musi jeszcze działać.`
        : "Stara strona musi jeszcze działać.",
    mayNotFetch: (count: number) =>
      `Plików brakuje dla ${counted(count, "zdjęcia", "zdjęć", "zdjęć")}. Spakuj je i\u00a0zacznij jeszcze raz z\u00a0ich archiwum. Serwer może je też pobrać ze starej strony, gdy pozwoli na to ustawienie IMPORT_FETCH.`,
    nothing: "W\u00a0tym pliku nie ma niczego do przeniesienia.",
    nothingNew: "Nic nowego nie przyjdzie.",
    bring: "Przenieś",
    again: "Sprawdź jeszcze raz",
    other: "Wybierz inny plik",
  },
  report: {
    heading: (isTrial: boolean) => (isTrial ? "Próba przeniesienia" : "Przeniesienie"),
    posts: (isTrial: boolean) => (isTrial ? "posty, które przyjdą" : "posty"),
    drafts: (isTrial: boolean) => (isTrial ? "szkice, które przyjdą" : "szkice"),
    pictures: (isTrial: boolean) => (isTrial ? "nowe zdjęcia" : "zdjęcia"),
    films: (isTrial: boolean) => (isTrial ? "nowe filmy" : "filmy"),
    redirects: (isTrial: boolean) =>
      isTrial ? "stare adresy, które poprowadzą dalej" : "stare adresy, które prowadzą dalej",
    leftOut: "pominięte",
    leftOutTitle: "Nie przychodzi",
    changedTitle: "Zmienione albo bez części",
    brought: (isTrial: boolean) => (isTrial ? "Przyjdą" : "Przeniesione"),
    draft: "szkic",
    more: (count: number) => `Pokaż kolejne (zostało ${count})`,
    download: "Pobierz raport",
    file: "raport-przenoszenia.txt",
    failed: "Nie udało się wczytać raportu.",
    none: "Ten raport się nie zachował.",
  },
  ended: {
    title: (kind: string, isDone: boolean) =>
      kind === "undo"
        ? isDone
          ? "Cofnięto"
          : "Nie cofnięto"
        : isDone
          ? "Przeniesione"
          : "Nie udało się",
    undone: "Posty, zdjęcia, filmy i\u00a0przekierowania z\u00a0tego przenoszenia zniknęły.",
    putAway: "Zamknij",
  },
  past: {
    title: "Dotychczasowe przenosiny",
    none: "Niczego tu jeszcze nie przeniesiono.",
    brought: (brought: number, drafts: number, leftOut: number) =>
      `${posts(brought)}, w\u00a0tym ${counted(drafts, "szkic", "szkice", "szkiców")}; pominięte: ${leftOut}`,
    done: "przeniesione",
    undone: "cofnięte",
    report: "Raport",
    reportOf: (source: string) => `Raport z\u00a0${source}`,
    undo: "Cofnij import",
    undoOf: (source: string) => `Cofnij import z\u00a0${source}`,
    undoTitle: "Cofnąć ten import?",
    undoText: (source: string) =>
      `Znikną wszystkie posty, zdjęcia, filmy i\u00a0przekierowania, które przyszły z\u00a0${source}. Jeśli ktoś coś z\u00a0tego już zmienił, nie zniknie nic, a\u00a0my powiemy, co to jest.`,
    keep: "Zostaw",
  },
  takeOut: {
    title: "Pobierz treść",
    lead: "Całość w\u00a0jednym archiwum .zip: posty i\u00a0case studies jako pliki Markdown (szkice też), zdjęcia z\u00a0opisami, przekierowania oraz zmienione dane firmy i\u00a0teksty strony. Wczytasz je z\u00a0powrotem tutaj, tak jak plik ze starej strony.",
    missing:
      "Jeśli jakiegoś zdjęcia nie uda się odczytać, jego nazwa będzie w\u00a0pliku nie-pobrano.txt.",
    start: "Pobierz treść",
    preparing: "Przygotowuję archiwum…",
    received: (bytes: number) => `${size(bytes)}. Nie zamykaj tej strony.`,
    cancel: "Przerwij",
    done: (bytes: number) => `Archiwum jest gotowe (${size(bytes)}).`,
    broken: "Pobieranie przerwało się przed końcem. Spróbuj ponownie.",
    failed: (message: string) => `Nie udało się pobrać treści: ${message}`,
    file: (day: string) => `tresc-${day}.zip`,
  },
} as const;
