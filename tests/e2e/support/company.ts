import { expect, type Page } from "@playwright/test";
import { toast } from "./fixtures.ts";
import { button } from "./panel.ts";

export const save = (page: Page) => button(page, "Zapisz zmiany");
export const saved = (page: Page) =>
  expect(toast(page, "Zapisano. Zmiana jest już na stronie.")).toBeVisible();
