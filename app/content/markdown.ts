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
    player: { youtube: "Film z\u00a0YouTube", vimeo: "Film z\u00a0Vimeo" },
    privacy: {
      youtube: caseStudy.playPrivacy,
      vimeo: "Film odtwarza Vimeo. Po kliknięciu pozna twój adres IP.",
    },
  },
};
