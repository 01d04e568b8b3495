import { typeset } from "~/text/typeset.ts";

export const questions = typeset({
  eyebrow: "Najczęstsze pytania",
  other: "Masz inne pytanie? Napisz:",
  // Needed as long as the figures are invented.
  sample:
    "Kwoty, terminy i liczby na tej stronie są przykładowe. Wiążą te, które wpiszemy do umowy.",
});
