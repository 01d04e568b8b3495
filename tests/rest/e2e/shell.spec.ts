import { expect, type Page } from "@playwright/test";
import { test, visit, withMotion } from "../../e2e/support/fixtures.ts";

test.describe("the lights behind every page", () => {
  test.use(withMotion);
  const lights = (page: Page) => page.locator("[data-particles] > *");

  test("follow the width of the window, at least five, 100 to 300 px", async ({ page }) => {
    await page.setViewportSize({ width: 2400, height: 800 });
    await visit(page, "/o-nas");
    await expect(lights(page)).toHaveCount(8);
    const sizes = await lights(page).evaluateAll((all: HTMLElement[]) =>
      all.map((light) => light.offsetWidth),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(300);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(lights(page)).toHaveCount(5);
  });

  for (const path of ["/admin/login", "/admin/xyz", "/nie-ma"]) {
    test(`are there at ${path}, and rest when asked to`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      const footers: string[] = [];
      page.on("requestfinished", (request) => {
        if (request.url().includes("/footer-")) footers.push(request.url());
      });
      await visit(page, path);
      await expect(lights(page)).toHaveCount(5);
      const light = lights(page).first();
      await expect(light).toHaveCSS("animation-name", "drift");
      await expect(light).toHaveCSS("animation-duration", /^(1[5-9]|2\d|3[0-5])(\.\d+)?s$/);
      await expect(page.locator("[data-particles]")).toHaveCSS("z-index", /^-/);
      // Its switch stands in the public footer, which comes when the visitor moves.
      await page.mouse.move(200, 200);
      await expect.poll(() => footers.length).toBe(path.startsWith("/admin") ? 0 : 1);
      if (path !== "/admin/xyz") {
        const stop = page.getByRole("button", { name: "Zatrzymaj ruch" });
        await expect(async () => {
          if (await stop.isVisible()) await stop.click({ timeout: 1_000 });
          await expect(light).toHaveCSS("animation-play-state", "paused", { timeout: 1_000 });
        }).toPass();
      }
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(light).toHaveCSS("animation-name", "none");
    });
  }
});

test("the console tells how the page feels", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await visit(page, "/uslugi/podcasty");
  await page.locator("details > summary").first().click();
  const seen = () =>
    ["LCP", "CLS", "INP", "first-input"].filter((name) =>
      said.some((line) => new RegExp(`^\\[web-vitals\\] ${name} [\\d.]+( ms)?$`).test(line)),
    );
  await expect.poll(seen).toEqual(["LCP", "CLS", "INP", "first-input"]);
});
