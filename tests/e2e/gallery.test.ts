import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { caseStudies } from "../../supabase/seed/demo.ts";
import { test, visit } from "../support/browser.ts";

const study = caseStudies.find((each) => each.gallery_images?.length === 4);
const address = `/case-studies/${study?.slug}`;

/** The position the gallery announces, such as „Zdjęcie 2 z 4”. */
async function position(page: Page) {
  const text = await gallery(page).locator("[aria-live]").textContent();
  return text?.match(/\d+/g)?.map(Number);
}

function gallery(page: Page) {
  return page.getByRole("region", { name: /galeria/i });
}

describe("the gallery of a case study, by keyboard", () => {
  test("wraps around at both ends", async ({ openWindow }) => {
    const { page } = await openWindow();
    await visit(page, address);
    await gallery(page).scrollIntoViewIfNeeded();
    expect(await position(page)).toEqual([1, 4]);
    await gallery(page)
      .getByRole("button", { name: /poprzedni/i })
      .focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => position(page)).toEqual([4, 4]);
    await gallery(page)
      .getByRole("button", { name: /następn/i })
      .focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => position(page)).toEqual([1, 4]);
  });

  test("follows the arrow keys, and never moves the page", async ({ openWindow }) => {
    const { page } = await openWindow();
    await visit(page, address);
    await gallery(page).scrollIntoViewIfNeeded();
    await gallery(page)
      .getByRole("button", { name: /następn/i })
      .focus();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => position(page)).toEqual([2, 4]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => position(page)).toEqual([4, 4]);
    expect(await height()).toBe(before);
  });

  test("shows the picture whose thumbnail or dot is chosen", async ({ openWindow }) => {
    const { page } = await openWindow();
    await visit(page, address);
    await gallery(page).getByRole("button", { name: "Miniatura 3" }).click();
    await expect.poll(() => position(page)).toEqual([3, 4]);
    await gallery(page).getByRole("button", { name: "Zdjęcie 2 z 4" }).click();
    await expect.poll(() => position(page)).toEqual([2, 4]);
  });
});

describe("the gallery of a case study, by touch", () => {
  test("follows a swipe, and a swipe past its end leads nowhere", async ({ openWindow }) => {
    const { page } = await openWindow({ width: 360, height: 740, hasTouch: true });
    await visit(page, address);
    const strip = gallery(page).getByRole("list", { name: "Galeria zdjęć" });
    await strip.scrollIntoViewIfNeeded();
    const box = await strip.boundingBox();
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 100 };
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove", x: number) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y: middle.y }] });
    const swipe = async (distance: number) => {
      const start = middle.x - distance / 2;
      await touch("touchStart", start);
      for (let step = 1; step <= 10; step++) {
        await touch("touchMove", start + (distance * step) / 10);
        // A finger is seen once in a frame.
        await page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)));
      }
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(200);
    expect(await position(page)).toEqual([1, 4]);
    await swipe(-200);
    await expect.poll(() => position(page)).toEqual([2, 4]);
    const chosen = gallery(page).getByRole("button", { name: "Miniatura 2" });
    expect(await chosen.getAttribute("aria-current")).toBe("true");
  });
});
