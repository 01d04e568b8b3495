import { expect } from "@playwright/test";
import { move, test, visit, wide } from "../../e2e/support/fixtures.ts";
import { expectAccessible, scrollThrough } from "../../e2e/support/page-checks.ts";

test.use(wide);

test("the clock leads to the sections of a page, and reads their timecodes", async ({ page }) => {
  const clock = page.getByRole("navigation", { name: "Sceny tej strony" });
  const counter = page.locator(".clock > p");
  for (const path of ["/", "/case-studies/1", "/polityka-prywatnosci"]) {
    await visit(page, path);
    await move(page);
    await scrollThrough(page);
    await expect(counter).toHaveText("00:00:00:00");
    await expectAccessible(page, [1280]);
    const marks = clock.getByRole("button");
    const names = await marks.allTextContents();
    expect(names.length).toBeGreaterThan(2);
    for (const [at, name] of names.entries()) {
      const [timecode = "", ...title] = name.split(" ");
      await marks.nth(at).press("Enter");
      await expect(marks.nth(at)).toHaveAttribute("aria-current", "true");
      await expect(counter).toHaveText(timecode);
      const heading = page.locator("main h2:focus");
      await expect(heading).toHaveText(title.join(" "));
      await expect(heading).toBeInViewport();
    }
  }
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(counter).toBeHidden();
});
