import type { Doubt } from "~/site-texts/types.ts";
import { formatNumber } from "~/text/numbers.ts";

export const claimWords = {
  title: "Źródło i\u00a0termin",
  source: "Źródło",
  sourceHint: "Na przykład raport albo panel statystyk.",
  until: "Obowiązuje do",
  untilHint: "Tydzień wcześniej zapytamy w\u00a0„Wymaga uwagi”, czy to nadal prawda.",
  goes: "Pole jest puste. Po zapisaniu znikną też jego źródło i\u00a0termin.",
  till: (day: string) => `do ${day}`,
  save: "Zapisz źródło",
  saved: "Zapisano źródło i\u00a0termin.",
  saveFailed: (reason: string) => `Nie udało się zapisać źródła: ${reason}`,
  full: "Jest już 200 terminów. Usuń te, których nie potrzebujesz.",
  toFact: "Zobacz w\u00a0„Danych firmy”",
  due: (day: string) => `Obowiązuje do ${day}. Sprawdź, czy to nadal prawda.`,
  over: (day: string) => `Obowiązywało do ${day}. Sprawdź, czy to nadal prawda.`,
} as const;

/** What „Dane firmy” says against a sentence. */
export function doubtText(doubt: Doubt): string {
  if (doubt.kind === "day") return `„${doubt.said}”: wtedy biuro jest nieczynne.`;
  if (doubt.kind === "hour") {
    return `„${doubt.said}” to poza godzinami otwarcia (${doubt.from}–${doubt.to}).`;
  }
  if (doubt.kind === "price") {
    return `„${doubt.said}” to mniej niż najniższa cena w\u00a0cenniku (${formatNumber(doubt.lowest)}\u00a0zł).`;
  }
  return `Numeru ${doubt.said} nie ma w\u00a0„Danych firmy”.`;
}
