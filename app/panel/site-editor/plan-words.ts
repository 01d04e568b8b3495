import { counted, plural } from "~/text/numbers.ts";

const texts = (count: number) => counted(count, "zmiana", "zmiany", "zmian");

export const planWords = {
  title: "Publikacja w\u00a0wybranym terminie",
  hint: "Odwiedzający zobaczą zaplanowane w\u00a0swoim terminie, a\u00a0resztę, gdy naciśniesz „Opublikuj zmiany”.",
  open: "Zaplanuj publikację",
  openAgain: "Zmień termin",
  plan: "Zaplanuj",
  planning: "Planuję…",
  cancel: "Anuluj",
  when: "Data i\u00a0godzina (czasu warszawskiego)",
  noTerm: "Podaj termin późniejszy niż teraz",
  done: (count: number, term: string) =>
    `Zaplanowano. ${texts(count)} ${plural(count, "ukaże", "ukażą", "ukaże")} się ${term}.`,
  failed: (reason: string) => `Nie udało się zaplanować: ${reason}`,
  planned: (count: number, term: string) =>
    `${texts(count)} ${plural(count, "ukaże", "ukażą", "ukaże")} się ${term}.`,
  over: (count: number, term: string) =>
    `Termin minął ${term}, więc ${texts(count)} ${plural(count, "jest", "są", "jest")} już na stronie.`,
  reload: "Wczytaj stronę ponownie",
  outside: (count: number) =>
    `${counted(count, "zmiana nie jest", "zmiany nie są", "zmian nie jest")} w\u00a0planie. Zaplanuj ponownie, żeby ${plural(count, "ukazała", "ukazały", "ukazało")} się razem z\u00a0resztą.`,
  takeBack: "Cofnij plan",
  takeBackNamed: (term: string) => `Cofnij plan: ${term}`,
  takenBack: "Plan cofnięty. Zmiany zostały szkicami.",
  takeBackFailed: (reason: string) => `Nie udało się cofnąć planu: ${reason}`,
  missed: "Nie ukazało się w\u00a0terminie, bo tekst na stronie zmienił się po zaplanowaniu",
  onPage: "Na stronie jest",
  inPlan: "W\u00a0planie było",
  toDraft: "Zrób z\u00a0tego szkic",
  forget: "Odrzuć",
  line: (count: number, when: string) =>
    `${texts(count)} ${plural(count, "ukaże", "ukażą", "ukaże")} się ${when}`,
  missedLine: "Część planu się nie ukazała",
} as const;
