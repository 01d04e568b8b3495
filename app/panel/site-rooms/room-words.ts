/** Of rooms whose texts are no page's. */
export const roomWords = {
  failed: "Nie udało się wczytać ustawień strony",
  saveFailed: (reason: string) => `Nie udało się zapisać: ${reason}`,
  conflict: "Ktoś zmienił to przed tobą. Widzisz teraz jego wersję.",
  refused: "Tego tekstu nie da się zapisać: jest za długi albo nie możesz już zmieniać strony.",
  publish: "Opublikuj zmiany",
  published: "Opublikowano. Zmiana jest już na stronie.",
  waiting: "Zmiany czekają na publikację.",
  save: "Zapisz",
  cancel: "Anuluj",
  required: "Wpisz tekst",
} as const;
