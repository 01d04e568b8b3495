import { chromium, expect } from "@playwright/test";
import { test, visit } from "../../e2e/support/fixtures.ts";
import { wholeChromium } from "../../support/chromium.ts";

/** With a browser of its own: the tests' has no such memory, and Playwright switches it off. */
test("back shows pages from the browser's memory", async ({ launchOptions, site }) => {
  test.skip(!wholeChromium, "needs a whole browser");
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: wholeChromium ?? "",
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage({ baseURL: site.url });
    for (const path of ["/", "/blog", "/kontakt", "/case-studies/1", "/uslugi/podcasty"]) {
      await visit(page, path);
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto("/polityka-prywatnosci");
      await page.goBack({ waitUntil: "commit" });
      // A page that was loaded anew knows nothing of it, but says what kept it from being restored.
      const state = () =>
        page
          .evaluate(() => {
            const [visit] = performance.getEntriesByType("navigation");
            const why = visit && "notRestoredReasons" in visit ? visit.notRestoredReasons : null;
            return Reflect.get(window, "persisted") ?? JSON.stringify(why);
          })
          // The page may go while it is asked.
          .catch(String);
      await expect.poll(state, path).toBe(true);
    }
  } finally {
    await browser.close();
  }
});
