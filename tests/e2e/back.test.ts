import { chromium } from "playwright";
import { expect, inject, test } from "vitest";

/** With a browser of its own: Playwright switches the cache off that this is about. */
test("back shows public pages as they were left, from the browser's memory", async () => {
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage({ baseURL: inject("demoSiteUrl") });
    for (const path of ["/", "/blog", "/kontakt", "/case-studies/1", "/uslugi/podcasty"]) {
      await page.goto(path, { waitUntil: "load" });
      await page.waitForFunction(() => {
        const heading = document.querySelector("h1");
        return heading && Object.keys(heading).some((key) => key.startsWith("__reactProps$"));
      });
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto("/polityka-prywatnosci");
      await page.goBack({ waitUntil: "commit" });
      // A page that was loaded anew knows nothing of it, but says what kept it from being restored.
      const state = () =>
        page.evaluate(() => {
          const [visit] = performance.getEntriesByType("navigation");
          const why = visit && "notRestoredReasons" in visit ? visit.notRestoredReasons : null;
          return Reflect.get(window, "persisted") ?? JSON.stringify(why);
        });
      await expect.poll(state, { message: path }).toBe(true);
    }
  } finally {
    await browser.close();
  }
});
