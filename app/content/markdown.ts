export const markdownWords = {
  footnotes: "Przypisy",
  backToText: "Wróć do tekstu",
  done: "zrobione",
  toDo: "do zrobienia",
  table: "Tabela",
  undescribed: "opis zdjęcia",
};
