import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test, toast, visit } from "../support/browser.ts";

const expected = [/status of 404/, /404|nieznan|unknown|not found/i];

describe("what is not there", () => {
  test("an unknown path says 404 and leads home", async ({ openWindow }) => {
    const { page } = await openWindow({ expected });
    expect(await visit(page, "/nie-ma-takiej-strony")).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Strona nie została znaleziona" }).waitFor();
    await page.getByText("404", { exact: true }).first().waitFor();
    await page
      .getByRole("main")
      .getByRole("link", { name: /stron[ęa] główn/ })
      .click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  test.for([
    ["/contact", "/kontakt"],
    ["/projects", "/projekty"],
  ])("%s is a 404 that points to %s", async ([path = "", right = ""], { openWindow }) => {
    const { page } = await openWindow({ expected });
    expect(await visit(page, path)).toBe(404);
    expect(await page.getByRole("main").locator(`a[href="${right}"]`).count()).toBeGreaterThan(0);
  });

  test("an unknown post says so and leads back to the blog", async ({ openWindow }) => {
    const { page } = await openWindow({ expected });
    expect(await visit(page, "/blog/nie-ma-takiego-wpisu")).toBe(404);
    await page.getByText("Post nie został znaleziony").first().waitFor();
    await page.getByRole("main").getByRole("link", { name: /blog/i }).first().click();
    await page.waitForURL("**/blog");
  });

  test("an unknown case study shows its toast and ends at the list", async ({ openWindow }) => {
    const { page } = await openWindow({ expected });
    const headStart = await recordHeadStart(page);
    expect(await visit(page, "/case-studies/nie-ma-takiego")).toBe(404);
    await page.waitForURL("**/case-studies");
    await toast(page, "Case study nie zostało znalezione").waitFor();
    await page
      .getByRole("link", { name: /Zobacz szczegóły/ })
      .first()
      .waitFor();
    // It was raised while the page was loading. A screen reader hears it only in a region it knows.
    expect(await headStart()).toBeGreaterThan(100);
  });
});

/** Milliseconds between the live region of the toasts and the first toast in it. */
async function recordHeadStart(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen: { region?: number; toast?: number } = {};
    Object.assign(globalThis, { toastsSeen: seen });
    new MutationObserver(() => {
      if (document.querySelector("section[aria-live]")) seen.region ??= performance.now();
      if (document.querySelector("[data-sonner-toast]")) seen.toast ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate("toastsSeen.toast - toastsSeen.region");
}
