import { typeset } from "~/text/typeset.ts";
import { agency } from "../agency/agency.ts";

export const blogSearch = typeset({
  title: "Szukaj na blogu",
  description: `Wyszukiwarka wpisów na blogu agencji ${agency.name}.`,
  lead: "Wystarczą początki słów, także bez polskich znaków. Przeszukujemy tytuły, tagi i całe teksty.",
  nothing: {
    title: "Nic nie znaleźliśmy",
    text: "Spróbuj krótszego słowa albo wpisz jego początek. Wszystkie wpisy są na blogu.",
  },
  start: { title: "Czego szukasz?", text: "Wpisz słowo, na przykład „światło” albo „dron”." },
  found: "Znalezione wpisy dla",
  nearest: "Nie ma wpisu dokładnie z takimi słowami. Najbliższe wpisy dla",
  loading: "Szukamy…",
  failed: {
    text: "Wystąpił błąd podczas wyszukiwania",
    hint: "Nie udało się teraz przeszukać bloga.",
    done: "Wyniki wczytane.",
  },
});
