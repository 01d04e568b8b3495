import { counted } from "~/text/numbers.ts";

export const account = {
  title: "Konto",
  signedInAs: (email: string) => `Konto: ${email}`,
  failed: "Nie udało się. Spróbuj ponownie za chwilę.",
  password: {
    title: "Zmień hasło",
    current: "Obecne hasło",
    next: "Nowe hasło",
    hint: "Co najmniej 12\u00a0znaków. Dobre hasło to kilka słów, które nie mają ze sobą nic wspólnego.",
    show: "Pokaż hasła",
    submit: "Zmień hasło",
    submitting: "Zmieniamy…",
    missing: "Wpisz obecne hasło",
    missingNext: "Wpisz nowe hasło",
    after: "Po zmianie wszystkie inne urządzenia zostaną od razu wylogowane.",
    changed: "Hasło zmienione. Inne urządzenia są wylogowane.",
  },
  name: {
    title: "Podpis",
    label: "Imię i\u00a0nazwisko",
    hint: "Tak podpiszemy twoje nowe posty. W\u00a0każdym możesz to zmienić.",
    tooLong: "Najwyżej 100\u00a0znaków.",
    address: "To pole jest na imię i\u00a0nazwisko, nie na adres e-mail.",
    save: "Zapisz",
    saved: "Zapisano podpis",
  },
  address: {
    title: "Adres e-mail konta",
    now: (email: string) => `Logujesz się adresem ${email}.`,
    comesBack:
      "Ten adres jest w\u00a0ustawieniach serwera (ADMIN_EMAIL). Kiedy go tu zmienisz, trzeba go zmienić albo usunąć i\u00a0tam, bo przy najbliższym starcie serwera powstanie drugie konto z\u00a0tym adresem.",
    noMail:
      "Poczta nie jest skonfigurowana, więc nie wyślemy linku do potwierdzenia. Poproś administratora serwera o\u00a0dodanie konta z\u00a0nowym adresem.",
    next: "Nowy adres",
    hint: "Wyślemy na niego link do potwierdzenia. Do tego czasu logujesz się jak dotąd.",
    password: "Twoje hasło",
    missing: "Wpisz hasło",
    submit: "Wyślij link",
    submitting: "Wysyłamy…",
    sent: (email: string, until: string) =>
      `Link jest w\u00a0wiadomości na ${email}. Działa raz, do ${until}. O\u00a0zmianie powiemy też na dotychczasowy adres.`,
  },
  sessions: {
    title: "Urządzenia z\u00a0twoim kontem",
    text: "Wyloguj pozostałe urządzenia po zgubieniu telefonu albo po pracy na cudzym komputerze. Niezapisane zmiany poczekają tam na ponowne logowanie.",
    failed: "Nie udało się wczytać listy urządzeń",
    unknownDevice: "Nieznane urządzenie",
    thisOne: "to urządzenie",
    since: (since: string, used: string) => `od ${since}, ostatnio ${used}`,
    signOutOthers: "Wyloguj pozostałe",
    done: "Pozostałe urządzenia są wylogowane",
  },
} as const;

