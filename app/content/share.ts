import { typeset } from "~/text/typeset.ts";

export const shareWords = typeset({
  button: "Udostępnij",
  copied: "Skopiowano adres",
  failed: "Nie udało się skopiować adresu",
  instead: "Skopiuj go z paska przeglądarki.",
});
