import { expect } from "@playwright/test";
import { test, visit } from "../../e2e/support/fixtures.ts";
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
