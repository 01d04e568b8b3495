import { counted } from "~/text/numbers.ts";

export const siteRooms = {
  title: "Strona",
  rooms: "Części strony",
  pages: "Podstrony",
  intro:
    "Otwórz podstronę i\u00a0naciśnij zdanie, które chcesz zmienić. Odwiedzający zobaczą je dopiero po „Opublikuj zmiany”.",
  failed: "Nie udało się wczytać stanu podstron",
  waiting: (count: number) =>
    `${counted(count, "zmiana czeka", "zmiany czekają", "zmian czeka")} na publikację.`,
  waitingHere: (count: number) => `Zmiany czekają: ${count}`,
  planned: (when: string, count: number) => `Zaplanowane na ${when}: ${count}`,
  missed: (count: number) => `Nie ukazały się: ${count}`,
  changed: (when: string) => `Zmieniona ${when}`,
  original: "Oryginał",
  sharedHint: "Menu, stopka, formularz i\u00a0inne, które nie należą do jednej podstrony.",
  sharedChanged: (when: string) => `Zmienione ${when}`,
  edit: "Edytuj",
  openRoom: (title: string) => `Otwórz: ${title}`,
} as const;
