import { counted } from "~/text/numbers.ts";

/* Messages of the panel have a fixed wording, so nothing here is typeset. */
export const admin = {
  title: "Panel Administratora",
  checking: "Sprawdzamy uprawnienia…",
  loading: "Wczytujemy…",
  signOut: "Wyloguj",
  tryAgain: "Spróbuj ponownie",
  openSite: "Zobacz stronę",
  messages: {
    notAdmin: "Brak uprawnień administratora",
    checkFailed: "Wystąpił błąd podczas weryfikacji uprawnień",
    signedIn: "Zalogowano pomyślnie",
    signedOut: "Wylogowano pomyślnie",
    signOutFailed: "Wystąpił błąd podczas wylogowywania",
    wrongCredentials: "Nieprawidłowy email lub hasło",
    tooMany: "Za dużo prób logowania. Odczekaj minutę i spróbuj ponownie.",
    signInFailed: "Wystąpił błąd podczas logowania",
  },
  leave: {
    title: "Masz niezapisane zmiany",
    text: "Zostaną na tym urządzeniu i będą czekać, aż zalogujesz się ponownie na to samo konto.",
    stay: "Zostań w panelu",
  },
  checkFailedHint: "Nie udało się sprawdzić, kim jesteś. Nic nie zginęło – spróbuj jeszcze raz.",
} as const;

/** The screens behind the sign-in, in the order of the header's links. */
export const screens = [
  { path: "/admin", name: "Treści" },
  { path: "/admin/zdjecia", name: "Zdjęcia" },
  { path: "/admin/wiadomosci", name: "Zapytania" },
  { path: "/admin/strona", name: "Dane firmy" },
  { path: "/admin/powiadomienia", name: "Powiadomienia" },
  { path: "/admin/dane-osobowe", name: "Dane osobowe" },
  { path: "/admin/osoby", name: "Osoby" },
  { path: "/admin/konto", name: "Konto" },
] as const;

export const frame = {
  screens: "Ekrany panelu",
  openMenu: "Otwórz menu",
  closeMenu: "Zamknij menu",
  newMessages: (count: number) => counted(count, "nowe", "nowe", "nowych"),
  needsScripts:
    "Panel nie działa bez JavaScriptu. Włącz JavaScript w\u00a0ustawieniach przeglądarki i\u00a0odśwież stronę.",
} as const;

export const attention = {
  title: "Wymaga uwagi:",
  late: (count: number) =>
    counted(count, "zapytanie po terminie", "zapytania po terminie", "zapytań po terminie"),
  unmailed: (count: number, since: string) =>
    count === 1
      ? `1 zapytanie z\u00a0${since} nie wyszło pocztą`
      : `${counted(count, "zapytanie nie wyszło", "zapytania nie wyszły", "zapytań nie wyszło")} pocztą, najstarsze z\u00a0${since}`,
  noBackup: "nie ma jeszcze kopii zapasowej",
  oldBackup: (made: string) => `ostatnia kopia zapasowa z ${made}`,
  backupFailed: (made: string | null) =>
    made
      ? `nie udało się zrobić kopii zapasowej, ostatnia z ${made}`
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
    `${counted(count, "wpis ukaże się", "wpisy ukażą się", "wpisów ukaże się")} niedługo, pierwszy ${when}`,
  undescribed: (count: number) => `${counted(count, "zdjęcie", "zdjęcia", "zdjęć")} bez opisu`,
  backups: "Kopie zapasowe",
  backup: (made: string) => `Kopia zapasowa: ${made}`,
} as const;

export const login = {
  title: "Logowanie do panelu administracyjnego",
  email: "Email",
  password: "Hasło",
  submit: "Zaloguj się",
  submitting: "Logowanie...",
  missingEmail: "Wpisz adres email",
  badEmail: "To nie wygląda na adres email",
  missingPassword: "Wpisz hasło",
  back: "Wróć na stronę",
  again: {
    title: "Sesja wygasła",
    text: "Zaloguj się ponownie. Twój tekst czeka, a zapis ruszy dalej sam.",
    otherAccount: "Zaloguj się na to samo konto, na którym zaczęła się ta praca.",
  },
} as const;

