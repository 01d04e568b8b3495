import { counted } from "~/text/numbers.ts";

/** By the kinds of `audit_events`, in groups; those of `privacy_events` begin with „privacy-”. */
export const groups = {
  signIns: {
    name: "Logowania",
    kinds: { "sign-in": "Logowanie", "sign-in-failed": "Nieudane logowanie" },
  },
  accounts: {
    name: "Konta i\u00a0role",
    kinds: {
      invited: "Zaproszenie",
      "invitation-withdrawn": "Cofnięto zaproszenie",
      "access-given": "Nadano dostęp",
      "roles-changed": "Zmieniono role",
      "access-taken": "Odebrano dostęp",
      "password-changed": "Zmieniono hasło",
      "address-changed": "Zmieniono adres konta",
      "factor-added": "Włączono drugi składnik",
      "factor-removed": "Wyłączono drugi składnik",
      "factor-reset": "Wyłączono drugi składnik innej osobie",
      "recovery-codes": "Wydano nowe kody zapasowe",
      "recovery-code-used": "Użyto kodu zapasowego",
      "factor-required": "Włączono „Wymagaj od wszystkich”",
      "factor-optional": "Wyłączono „Wymagaj od wszystkich”",
    },
  },
  publications: {
    name: "Publikacje",
    kinds: {
      published: "Opublikowano",
      planned: "Zaplanowano publikację",
      "hiding-planned": "Zaplanowano ukrycie",
      hidden: "Ukryto",
      unpublished: "Cofnięto do szkicu",
      "record-deleted": "Usunięto ze strony",
      "page-changed": "Zmieniono stronę",
    },
  },
  transfers: {
    name: "Import i\u00a0eksport",
    kinds: {
      "import-tried": "Próbny import",
      import: "Import treści",
      "import-undone": "Cofnięto import",
      archive: "Pobrano całą treść",
      "privacy-list": "Pobrano zapytania (CSV)",
      "privacy-export": "Pobrano dane osoby",
    },
  },
  privacy: {
    name: "Dane osobowe",
    kinds: {
      "privacy-erase": "Usunięto dane osoby",
      "privacy-correct": "Poprawiono dane osoby",
      "privacy-expire": "Usunięto wiadomości po terminie",
    },
  },
} as const;

export const auditLog = {
  title: "Dziennik",
  lead: "Kto się logował, komu nadano dostęp, co opublikowano, przeniesiono i\u00a0usunięto. Treści tu nie ma. Zdarzenia trzymamy 13\u00a0miesięcy.",
  elsewhere:
    "Nieudanych logowań tu nie widać, bo\u00a0przyjmuje je Supabase. Są w\u00a0jego panelu: Authentication → Logs.",
  failed: "Nie udało się wczytać dziennika",
  searchHint: "Adres, tytuł albo rodzaj zdarzenia",
  group: "Rodzaj",
  all: "Wszystko",
  empty: "Niczego tu jeszcze nie ma.",
  noMatch: "Nic nie pasuje do wyszukiwania.",
  count: (count: number) => counted(count, "zdarzenie", "zdarzenia", "zdarzeń"),
  newer: "Nowsze",
  older: "Starsze",
  range: (from: number, to: number, all: number) => `${from}–${to} z\u00a0${all}`,
  times: (count: number, since: string) =>
    `razem ${counted(count, "raz", "razy", "razy")} od ${since}`,
  server: "serwer",
  erased: "[usunięto]",
  unknownAddress: "nieznany adres",
  record: (id: number) => `tekst nr\u00a0${id}`,
} as const;
