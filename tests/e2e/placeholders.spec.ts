import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import { scrollThrough } from "./support/page-checks.ts";

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
