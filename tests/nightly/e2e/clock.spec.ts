import { expect, type Page } from "@playwright/test";
import { move, test, visit, wide } from "../../e2e/support/fixtures.ts";
import { expectAccessible, scrollThrough } from "../../e2e/support/page-checks.ts";

test.describe("the clock", () => {
  test.use(wide);
  const clock = (page: Page) => page.getByRole("navigation", { name: "Sceny tej strony" });
  const counter = (page: Page) => page.locator(".clock > p");

  for (const path of ["/", "/uslugi/podcasty", "/case-studies/1", "/polityka-prywatnosci"]) {
    test(`leads to the sections of ${path}, and reads their timecodes`, async ({ page }) => {
      await visit(page, path);
      await move(page);
      await scrollThrough(page);
      await expect(counter(page)).toHaveText("00:00:00:00");
      const marks = clock(page).getByRole("button");
      const names = await marks.allTextContents();
      expect(names.length).toBeGreaterThan(2);
      for (const [at, name] of names.entries()) {
        const [timecode = "", ...title] = name.split(" ");
        await marks.nth(at).press("Enter");
        await expect(marks.nth(at)).toHaveAttribute("aria-current", "true");
        await expect(counter(page)).toHaveText(timecode);
        const heading = page.locator("main h2:focus");
        await expect(heading).toHaveText(title.join(" "));
        await expect(heading).toBeInViewport();
      }
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(clock(page).locator("[aria-current]")).toHaveCount(0);
    });
  }

  test("runs with the page, and rests where motion is stopped", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, "/o-nas");
    await move(page);
    await expect(counter(page)).toHaveText("00:00:00:00");
    await page.mouse.wheel(0, 150);
    await expect(counter(page)).toHaveText(/^00:00:\d\d:\d\d$/);
    await expect(counter(page)).not.toHaveText("00:00:00:00");
    await page.getByRole("button", { name: "Zatrzymaj ruch" }).first().press("Enter");
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await expect(counter(page)).toHaveText("00:00:00:00");
  });

  test("can be used by everybody, and is not on a phone's way", async ({ page }) => {
    await visit(page, "/uslugi");
    await move(page);
    await expect(clock(page)).toBeVisible();
    await expectAccessible(page, [1280]);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(counter(page)).toBeHidden();
  });
});
