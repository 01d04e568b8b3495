export const previewPage = {
  title: "Podgląd",
  banner: "Podgląd – nieopublikowane",
  published: "Podgląd – już opublikowane",
  until: "Link działa do {moment}.",
  loading: "Ładowanie podglądu…",
  back: "Wróć na stronę główną",
  missing: {
    title: "Ten link już nie działa",
    text: "Link do podglądu wygasł po siedmiu dniach albo został unieważniony. Poproś o\u00a0nowy tę osobę, która przysłała ci poprzedni.",
  },
  failed: {
    text: "Nie udało się teraz wczytać podglądu.",
    done: "Podgląd wczytany.",
  },
} as const;
