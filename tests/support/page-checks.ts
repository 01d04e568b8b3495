import type { Page } from "playwright";
import { expect } from "vitest";
import { accessibilityViolations } from "./axe.ts";
import { recordLayoutShift, scrollThrough, visit, type Window } from "./browser.ts";

export const phone = { width: 360, height: 740 };

export const checked =
  "%s stands still, fits, has one h1 and a title, sets no cookie, breaks no picture";

/**
 * What must be true of any page, in one visit by telephone. `closely`: with a look at accessibility.
 * `hasOurCopy`: the texts, but those that lead to a row, are of `app/content`, where ranges and hours
 * stay on one line.
 */
export async function checkPage(
  { page }: Pick<Window, "page">,
  route: string,
  { closely = true, hasOurCopy = false } = {},
): Promise<void> {
  const layoutShift = await recordLayoutShift(page);
  expect(await visit(page, route)).toBe(200);
  await scrollThrough(page);
  expect.soft(await layoutShift()).toBeLessThanOrEqual(0.01);
  expect.soft(await page.locator("h1").count()).toBe(1);
  expect.soft(await page.title()).toMatch(/\S.{8,}/);
  expect.soft(await page.context().cookies()).toEqual([]);
  expect.soft(await brokenPictures(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflow(page)).toEqual([]);
  for (const width of [320, 360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => brokenWords(page), { message: `words at ${width} px` }).toEqual([]);
    if (!hasOurCopy) continue;
    await expect.poll(() => brokenRanges(page), { message: `ranges at ${width} px` }).toEqual([]);
  }
  if (!closely) return;
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await accessibilityViolations(page), `${width} px`).toEqual([]);
  }
}

/** Elements that reach beyond the right edge and make the page scroll sideways. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Words of large type that are too wide for their place and go on in the next line without a hyphen. */
function brokenWords(page: Page) {
  return brokenTexts(page, "h1, h2, h3, .font-display", "[\\p{L}\\p{N}]+");
}

/** Hours, ranges, codes and the like (9:00–17:00, T–14, 24-bit, e-mail) that go on in the next line. */
async function brokenRanges(page: Page) {
  await page.locator("main details").evaluateAll((questions: HTMLDetailsElement[]) => {
    for (const question of questions) Object.assign(question, { name: "", open: true });
  });
  const pattern = "[\\d:]*\\d[–-][\\d:\\p{L}]+|(?<![\\p{L}\\d])\\p{L}[–-][\\p{L}\\d]+";
  return brokenTexts(
    page,
    "main, footer",
    pattern,
    ".break-all, a[href*='/blog/'], a[href*='/case-studies/']",
  );
}

/** What matches the pattern within these elements, but not these, and does not stand on one line. */
function brokenTexts(page: Page, selector: string, pattern: string, but = "script") {
  return page.locator(selector).evaluateAll(
    (elements, [source, except]) =>
      elements.flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
          if (text.parentElement?.closest(except)) continue;
          for (const match of text.data.matchAll(new RegExp(source, "gu"))) {
            const range = document.createRange();
            range.setStart(text, match.index);
            range.setEnd(text, match.index + match[0].length);
            const lines = [...range.getClientRects()].filter((rectangle) => rectangle.width > 0);
            const tops = lines.map((rectangle) => rectangle.top);
            if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(match[0]);
          }
        }
        return broken;
      }),
    [pattern, but] as const,
  );
}

function brokenPictures(page: Page) {
  return page
    .locator("img")
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures
        .filter((picture) => picture.complete && picture.naturalWidth === 0)
        .map((picture) => picture.currentSrc || picture.outerHTML.slice(0, 120)),
    );
}
