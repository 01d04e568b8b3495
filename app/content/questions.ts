import { typeset } from "~/text/typeset.ts";

export const questions = typeset({
  eyebrow: "Najczęstsze pytania",
  other: "Masz inne pytanie? Napisz:",
});
