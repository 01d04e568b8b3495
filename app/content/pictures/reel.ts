import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";

export const reel = typeset({
  label: "Film",
  description: sample(
    "Trzydzieści sekund: plany, które zbudowaliśmy na potrzeby tej strony. Muzykę włączysz w odtwarzaczu.",
  ),
  descriptions: "Opis obrazu",
  close: "Zamknij",
});
