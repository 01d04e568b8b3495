import { typeset } from "~/text/typeset.ts";
import { agency } from "../agency/agency.ts";

const words = {
  next: "Wczytaj następne",
  all: "Pokaż wszystkie",
  again: "Spróbuj ponownie",
};

/** Of lists that are too long for one page. */
export const morePosts = typeset({
  ...words,
  shown: "Pokazujemy {shown} z {count} wpisów",
  loaded: "Wczytano {shown} z {count} wpisów",
  whole: "To już wszystkie wpisy: {count}",
  loading: "Wczytujemy wpisy…",
  failed: "Nie udało się wczytać następnych wpisów.",
});

export const moreCaseStudies = typeset({
  ...words,
  shown: "Pokazujemy {shown} z {count} case studies",
  loaded: "Wczytano {shown} z {count} case studies",
  whole: "To już wszystkie case studies: {count}",
  loading: "Wczytujemy case studies…",
  failed: "Nie udało się wczytać następnych case studies.",
});

export type MoreWords = Record<keyof typeof morePosts, string>;

/** The page with all of them as lines of text. */
export const allRows = typeset({
  posts: "Wszystkie wpisy",
  caseStudies: "Wszystkie case studies",
  description: `Pełna lista tytułów na stronie agencji ${agency.name}.`,
  back: "Wróć do listy",
  loading: "Wczytujemy listę…",
  missing: {
    title: "Nie ma takiej listy",
    text: "Wszystkie wpisy są na blogu, a realizacje w case studies.",
  },
  failed: { text: "Wystąpił błąd podczas wczytywania listy", done: "Lista wczytana." },
});
