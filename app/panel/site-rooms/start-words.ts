import { counted, plural } from "~/text/numbers.ts";

export const start = {
  title: "Gotowe do startu?",
  intro:
    "Lista powstaje z\u00a0tego, co jest na stronie. Każda pozycja prowadzi do miejsca, w\u00a0którym ją zmienisz.",
  check: "Sprawdź, co zostało",
  failed: "Nie udało się sprawdzić strony",
  left: (count: number) =>
    count === 0
      ? "Wszystko gotowe"
      : `${plural(count, "Została", "Zostały", "Zostało")} ${counted(count, "rzecz", "rzeczy", "rzeczy")}`,
  hidden:
    "Wyszukiwarki nie widzą jeszcze strony (noindex). Zobaczą ją same, kiedy będzie tu nazwa, adres, informacja o\u00a0danych i\u00a0polityka prywatności.",
  show: "Pokaż stronę wyszukiwarkom",
  shown: "Wyszukiwarki widzą już stronę.",
  showFailed: (reason: string) => `Nie udało się pokazać strony: ${reason}`,
  settings: "Ustawienia i\u00a0treści",
  name: (name: string) => `Nazwa: strona mówi jeszcze „${name}”`,
  clause: "Informacja o\u00a0danych przy formularzu: napisz, kto jest ich administratorem",
  facts: "Dane firmy",
  sampleFact: (title: string) => `${title}: dane przykładowe`,
  missingFact: (title: string) => `${title}: nie ma jeszcze danych`,
  quotes: "Wypowiedzi klientów bez zgody: nie ma ich na stronie",
  quote: (page: string, said: string) => `${page}: ${said}`,
  doubtful: "Zdania niezgodne z\u00a0„Danymi firmy”",
  due: "Liczby i\u00a0obietnice do potwierdzenia",
  dueClaim: (page: string, day: string, source: string) =>
    `${page}: do ${day}${source ? ` (${source})` : ""}`,
  privacy: "Polityka prywatności: tekst do sprawdzenia przez prawnika",
  places: (places: string) => `Polityka prywatności: ${places}`,
  mail: "Poczta nie jest ustawiona",
  backup: "Kopie zapasowe nie są zaplanowane",
  undescribed: (count: number) => `${counted(count, "zdjęcie", "zdjęcia", "zdjęć")} bez opisu`,
  deadLink: (title: string) => `Projekt „${title}” prowadzi do case study, którego nie ma`,
  account: "Konto admin@kadr.example: dodaj własne i\u00a0usuń to",
  waiting: "Puste miejsca",
  waitingHint:
    "Tych zdań, liczb i\u00a0osób nie ma na stronie, bo\u00a0były wymyślone. Napisz własne tam, gdzie ich potrzebujesz. Te, które są prawdą także o\u00a0was, przyjmiesz w\u00a0edycji podstrony całymi sekcjami: „To też o\u00a0nas”. Nie muszą być wszystkie.",
  openPage: "Przejrzyj tę podstronę",
  waitingFacts: (title: string, count: number) =>
    `${title}: ${counted(count, "pozycja", "pozycje", "pozycji")}`,
  waitingOn: (page: string, count: number) =>
    `${page}: ${counted(count, "tekst", "teksty", "tekstów")}`,
} as const;
