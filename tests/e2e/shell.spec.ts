import { expect, type Page } from "@playwright/test";
import { test, toast, visit, withMotion } from "./support/fixtures.ts";
import { expectAccessible } from "./support/page-checks.ts";

test("nothing changes bit by bit when less motion is asked for", async ({ page }) => {
  await visit(page, "/kontakt");
  const running = await page.evaluate(() => {
    document.documentElement.style.fontSize = "24px";
    return document.getAnimations().length;
  });
  expect(running).toBe(0);
});

test.describe("motion that was stopped", () => {
  test.use(withMotion);

  test("rests on the pages that follow, and after a reload", async ({ page }) => {
    await visit(page, "/");
    const stop = page.getByRole("button", { name: "Zatrzymaj ruch" }).first();
    await stop.click();
    await expect(stop).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(stop).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("[data-particles] > *").first()).toHaveCSS(
      "animation-play-state",
      "paused",
    );
  });
});

test("a skip link is the first stop, and leads into the page", async ({ page }) => {
  await visit(page, "/uslugi");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Przejdź do treści" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("an unforeseen error has its page, with the frame round it", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  await visit(page, "/?od=list");
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "O NAS", exact: true }).click();
  await page.waitForURL("**/o-nas");
  await page.route("**/_.data*", (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "broken" }),
  );
  await page.goBack();
  const heading = { level: 1, name: "Unexpected Application Error!" };
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await expect(banner.getByRole("link", { name: "KONTAKT", exact: true })).toBeVisible();
  // At once: the styles must have stayed, too.
  await expectAccessible(page, [1280]);
  await page.getByRole("main").getByRole("link", { name: "Spróbuj ponownie" }).click();
  await expect(page.locator("main .hero-stage")).toBeVisible();
  await expect(page).toHaveURL(/\/\?od=list$/);
});

test.describe("what is not there", () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/status of 404/, /404|nieznan|unknown|not found/i);
  });

  test("an unknown path says 404 and leads home", async ({ page }) => {
    expect(await visit(page, "/nie-ma-takiej-strony")).toBe(404);
    const heading = { level: 1, name: "Strona nie została znaleziona" };
    await expect(page.getByRole("heading", heading)).toBeVisible();
    await expect(page.getByText("404", { exact: true }).first()).toBeVisible();
    await expectAccessible(page, [1280]);
    await page
      .getByRole("main")
      .getByRole("link", { name: /stron[ęa] główn/ })
      .click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  test("an unknown case study ends at the list, with a toast", async ({ page }) => {
    const headStart = await recordHeadStart(page);
    expect(await visit(page, "/case-studies/nie-ma-takiego")).toBe(404);
    await page.waitForURL("**/case-studies");
    const told = toast(page, "Case study nie zostało znalezione");
    await expect(told).toHaveAttribute("data-x-position", "right");
    await expect(told).toHaveAttribute("data-y-position", "bottom");
    const region = page.locator("section[aria-live=polite]").filter({ has: told });
    await expect(region).toHaveCount(1);
    await page.keyboard.press("Alt+t");
    await expect(region.locator(":focus")).toHaveCount(1);
    const details = page.getByRole("link", { name: "Zobacz szczegóły", exact: true });
    await expect(details.first()).toBeVisible();
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
