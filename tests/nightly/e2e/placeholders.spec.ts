import { expect, type Page } from "@playwright/test";
import { test, visit, withMotion } from "../../e2e/support/fixtures.ts";
import { scrollThrough } from "../../e2e/support/page-checks.ts";

test("without the site's scripts every picture of the home page comes", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to (fetch|load)/);
  // Without their widths: the monitor of the services brings larger copies once the page is scrolled.
  const names = () =>
    page
      .locator("main img")
      .evaluateAll((images) =>
        images.map((it) => it.getAttribute("src")?.replace(/-\d+\.[\da-f]{8}\.\w+$/, "")),
      );
  await visit(page, "/");
  await scrollThrough(page);
  const all = await names();

  await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
  await page.goto("/");
  await scrollThrough(page);
  await expect.poll(names).toEqual(expect.arrayContaining(all));
  const images = page.locator("main img").filter({ visible: true });
  await expect.poll(() => images.count()).toBeGreaterThan(15);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0);
    await expect(image).toHaveCSS("opacity", "1");
  }
});

/** Keeps the pictures back until `release`; `pulse` is the animation of the first lazy one's place. */
async function withLatePictures(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/images\//, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/uslugi/produkcja-wideo", { waitUntil: "commit" });
  await expect(page.locator("html[data-fades]")).toBeAttached();
  const image = page.locator('main .lazy-picture img[loading="lazy"]').first();
  await image.scrollIntoViewIfNeeded();
  const pulse = () =>
    image.evaluate((it) => {
      const place = it.closest(".lazy-picture");
      return place && getComputedStyle(place, "::before").animationName;
    });
  return { image, pulse, release };
}

test.describe("with motion", () => {
  test.use(withMotion);

  test("a place pulses until its picture is there, which fades in", async ({ page }) => {
    const { image, pulse, release } = await withLatePictures(page);
    await expect.poll(pulse).toBe("tally");
    await expect(image).toHaveCSS("opacity", "0");
    await expect(image).toHaveCSS("transition-duration", "0.3s");
    release();
    await expect(image).toHaveCSS("opacity", "1");
    await expect.poll(pulse).toBe("none");
  });
});
