import { typeset } from "~/text/typeset.ts";

export const shareWords = typeset({
  button: "Udostępnij",
  copied: "Skopiowano adres",
  failed: "Nie udało się skopiować adresu. Skopiuj go z paska przeglądarki.",
});
