import { TRASH_DAYS } from "~/content/retention.ts";
import { counted, plural } from "~/text/numbers.ts";

/** In the browser's tab: what differs comes first. */
export const tabTitle = (screen: string) => `${screen}\u00a0– ${admin.title}`;

/* The texts of the panel are typeset in their source, for parts of them are functions. */
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
    tooMany: "Za dużo prób logowania. Odczekaj minutę i\u00a0spróbuj ponownie.",
    signInFailed: "Wystąpił błąd podczas logowania",
  },
  leave: {
    title: "Masz niezapisane zmiany",
    text: "Zostaną na tym urządzeniu i\u00a0będą czekać, aż zalogujesz się ponownie na to samo konto.",
    stay: "Zostań w\u00a0panelu",
  },
  closed: {
    title: "Nie masz dostępu do tego ekranu",
    text: "Twoja rola w\u00a0panelu go nie obejmuje. O\u00a0zmianę roli poproś administratora.",
  },
  checkFailedHint:
    "Nie udało się sprawdzić, kim jesteś. Nic nie zginęło\u00a0– spróbuj jeszcze raz.",
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
  noStorage:
    "Ta przeglądarka nie pozwala zapisywać danych strony, więc panel nie zapamięta logowania ani tekstu. Zezwól na dane witryny (pliki cookie) dla tego adresu i\u00a0odśwież stronę.",
  again: {
    title: "Sesja wygasła",
    text: "Zaloguj się ponownie. Twój tekst czeka, a\u00a0przerwany zapis ruszy dalej sam.",
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
    review: "Do sprawdzenia",
  },
  filters: {
    published: "Opublikowane",
    scheduled: "Zaplanowane",
    hidden: "Ukryte",
    draft: "Szkice",
    review: "Do sprawdzenia",
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
      changes: (hour: string, count: number) =>
        `${hour} ${plural(count, "ukaże", "ukażą", "ukaże")} się ${counted(count, "zmiana", "zmiany", "zmian")}`,
    },
  },
  savedBy: (when: string, who: string) => (who ? `Zapisano ${when} (${who})` : `Zapisano ${when}`),
  choose: (title: string) => `Zaznacz: ${title}`,
  unsaved: "Niezapisane zmiany",
  unsavedNew: "Masz niezapisany nowy tekst na tym urządzeniu.",
  unsavedNewElsewhere: "Masz niezapisany nowy tekst zaczęty na innym urządzeniu.",
  unsavedGone: "Masz niezapisane zmiany tekstu, którego już nie ma.",
  continue: "Dokończ",
  edit: "Edytuj",
  read: "Zobacz",
  delete: "Usuń",
  viewOnSite: "Zobacz na stronie",
  newTab: "(nowa karta)",
  trash: "Kosz",
  none: "Brak",
  noMatch: "Nic nie pasuje do wyszukiwania.",
  clear: "Wyczyść filtry",
  more: "Pokaż kolejne",
  loading: "Wczytujemy listę…",
  confirm: {
    delete: "Usuń",
    cancel: "Anuluj",
    hint: `Przez ${TRASH_DAYS}\u00a0dni znajdziesz to w\u00a0Koszu.`,
  },
} as const;

export const bulk = {
  chosen: (count: number) => `Zaznaczone: ${count}`,
  all: "Zaznacz wszystkie widoczne",
  none: "Odznacz",
  publish: "Opublikuj",
  withdraw: "Wycofaj",
  publishTitle: "Opublikować zaznaczone?",
  withdrawTitle: "Wycofać zaznaczone ze strony?",
  publishText: "Ukażą się na stronie od razu, z\u00a0dzisiejszą datą:",
  withdrawText: "Znikną ze strony i\u00a0staną się szkicami:",
  cancel: "Anuluj",
  nothing: "W\u00a0zaznaczonych nie ma nic do zmiany.",
  working: (done: number, all: number) => `Zapisywanie: ${done} z\u00a0${all}…`,
  published: (count: number) =>
    `${counted(count, "tekst opublikowany", "teksty opublikowane", "tekstów opublikowanych")}`,
  withdrawn: (count: number) =>
    `${counted(count, "tekst wycofany", "teksty wycofane", "tekstów wycofanych")}`,
  warned: (warnings: string) =>
    `${warnings} Otwórz tekst: tam go poprawisz albo opublikujesz mimo to.`,
  problems: {
    incomplete: "brakuje wymaganych pól. Otwórz tekst i\u00a0uzupełnij je.",
    changed: "ktoś zmienił go tymczasem. Sprawdź go i\u00a0spróbuj jeszcze raz.",
  },
} as const;

