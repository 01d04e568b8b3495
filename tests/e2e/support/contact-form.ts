import { expect, type Page } from "@playwright/test";
import { toast } from "./fixtures.ts";

export const form = (page: Page) => page.getByRole("main").locator("form");
export const sendButton = (page: Page) => page.getByRole("button", { name: "Wyślij", exact: true });
export const send = (page: Page) => sendButton(page).click();

export async function fillIn(page: Page, name: string, message = "Dzień dobry"): Promise<void> {
  await page.getByLabel("Imię").fill(name);
  await page.getByLabel("Email").fill("jan@example.pl");
  await page.getByLabel("Wiadomość").fill(message);
}

export async function sendMessage(page: Page, name: string, message?: string): Promise<void> {
  await fillIn(page, name, message);
  await send(page);
  await expect(toast(page, "Wiadomość wysłana!")).toBeVisible();
}

/** Keeps the scripts of pages waiting until they are released. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await released.promise;
    // A page that was left has no more use for it.
    await route.continue().catch(() => undefined);
  });
  return () => released.resolve();
}
