import { expect, type Page } from "@playwright/test";
import { button, field, sheet } from "./panel.ts";

/** The text as the visual editor shows it. */
export const text = (page: Page) =>
  sheet(page).getByRole("textbox", { name: "Treść", exact: true });
export const area = (page: Page) => field(page, "Treść (Markdown)");
export const choose = (page: Page, mode: "Edytor" | "Markdown") =>
  button(sheet(page), mode).click();

/** The text's Markdown, seen as the other field shows it. */
export async function expectMarkdown(page: Page, wanted: string | RegExp) {
  await choose(page, "Markdown");
  await expect(area(page)).toHaveValue(wanted);
  await choose(page, "Edytor");
  await expect(text(page)).toBeVisible();
}
