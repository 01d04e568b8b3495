import { typeset } from "~/lib/typeset.ts";

export const blog = typeset({
  title: "Blog",
  lead: "Notatki z planu. Światło, dźwięk, montaż, budżety: to, co sprawdziliśmy sami – z liczbami i z błędami.",
  description:
    "Blog o produkcji wideo, dźwięku, dronach i marketingu: notatki z planu, z liczbami i z błędami.",
  loading: "Wczytujemy wpisy…",
  empty: { title: "Brak wpisów na blogu", text: "Nowe wpisy pojawią się wkrótce." },
  readMore: "Czytaj więcej →",
  newest: "Najnowszy wpis",
  failed: "Wystąpił błąd podczas wczytywania postów",
});

export const blogPost = typeset({
  back: "Powrót do bloga",
  loading: "Wczytujemy wpis…",
  author: "Autor",
  date: "Data",
  sources: "Źródła",
  missing: {
    title: "Post nie został znaleziony",
    text: "Adres mógł się zmienić albo wpis zdjęliśmy z anteny. Pozostałe czekają na blogu.",
  },
  failed: "Wystąpił błąd podczas wczytywania postu",
});
