import { typeset } from "~/text/typeset.ts";

export const reel = typeset({
  label: "Film",
  description:
    "Trzydzieści sekund: plany, które zbudowaliśmy na potrzeby tej strony. Muzykę włączysz w odtwarzaczu.",
  descriptions: "Opis obrazu",
  close: "Zamknij",
});
