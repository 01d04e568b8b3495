import { typeset } from "~/text/typeset.ts";

export const reel = typeset({
  label: "Showreel",
  description: "Trzydzieści sekund bez dźwięku: plany, które zbudowaliśmy na potrzeby tej strony.",
  captions: "Opis obrazu",
  close: "Zamknij",
});
