import { typeset } from "~/text/typeset.ts";

export const blogTag = typeset({
  title: "{tag}: wpisy na blogu",
  description:
    "Wpisy z tagiem „{tag}” na blogu agencji wideo: notatki z planu, z liczbami i z pomyłkami.",
  eyebrow: "Tag",
  back: "Powrót do bloga",
  loading: "Wczytujemy wpisy…",
  missing: {
    title: "Nie ma takiego tagu",
    text: "Własną stronę mają tagi od trzeciego wpisu. Wszystkie wpisy są na blogu.",
  },
  failed: { text: "Wystąpił błąd podczas wczytywania postów", done: "Wpisy wczytane." },
});
