import { expect, type Page } from "@playwright/test";
import { toast } from "./fixtures.ts";
import { button, sheet } from "./panel.ts";

export const save = (page: Page) => button(sheet(page), "Zapisz zmiany").click();
export const saved = (page: Page) =>
  expect(toast(page, "Post został zaktualizowany")).toBeVisible();
export const question = (page: Page) =>
  page.getByRole("alertdialog", { name: "Masz niezapisane zmiany" });

/** Decides against the kept copy that the sheet offers. */
export async function throwAway(page: Page) {
  await button(sheet(page), "Odrzuć").click();
  await button(page.getByRole("alertdialog"), "Odrzuć na dobre").click();
}

/** The tab ends without a chance to run anything. */
export const crash = (page: Page) => page.close({ runBeforeUnload: false });
