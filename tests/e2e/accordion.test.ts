import { describe, expect } from "vitest";
import { test, visit } from "../support/browser.ts";

describe("questions and answers", () => {
  test("open one at a time, close again, and obey the keyboard", async ({ openWindow }) => {
    const { page } = await openWindow();
    await visit(page, "/uslugi/podcasty");
    const questions = page.locator("details > summary");
    expect(await questions.count()).toBe(5);
    const open = () =>
      page
        .locator("details")
        .evaluateAll((all) => all.flatMap((each, at) => (each.hasAttribute("open") ? [at] : [])));

    await questions.nth(1).focus();
    await page.keyboard.press("Enter");
    await expect.poll(open).toEqual([1]);
    await questions.nth(3).click();
    await expect.poll(open).toEqual([3]);
    await page.keyboard.press("Space");
    await expect.poll(open).toEqual([]);
  });
});
