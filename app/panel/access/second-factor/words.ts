import { counted } from "~/text/numbers.ts";

const code = "Kod z\u00a0aplikacji";

export const factor = {
  title: "Drugi składnik",
  failed: "Nie udało się. Spróbuj ponownie za chwilę.",
  code,
  confirm: "Potwierdź",
  busy: "Chwileczkę…",
  missingCode: "Wpisz kod",
  off: {
    text: "Po włączeniu samo hasło nie wystarczy: przy logowaniu podasz też kod z\u00a0aplikacji w\u00a0telefonie, na przykład z\u00a0Google Authenticator, 2FAS albo Aegis.",
    button: "Włącz",
  },
  setup: {
    scan: "Zeskanuj kod QR aplikacją w\u00a0telefonie albo wpisz w\u00a0niej klucz. Potem podaj kod, który pokazuje.",
    qr: "Kod QR z\u00a0kluczem dla aplikacji",
    key: "Klucz",
    copyKey: "Kopiuj klucz",
    keyCopied: "Klucz skopiowany",
    required:
      "W\u00a0tym panelu każda osoba ma drugi składnik: kod z\u00a0aplikacji w\u00a0telefonie. Ustaw go teraz, a\u00a0potem otworzy się panel.",
  },
  codes: {
    title: "Kody zapasowe",
    text: "Gdy nie masz telefonu, zalogujesz się jednym z\u00a0tych kodów. Każdy działa raz. Zapisz je teraz: więcej się tu nie pokażą.",
    copy: "Kopiuj kody",
    copied: "Kody skopiowane",
    copyFailed: "Nie udało się skopiować. Zaznacz tekst i\u00a0skopiuj go ręcznie.",
    save: "Zapisz jako plik",
    file: "kody-zapasowe.txt",
    done: "Gotowe, mam je zapisane",
  },
  on: {
    since: (when: string) => `Włączony ${when}. Przy logowaniu podajesz kod z\u00a0aplikacji.`,
    left: (count: number) =>
      count === 0
        ? "Nie masz już kodów zapasowych. Utwórz nowe."
        : `Masz jeszcze ${counted(count, "kod zapasowy", "kody zapasowe", "kodów zapasowych")}.`,
    devices: (count: number) => `Zapamiętane urządzenia: ${count}.`,
    required: "Administrator wymaga go od wszystkich, więc po wyłączeniu trzeba ustawić nowy.",
    renew: "Nowe kody zapasowe",
    forget: "Zapomnij urządzenia",
    forgotten: "Na każdym urządzeniu trzeba będzie znów podać kod.",
    turnOff: "Wyłącz",
    turnedOff: "Drugi składnik wyłączony",
    turnedOn: "Drugi składnik włączony. Inne urządzenia są wylogowane.",
    askRenew: "Podaj kod, a\u00a0dotychczasowe kody zapasowe przestaną działać.",
    askTurnOff: "Podaj kod z\u00a0aplikacji albo kod zapasowy. Potem do logowania wystarczy hasło.",
    anyCode: "Kod z\u00a0aplikacji albo kod zapasowy",
  },
  step: {
    text: "Hasło się zgadza. Podaj jeszcze kod z\u00a0aplikacji w\u00a0telefonie.",
    textRecovery: "Hasło się zgadza. Podaj jeden z\u00a0kodów zapasowych; każdy działa raz.",
    remember: "Zapamiętaj to urządzenie na 30\u00a0dni",
    useRecovery: "Użyj kodu zapasowego",
    recovery: "Kod zapasowy",
    useApp: "Użyj kodu z\u00a0aplikacji",
    back: "Wróć do hasła",
    lost: "Nie masz telefonu ani kodów? Drugi składnik wyłączy ci inny administrator, na ekranie „Osoby”.",
    wrong: "Ten kod nie pasuje. Wpisz nowy kod z\u00a0aplikacji.",
  },
} as const;