export const editor = {
  saved: (time: string) => `Zapisano ${time}`,
  unsaved: "Niezapisane",
  noServer: "Brak połączenia\u00a0– tekst jest na tym urządzeniu",
  noSession: "Sesja wygasła\u00a0– tekst jest na tym urządzeniu",
  unchanged: "Bez zmian",
  saving: "Zapisywanie...",
  openElsewhere: (people: string) => `Otwarte też u: ${people}`,
  saveDraft: "Zapisz szkic",
  publish: "Opublikuj",
  draftSaved: "Szkic zapisany",
  draftAgain: "Szkic zapisany. Termin publikacji został odwołany.",
  keptPlan: (term: string) => `Zapisano. Ukaże się ${term}.`,
  readOnly:
    "Ten tekst możesz tylko czytać: zmieniasz własne szkice, a\u00a0resztę redaktor i\u00a0administrator.",
  stillDraft: "To szkic: na stronie go nie widać.",
  takenOff: "Na stronie już go nie widać.",
  isPublic: "Jest już na stronie.",
  isHidden: "Na stronie go nie widać: termin ukrycia minął.",
  requiredHint:
    "Pola z\u00a0gwiazdką (*) trzeba wypełnić przed publikacją. Szkicowi wystarczy tytuł.",
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
  badTag: "Tag musi mieć literę albo cyfrę",
  sameTag: (kept: string, lost: string) =>
    `Tagi „${kept}” i\u00a0„${lost}” miałyby ten sam adres. Zostaw jeden z\u00a0nich.`,
  badPicture: "Podaj adres, który zaczyna się od https:// albo od jednego ukośnika",
  badYoutube: "Podaj adres z\u00a0YouTube, na przykład youtu.be/aqz-KE-bpKQ",
  badChapters: "Zacznij każdy wiersz od czasu i\u00a0spacji, na przykład „1:05 Lot nad rynkiem”",
  badDate: "Podaj datę i\u00a0godzinę publikacji",
  fix: "Popraw zaznaczone pola",
  uploading: "Poczekaj, aż prześlą się zdjęcia. Potem zapisz.",
  yes: "tak",
  no: "nie",
  publication: {
    legend: "Data publikacji",
    now: "Teraz",
    at: "W\u00a0wybranym terminie",
    none: "Nie publikuj (szkic)",
    when: "Data i\u00a0godzina (czasu warszawskiego)",
    since: (term: string) => `Data publikacji: ${term}`,
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
    older: "Zapisany tekst zmienił się od tamtej pory\u00a0– po przywróceniu porównaj obie wersje.",
    folded: "Niezapisane:",
    untitled: "bez tytułu",
    named: (title: string) => (title ? `„${title}”. ` : "Bez tytułu. "),
    beside: "Możesz też od razu pisać nowy tekst\u00a0– ten poczeka.",
    contents: "Pokaż, co się zmieni",
    take: "Przywróć",
    drop: "Odrzuć",
    dropTitle: "Odrzucić niezapisane zmiany?",
    dropText: "Tej kopii nie da się potem odzyskać. Jest w\u00a0niej:",
    keep: "Zostaw",
    dropSure: "Odrzuć na dobre",
  },
  leave: {
    title: "Masz niezapisane zmiany",
    text: "Możesz je zapisać, wrócić do pisania, zostawić kopię roboczą albo odrzucić.",
    stay: "Wróć do edycji",
    saveDraft: "Zapisz szkic i\u00a0zamknij",
    save: "Zapisz zmiany i\u00a0zamknij",
    saveUnpublished: "Zapisz wersję roboczą i\u00a0zamknij",
    keep: "Zamknij, zachowaj kopię",
    discard: "Odrzuć zmiany",
  },
  conflict: {
    title: "Ktoś zapisał ten tekst przed tobą",
    text: "Nic nie zostało nadpisane. Gdzie zmieniliście to samo, wybierz wersję, która ma zostać.",
    ofOne: (count: number) => `Zmienione tylko przez jedną osobę: ${count}`,
    ofOneText: "Te zmiany zachowamy. Możesz to zmienić w\u00a0każdym polu.",
    saved: (when: string, who: string) =>
      who ? `Zapisano ${when} (${who}).` : `Zapisano ${when}.`,
    mine: "Twoja wersja",
    theirs: "Zapisana wersja",
    apply: "Zapisz wybrane",
    back: "Wróć do edycji",
  },
  lost: {
    deleted:
      "Ktoś usunął ten tekst. Twoja wersja jest bezpieczna: możesz zapisać ją jako nowy szkic albo przywrócić oryginał z\u00a0Kosza.",
    refused: "Nie masz już uprawnień do zapisu. Twój tekst został na tym urządzeniu.",
    saveAsNew: "Zapisz jako nowy szkic",
  },
  problems: {
    offline: "brak połączenia z\u00a0serwerem. Tekst jest bezpieczny, spróbuj za chwilę.",
    refused: "brak uprawnień do zapisu",
    invalid: "baza odrzuciła jedno z\u00a0pól. Sprawdź długości tekstów i\u00a0adresy.",
    tooMany: "za dużo prób naraz. Odczekaj chwilę.",
    signedOut: "sesja wygasła. Zaloguj się ponownie.",
    slugTaken: "tekst z\u00a0tym adresem już istnieje. Zmień slug.",
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

export const subjects = {
  office: { title: "E-mail i\u00a0adres", pages: "Stopka, menu, Kontakt, polityka prywatności" },
  "opening-hours": { title: "Godziny otwarcia", pages: "Kontakt, strona główna, zegar zapytań" },
  prices: { title: "Ceny", pages: "Usługi, pytania na stronie głównej" },
  team: {
    title: "Zespół i\u00a0telefony",
    pages: "Strona główna, O\u00a0nas, Kontakt, stopka, posty tych osób",
  },
  projects: { title: "Projekty", pages: "Strona główna, Projekty" },
  clients: { title: "Klienci", pages: "Strona główna" },
  privacy: { title: "Polityka prywatności", pages: "Polityka prywatności" },
  tags: {
    title: "Weryfikacja i\u00a0statystyki",
    pages:
      "Niewidoczne, w\u00a0nagłówku każdej strony; statystyki także w\u00a0polityce prywatności",
  },
  home: { title: "Pytania: strona główna", pages: "Strona główna" },
} as const;

export const mailUnset = "Poczta nie jest ustawiona: zapytania widać tylko tutaj";