export const people = {
  title: "Osoby",
  lead: "Każda z\u00a0tych osób może tyle, na ile pozwalają jej role. Ktoś może mieć ich kilka.",
  role: "Role",
  rolesOf: (email: string) => `Role: ${email}`,
  rolesSaved: (email: string) => `Role zmienione: ${email}`,
  roles: {
    administrator: {
      name: "Administrator",
      may: "Może wszystko, także zapraszać innych i\u00a0nadawać role.",
    },
    editor: {
      name: "Redaktor",
      may: "Pisze i\u00a0publikuje posty, case studies, zdjęcia i\u00a0teksty strony.",
    },
    author: {
      name: "Autor",
      may: "Pisze szkice, dodaje zdjęcia i\u00a0wysyła teksty do sprawdzenia. Niczego nie publikuje.",
    },
    enquiries: {
      name: "Obsługa zapytań",
      may: "Czyta zapytania z\u00a0formularza i\u00a0prowadzi do nich notatki.",
    },
  },
  ownRights: {
    ask: "Odebrać sobie rolę administratora?",
    text: "Nie otworzysz już tego ekranu i\u00a0nie przywrócisz sobie roli. Może to zrobić tylko inny administrator.",
    keep: "Zostaw",
    sure: "Odbierz",
  },
  listFailed: "Wystąpił błąd podczas pobierania listy osób",
  count: (count: number) => counted(count, "osoba", "osoby", "osób"),
  columns: {
    email: "E-mail",
    roles: "Role",
    since: "Dostęp od",
    last: "Ostatnie logowanie",
    actions: "Akcje",
  },
  me: "to ty",
  never: "jeszcze nie",
  comesBack: "Ten adres jest w\u00a0ustawieniach serwera (ADMIN_EMAIL).",
  remove: {
    button: "Odbierz dostęp",
    of: (email: string) => `Odbierz dostęp: ${email}`,
    ask: (email: string) => `Odebrać dostęp: ${email}?`,
    text: "Ta osoba zostanie od razu wylogowana z\u00a0panelu, a\u00a0jej konto zniknie. Zaproszenia i\u00a0linki do podglądu, które utworzyła, przestaną działać. Posty, case studies i\u00a0historia zmian zostają.",
    remains: {
      title: "Po tej osobie zostanie to, co poniżej. Sprawdź, czy tak ma być:",
      recipient: (email: string) => `Zapytania z\u00a0formularza dostaje ${email}`,
      webhook: (address: string) => `Webhook wysyła zapytania na adres ${address}`,
      invited: (email: string) => `Dostęp ma też ${email}, z\u00a0zaproszenia tej osoby`,
      unknown: "nie wiadomo, kto to ustawił",
    },
    comesBack:
      "Adres jest w\u00a0ustawieniach serwera (ADMIN_EMAIL), więc po najbliższym starcie serwera dostęp wróci. Usuń go też z\u00a0ustawień.",
    cancel: "Anuluj",
    done: (email: string) => `Dostęp odebrany: ${email}`,
  },
  factor: {
    title: "Drugi składnik",
    require: "Wymagaj od wszystkich",
    requireHint:
      "Kto go nie ma, ustawi go przy najbliższym logowaniu, a\u00a0do tego czasu niczego w\u00a0panelu nie otworzy.",
    required: "Od teraz każda osoba potrzebuje drugiego składnika",
    notRequired: "Drugi składnik jest teraz dobrowolny",
    has: "Drugi składnik: włączony",
    button: "Wyłącz drugi składnik",
    of: (email: string) => `Wyłącz drugi składnik: ${email}`,
    ask: (email: string) => `Wyłączyć drugi składnik: ${email}?`,
    text: "Przydaje się, gdy ta osoba zgubiła telefon i\u00a0kody zapasowe. Najpierw upewnij się, że to ona o\u00a0to prosi. Potem zaloguje się samym hasłem i\u00a0może włączyć go od nowa.",
    cancel: "Anuluj",
    done: (email: string) => `Drugi składnik wyłączony: ${email}`,
  },
  invite: {
    title: "Zaproś osobę",
    text: "Zaproszona osoba otworzy link i\u00a0sama ustawi hasło. Link działa raz, przez 48\u00a0godzin.",
    email: "E-mail",
    send: "Wyślij zaproszenie",
    show: "Pokaż link",
    busy: "Chwileczkę…",
    sent: (email: string) => `Zaproszenie wysłane: ${email}`,
    notSent:
      "Serwer poczty nie przyjął wiadomości. Przekaż ten link w\u00a0inny sposób, tylko tej osobie.",
    shown: "Przekaż ten link tylko tej osobie. Więcej się tu nie pokaże.",
    link: (email: string) => `Link dla ${email}`,
    copy: "Kopiuj link",
    copied: "Link skopiowany",
    copyFailed: "Nie udało się skopiować. Zaznacz link i\u00a0skopiuj go ręcznie.",
  },
  pending: {
    title: "Czekają na przyjęcie",
    until: (when: string) => `ważne do ${when}`,
    by: (email: string) => `zaprasza ${email}`,
    byUnknown: "nie wiadomo, kto zaprosił",
    withdraw: "Cofnij",
    of: (email: string) => `Cofnij zaproszenie: ${email}`,
    done: (email: string) => `Zaproszenie cofnięte: ${email}`,
  },
} as const;

export const newPassword = {
  title: "Nowe hasło",
  forgotten: "Nie pamiętam hasła",
  ask: {
    text: "Podaj adres, którym logujesz się do panelu. Wyślemy link do ustawienia nowego hasła.",
    submit: "Wyślij link",
    submitting: "Wysyłamy…",
    sent: "Jeśli ten adres ma dostęp do panelu, za chwilę przyjdzie na niego wiadomość z\u00a0linkiem. Link działa przez godzinę.",
    notArrived: "Nic nie przyszło? Zajrzyj do spamu albo poproś o\u00a0link kogoś z\u00a0zespołu.",
  },
  set: {
    invitation: "Zaproszenie do panelu",
    checking: "Sprawdzamy link…",
    for: (email: string) => `Ustaw hasło dla ${email}.`,
    submit: "Ustaw hasło i\u00a0zaloguj się",
    submitting: "Zapisujemy…",
    show: "Pokaż hasło",
    done: "Hasło ustawione",
  },
  back: "Wróć do logowania",
} as const;

export const newAddress = {
  title: "Nowy adres konta",
  ask: (email: string) => `Logować się do panelu adresem ${email}?`,
  confirm: "Potwierdź adres",
  done: (email: string) => `Gotowe. Od teraz logujesz się adresem ${email}.`,
} as const;
