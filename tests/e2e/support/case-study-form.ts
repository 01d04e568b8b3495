import type { Page } from "@playwright/test";
import { field, sheet } from "./panel.ts";

export const save = (page: Page) =>
  sheet(page).getByRole("button", { name: /^(Dodaj case study|Zapisz zmiany)$/ });

const texts = {
  Klient: "Lotnisko",
  Branża: "Lotnictwo",
  "Krótki opis (na listę)": "Kanał od zera",
  "Wprowadzenie i cel projektu": "Cel",
  "Proces realizacji": "Proces",
  Wyniki: "Wyniki **+200%**",
  Wnioski: "Wnioski",
  Podsumowanie: "Koniec",
};

export async function fillIn(page: Page, title: string): Promise<void> {
  await field(page, "Tytuł").fill(title);
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}