export const list = {
  search: "Szukaj",
  sort: "Sortuj",
  newest: "Ostatnio dodane",
  ascending: "rosnąco",
  descending: "malejąco",
  status: "Status",
  all: "Wszystkie",
  statuses: {
    published: "Opublikowany",
    scheduled: "Zaplanowany",
    hidden: "Ukryty",
    draft: "Szkic",
  },
  hides: (term: string) => `Zniknie ${term}`,
  planned: (count: number) => `Zaplanowane: ${count}`,
  calendar: {
    previous: "Poprzedni miesiąc",
    next: "Następny miesiąc",
    weekdays: ["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"],
    empty: "W\u00a0tym miesiącu nic się samo nie zmieni.",
    events: {
      appears: (hour: string) => `${hour} ukaże się`,
      hides: (hour: string) => `${hour} zniknie`,
    },
  },
  savedBy: (when: string, who: string) => (who ? `Zapisano ${when} (${who})` : `Zapisano ${when}`),
  choose: (title: string) => `Zaznacz: ${title}`,
  unsaved: "Niezapisane zmiany",
  unsavedNew: "Masz niezapisany nowy wpis na tym urządzeniu.",
  unsavedNewElsewhere: "Masz niezapisany nowy wpis zaczęty na innym urządzeniu.",
  unsavedGone: "Masz niezapisany tekst wpisu, którego już nie ma.",
  continue: "Dokończ",
  edit: "Edytuj",
  delete: "Usuń",
  viewOnSite: "Zobacz na stronie",
  newTab: "(nowa karta)",
  trash: "Kosz",
  none: "Brak",
  noMatch: "Nic nie pasuje do wyszukiwania.",
  clear: "Wyczyść filtry",
  more: "Pokaż kolejne",
  loading: "Wczytujemy listę…",
  count: (count: number) => counted(count, "pozycja", "pozycje", "pozycji"),
  confirm: { delete: "Usuń", cancel: "Anuluj", hint: "Przez 30 dni znajdziesz to w Koszu." },
} as const;

export const unpublished = {
  save: "Zapisz wersję roboczą",
  publish: "Opublikuj zmiany",
  badge: "Niepublikowane zmiany",
  title: "To wersja robocza",
  text: (when: string, who: string) =>
    `Zapisana ${when}${who ? ` (${who})` : ""}. Na stronie widać jeszcze poprzednią.`,
  saved: "Wersja robocza zapisana",
  notPublic: "Na stronie nic się nie zmieniło.",
  newer: "Ktoś zapisał tymczasem nowszą wersję roboczą. Czeka nieopublikowana.",
  drop: "Odrzuć",
  dropTitle: "Odrzucić wersję roboczą?",
  dropText: "Zniknie u wszystkich i nie da się jej odzyskać. Strona się nie zmieni. Są w niej:",
  keep: "Zostaw",
  dropSure: "Odrzuć na dobre",
  dropped: "Wersja robocza odrzucona",
  dropFailed: (message: string) => `Nie udało się odrzucić wersji roboczej: ${message}`,
  changedMeanwhile: "Ktoś zmienił tymczasem tę wersję roboczą. Otwórz wpis jeszcze raz.",
} as const;

export const bulk = {
  chosen: (count: number) => `Zaznaczone: ${count}`,
  all: "Zaznacz wszystkie widoczne",
  none: "Odznacz",
  publish: "Opublikuj",
  withdraw: "Wycofaj",
  publishTitle: "Opublikować zaznaczone?",
  withdrawTitle: "Wycofać zaznaczone ze strony?",
  publishText: "Ukażą się na stronie od razu, z dzisiejszą datą:",
  withdrawText: "Znikną ze strony i staną się szkicami:",
  cancel: "Anuluj",
  nothing: "W zaznaczonych nie ma nic do zmiany.",
  working: (done: number, all: number) => `Zapisywanie: ${done} z ${all}…`,
  published: (count: number) =>
    `${counted(count, "wpis opublikowany", "wpisy opublikowane", "wpisów opublikowanych")}`,
  withdrawn: (count: number) =>
    `${counted(count, "wpis wycofany", "wpisy wycofane", "wpisów wycofanych")}`,
  problems: {
    incomplete: "brakuje wymaganych pól. Otwórz wpis i uzupełnij je.",
    changed: "ktoś zmienił go tymczasem. Sprawdź go i spróbuj jeszcze raz.",
  },
} as const;

