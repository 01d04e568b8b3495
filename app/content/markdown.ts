import { caseStudy } from "./case-studies.ts";

export const markdownWords = {
  footnotes: "Przypisy",
  backToText: "Wróć do tekstu",
  done: "zrobione",
  toDo: "do zrobienia",
  table: "Tabela",
  undescribed: "opis zdjęcia",
  film: {
    play: caseStudy.play,
    player: "Film z\u00a0YouTube",
    privacy: caseStudy.playPrivacy,
  },
};
