import type { Page } from "@playwright/test";

/** Waits until a press is answered: React runs the page, and what comes after loading is there (app/entry.client.tsx). */
export async function ready(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}
