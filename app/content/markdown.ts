export const markdownWords = {
  footnotes: "Przypisy",
  backToText: "Wróć do tekstu",
  done: "zrobione",
  toDo: "do zrobienia",
  table: "Tabela",
  /** Stands where a description should, until somebody writes one. */
  undescribed: "opis zdjęcia",
};
