import { expect, type Page } from "@playwright/test";
import { test, withMotion } from "./support/fixtures.ts";
import { scrollThrough } from "./support/page-checks.ts";

const frames = (page: Page) => page.locator("main .lazy-picture").filter({ visible: true });

/** Whether the placeholder of the last picture pulses, and whether it lies open. */
function lastPlaceholder(page: Page) {
  return frames(page)
    .last()
    .evaluate((frame) => {
      const { animationName, animationPlayState, content } = getComputedStyle(frame, "::before");
      const image = frame.querySelector("img");
      return {
        pulses: content !== "none" && animationName === "tally" && animationPlayState === "running",
        opacity: image ? getComputedStyle(image).opacity : "",
      };
    });
}

test("without the site's scripts every picture of the home page comes", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to (fetch|load)/);
  await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
  await page.goto("/");
  await scrollThrough(page);
  const images = page.locator("main .lazy-picture img").filter({ visible: true });
  expect(await images.count()).toBeGreaterThan(15);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0);
    await expect(image).toHaveCSS("opacity", "1");
  }
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("a placeholder pulses until its picture is there, which then fades in", async ({ page }) => {
    const released = Promise.withResolvers<void>();
    await page.route(/\/images\/(?!hero-bg)/, async (route) => {
      await released.promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto("/uslugi/podcasty", { waitUntil: "commit" });
    await frames(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => lastPlaceholder(page)).toEqual({ pulses: true, opacity: "0" });
    await expect(frames(page).last().locator("img")).toHaveCSS("transition-duration", "0.3s");
    released.resolve();
    await expect.poll(() => lastPlaceholder(page)).toEqual({ pulses: false, opacity: "1" });
  });
});

test("the finished HTML has each picture with its sizes, and what is not at the top is lazy", async ({
  page,
}) => {
  for (const path of ["/", "/uslugi/produkcja-wideo", "/o-nas", "/blog", "/case-studies/1"]) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('<link rel="manifest"');
    expect(html).not.toContain("<noscript><picture");
    const images = html.match(/<picture>.*?<img [^>]+>/g) ?? [];
    expect(images.length, path).toBeGreaterThan(1);
    for (const image of images) {
      if (!image.includes("/images/")) continue;
      expect.soft(image, path).toMatch(/<img [^>]*(loading="lazy"|fetchPriority="high")/i);
      expect.soft(image, path).toMatch(/<img [^>]*srcSet="/i);
      expect.soft(image, path).toMatch(/<img [^>]*width="\d+"[^>]* height="\d+"/);
    }
  }
});
