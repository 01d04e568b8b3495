import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { shell } from "../shell.ts";

export const blog = typeset({
  title: "Blog",
  lead: sample(
    "Notatki z planu. Światło, dźwięk, obiektywy i przepisy: to, co sprawdziliśmy sami, z liczbami i z pomyłkami.",
    "Notatki z planu.",
  ),
  description:
    "Blog o produkcji wideo, dźwięku, dronach i marketingu: notatki z planu, z liczbami i z pomyłkami.",
  empty: { title: "Brak wpisów na blogu", text: "Nowe wpisy pojawią się wkrótce." },
  readMore: "Czytaj więcej →",
  newest: "Najnowszy wpis",
  search: { label: "Szukaj na blogu", submit: "Szukaj" },
  callToAction: {
    title: "Masz inne pytanie?",
    text: sample(
      "Zadaj je nam. Odpiszemy w ciągu 24 godzin, a z dobrych pytań powstają następne wpisy.",
      "Zadaj je nam.",
    ),
    label: "ZADAJ PYTANIE",
  },
  loading: "Wczytujemy wpisy…",
  failed: {
    text: "Wystąpił błąd podczas wczytywania postów",
    hint: "Nie udało się ich teraz wczytać.",
    done: "Wpisy wczytane.",
  },
});

export const blogPost = typeset({
  back: "Powrót do bloga",
  author: "Autor",
  date: "Data",
  reading: "Czas",
  minutes: "{count} min czytania",
  contents: "Spis treści",
  sources: "Źródła",
  next: "Następny wpis",
  related: "Przeczytaj też",
  tags: "Tagi",
  services: "Zrobimy to dla ciebie:",
  callToAction: {
    title: "Masz pytanie do tego tekstu?",
    // After the name of the author.
    text: "odpowie, nawet gdy nie szukasz ekipy. W formularzu napisz, do kogo jest pytanie.",
    label: "SKONTAKTUJ SIĘ",
  },
  missing: {
    code: shell.notFound.code,
    title: "Post nie został znaleziony",
    text: "Adres mógł się zmienić albo wpis zdjęliśmy z anteny. Pozostałe czekają na blogu.",
  },
  loading: "Wczytujemy wpis…",
  failed: {
    text: "Wystąpił błąd podczas wczytywania postu",
    done: "Wpis wczytany.",
  },
});