export const editor = {
  saved: (time: string) => `Zapisano ${time}`,
  unsaved: "Niezapisane",
  noServer: "Brak połączenia – tekst jest na tym urządzeniu",
  unchanged: "Bez zmian",
  saving: "Zapisywanie...",
  openElsewhere: (people: string) => `Otwarte też u: ${people}`,
  saveDraft: "Zapisz szkic",
  draftSaved: "Szkic zapisany",
  draftAgain: "Szkic zapisany. Termin publikacji został odwołany.",
  keptPlan: (term: string) => `Zapisano. Ukaże się ${term}.`,
  stillDraft: "To szkic: na stronie go nie widać.",
  takenOff: "Na stronie już go nie widać.",
  isHidden: "Na stronie go nie widać: termin ukrycia minął.",
  requiredHint: "Pola z gwiazdką (*) trzeba wypełnić przed publikacją. Szkicowi wystarczy tytuł.",
  outcome: {
    term: (date: string, hour: string) => `${date} o\u00a0${hour} czasu warszawskiego`,
    atOnce: "Ukaże się od razu na stronie.",
    atOnceDated: (date: string) => `Ukaże się od razu na stronie, z\u00a0datą ${date}.`,
    planned: (term: string) => `Ukaże się ${term}.`,
    noTerm: "Podaj datę i\u00a0godzinę publikacji.",
    draft: "Zostanie szkicem, którego nie widać na stronie.",
    public: "Zmiany od razu ukażą się na stronie.",
    publicAnew: "Zmiany od razu ukażą się na stronie, z\u00a0dzisiejszą datą.",
    withdrawn: "Zniknie ze strony i\u00a0stanie się szkicem.",
    until: (term: string) => `Zniknie ${term}.`,
    over: (term: string) => `Nie będzie go widać: termin ukrycia minął ${term}.`,
    hiddenUntil: (term: string) => `Zniknie ze strony i\u00a0wróci ${term}.`,
  },
  checks: {
    title: "Sprawdź przed publikacją",
    back: "Wróć do edycji",
    goOn: "Opublikuj mimo to",
  },
  preview: "Podgląd",
  close: "Zamknij",
  history: "Historia",
  noRoom:
    "Na tym urządzeniu brakuje miejsca na kopię roboczą. Zapisz teraz, żeby nie stracić zmian.",
  required: "To pole jest wymagane",
  tooLong: (most: number) => `Skróć ten tekst do ${most.toLocaleString("pl-PL")} znaków`,
  tooMany: (most: number) => `Zostaw najwyżej ${most} pozycji`,
  badSlug:
    "Slug to małe litery a–z, cyfry, podkreślenia i pojedyncze myślniki, na przykład „swiatlo-na-planie”",
  badTag: "Tag musi mieć literę albo cyfrę",
  badPicture: "Podaj adres, który zaczyna się od https:// albo od jednego ukośnika",
  badYoutube: "Podaj adres z YouTube, na przykład youtu.be/aqz-KE-bpKQ",
  badChapters: "Zacznij każdy wiersz od czasu i spacji, na przykład „1:05 Lot nad rynkiem”",
  badDate: "Podaj datę i godzinę publikacji",
  fix: "Popraw zaznaczone pola",
  uploading: "Poczekaj, aż prześlą się zdjęcia. Potem zapisz.",
  yes: "tak",
  no: "nie",
  publication: {
    legend: "Data publikacji",
    now: "Teraz",
    at: "W wybranym terminie",
    none: "Nie publikuj (szkic)",
    when: "Data i godzina (czasu warszawskiego)",
    since: (term: string) => `Data wpisu: ${term}`,
    planned: (term: string) => `Ukaże się ${term}`,
    until: "Ukryj po (opcjonalnie)",
    hides: (term: string) => `Zniknie ze strony ${term}`,
    badUntil: "Podaj termin ukrycia późniejszy niż publikacja",
  },
  draft: {
    title: "Znaleźliśmy niezapisane zmiany",
    text: (when: string) => `Z\u00a0${when} czasu warszawskiego, na tym urządzeniu.`,
    elsewhere: (when: string) =>
      `Z\u00a0${when} czasu warszawskiego, z\u00a0innego urządzenia albo okna.`,
    older: "Zapisany tekst zmienił się od tamtej pory – po przywróceniu porównaj obie wersje.",
    named: (title: string) => (title ? `„${title}”. ` : "Bez tytułu. "),
    beside: "Możesz też od razu pisać nowy wpis – ten poczeka.",
    contents: "Pokaż, co się zmieni",
    take: "Przywróć",
    drop: "Odrzuć",
    dropTitle: "Odrzucić niezapisane zmiany?",
    dropText: "Tej kopii nie da się potem odzyskać. Jest w niej:",
    keep: "Zostaw",
    dropSure: "Odrzuć na dobre",
  },
  leave: {
    title: "Masz niezapisane zmiany",
    text: "Możesz je zapisać, wrócić do pisania, zostawić kopię roboczą albo odrzucić.",
    stay: "Wróć do edycji",
    saveDraft: "Zapisz szkic i zamknij",
    save: "Zapisz zmiany i zamknij",
    saveUnpublished: "Zapisz wersję roboczą i zamknij",
    keep: "Zamknij, zachowaj kopię",
    discard: "Odrzuć zmiany",
  },
  conflict: {
    title: "Ktoś zapisał ten wpis przed tobą",
    text: "Nic nie zostało nadpisane. Wybierz w każdym polu wersję, która ma zostać.",
    saved: (when: string, who: string) =>
      who ? `Zapisano ${when} (${who}).` : `Zapisano ${when}.`,
    mine: "Twoja wersja",
    theirs: "Zapisana wersja",
    apply: "Zapisz wybrane",
    back: "Wróć do edycji",
  },
  lost: {
    deleted:
      "Ktoś usunął ten wpis. Twój tekst jest bezpieczny: możesz zapisać go jako nowy szkic albo przywrócić oryginał z Kosza.",
    refused: "Nie masz już uprawnień do zapisu. Twój tekst został na tym urządzeniu.",
    saveAsNew: "Zapisz jako nowy szkic",
  },
  problems: {
    offline: "brak połączenia z serwerem. Tekst jest bezpieczny, spróbuj za chwilę.",
    refused: "brak uprawnień do zapisu",
    invalid: "baza odrzuciła jedno z pól. Sprawdź długości tekstów i adresy.",
    tooMany: "za dużo prób naraz. Odczekaj chwilę.",
    signedOut: "sesja wygasła. Zaloguj się ponownie.",
    slugTaken: "wpis z tym adresem już istnieje. Zmień slug.",
  },
} as const;
