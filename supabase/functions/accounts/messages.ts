/** The function's answers, which the panel shows as they are. */
export const refusals = {
  method: "Ten adres obsługuje tylko konta panelu.",
  unreadable: "Panel przysłał dane, których nie umiemy odczytać. Odśwież stronę.",
  signedOut: "Sesja wygasła. Zaloguj się ponownie.",
  notAdmin: "Brak uprawnień administratora",
  failed: "Nie udało się. Spróbuj ponownie za chwilę.",
  busy: "Serwer jest teraz bardzo zajęty. Spróbuj ponownie za chwilę.",
  tooMany: "Za dużo prób. Odczekaj chwilę i\u00a0spróbuj ponownie.",
  badEmail: "To nie wygląda na adres e-mail.",
  wrongPassword: "To nie jest twoje obecne hasło.",
  samePassword: "Nowe hasło musi się różnić od obecnego.",
  sameAddress: "To jest już adres twojego konta.",
  takenAddress: "Ten adres ma już inne konto.",
  mailRefused:
    "Serwer poczty nie przyjął wiadomości na ten adres. Sprawdź, czy jest dobrze wpisany.",
  hasAccess: "Ta osoba ma już dostęp do panelu.",
  oneself: "Nie możesz odebrać dostępu sobie. Poproś o\u00a0to inną osobę z\u00a0zespołu.",
  last: "To jedyny administrator. Nadaj najpierw tę rolę komuś innemu.",
  lastAdministrator:
    "To jedyny administrator, więc musi nim zostać. Nadaj najpierw tę rolę komuś innemu.",
  noRole: "Zaznacz co najmniej jedną rolę.",
  missing: "Tej osoby nie ma już na liście.",
  deadLink:
    "Ten link już nie działa: wygasł, został użyty albo zastąpił go nowszy. Poproś o\u00a0kolejny kogoś z\u00a0zespołu.",
  wrongCode:
    "Ten kod nie pasuje. Wpisz nowy kod z\u00a0aplikacji; każdy działa raz, przez pół minuty.",
  wrongRecoveryCode: "Tego kodu zapasowego nie ma albo był już użyty.",
  hasFactor: "Drugi składnik jest już włączony.",
  noFactor: "Ta osoba nie ma drugiego składnika.",
  ownFactor: "Swój drugi składnik wyłączysz na ekranie „Konto”.",
  firstOwnFactor: "Włącz najpierw drugi składnik u\u00a0siebie, na ekranie „Konto”.",
  noMail: "Poczta nie jest skonfigurowana, więc nie wyślemy linku.",
} as const;

export const passwordRefusals = {
  short: "Hasło musi mieć co najmniej 12 znaków.",
  long: "Hasło jest za długie. Skróć je do 72 znaków; polskie litery liczą się podwójnie.",
  space: "Hasło nie może zaczynać się ani kończyć spacją.",
  repeated: "Hasło nie może być powtórzeniem jednego lub kilku znaków.",
  sequence: "Hasło nie może być ciągiem kolejnych znaków, takim jak „123456789012”.",
  address: "Hasło nie może powtarzać twojego adresu e-mail.",
  common: "To hasło należy do najczęściej używanych. Wymyśl inne.",
} as const;
