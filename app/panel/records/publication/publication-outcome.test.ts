import { expect, it } from "vitest";
import type { Publication } from "~/panel/data/publication.ts";
import { publicationOutcome } from "./publication-outcome.ts";

const now = new Date("2026-11-20T12:00:00Z");
const past: Publication = { mode: "at", at: "2026-11-19T08:00:00Z" };
const later: Publication = { mode: "at", at: "2026-11-24T08:00:00Z" };
const [draft, today]: Publication[] = [{ mode: "none" }, { mode: "now" }];

it.each<[string, Publication | undefined, Publication | undefined]>([
  ["Ukaże się od razu na stronie.", draft, today],
  ["Ukaże się 24.11.2026 o 9:00 czasu warszawskiego.", today, later],
  ["Ukaże się od razu na stronie, z datą 19.11.2026.", draft, past],
  ["Zostanie szkicem, którego nie widać na stronie.", draft, draft],
  ["Podaj datę i godzinę publikacji.", draft, { mode: "at", at: "" }],
  ["Zmiany od razu ukażą się na stronie.", past, past],
  ["Zniknie ze strony i stanie się szkicem.", past, draft],
  [
    "Zmiany od razu ukażą się na stronie. Zniknie 24.11.2026 o 9:00 czasu warszawskiego.",
    past,
    { ...past, until: "2026-11-24T08:00:00Z" },
  ],
  [
    "Nie będzie go widać: termin ukrycia minął 19.11.2026 o 9:00 czasu warszawskiego.",
    past,
    { ...past, until: "2026-11-19T08:00:00Z" },
  ],
  ["Zniknie ze strony i wróci 24.11.2026 o 9:00 czasu warszawskiego.", past, later],
])("%s", (words, stored = { mode: "none" }, chosen = { mode: "none" }) => {
  expect(publicationOutcome(stored, chosen, now).replaceAll("\u00a0", " ")).toBe(words);
});
