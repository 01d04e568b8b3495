import { expect } from "@playwright/test";
import { phone, test } from "../../e2e/support/fixtures.ts";

test.use({ ...phone, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

test("no script, grain or other picture is asked for before the opening picture is painted", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const asked: string[] = [];
  const posters: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/images/hero-bg")) posters.push(pathname);
    else if (request.resourceType() === "script" || /grain|\/images\//.test(pathname)) {
      asked.push(pathname);
    }
  });
  let early: string[] | undefined;
  await page.route("**/images/hero-bg-*", async (route) => {
    // The words are there long before the picture; that must start nothing.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    early ??= [...asked];
    await route.continue();
  });
  await page.goto("/");
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/grain-[^/]+\.png$/));
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", /webmanifest$/);
  expect(early).toEqual([]);
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/focus-planes-/));
  // Preloaded and shown are one file, and none is its fallback.
  expect(posters).toEqual([expect.stringMatching(/^\/images\/hero-bg-\d+\.\w+\.avif$/)]);
});
