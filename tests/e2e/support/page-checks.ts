import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { nextFrame, visit } from "./fixtures.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Violations that axe finds of WCAG 2.2 AA and its best practices, one readable line each. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Reading its half a megabyte takes a browser as long as a whole look at a page.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    resultTypes: ["violations"],
    preload: { assets: ["media"] },
  })`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} (${node.any[0]?.message ?? node.html})`),
  );
}

export async function expectAccessible(page: Page, widths = [360, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await accessibilityViolations(page), `${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${width} px`).toBeLessThanOrEqual(width);
  }
}

/** Presses Tab until the element has the focus, as somebody without a mouse comes there. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < most; step++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((it) => it === document.activeElement)) return;
  }
  throw new Error("Tab never came there");
}

/**
 * Checks that hold for any page, in one visit by telephone. `hasOurCopy`: its texts, but those that
 * lead to a row, are of `app/content`, where ranges and hours stay on one line.
 */
export async function checkPage(
  page: Page,
  path: string,
  { hasOurCopy = false } = {},
): Promise<void> {
  const layoutShift = await recordLayoutShift(page);
  expect(await visit(page, path)).toBe(200);
  await scrollThrough(page);
  expect.soft(await layoutShift()).toBeLessThanOrEqual(0.01);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.soft(page.locator("h1")).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S.{8,}/);
  expect.soft(await page.context().cookies()).toEqual([]);
  expect.soft(await brokenPictures(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflow(page)).toEqual([]);
  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    if (headingWidths.includes(width)) {
      await expect.poll(() => badHeadings(page), `headings at ${width} px`).toEqual([]);
    }
    if (!wordWidths.includes(width)) continue;
    await expect.poll(() => brokenWords(page), `words at ${width} px`).toEqual([]);
    await expect.poll(() => overhangingTexts(page), `texts at ${width} px`).toEqual([]);
    if (!hasOurCopy) continue;
    await expect.poll(() => brokenRanges(page), `ranges at ${width} px`).toEqual([]);
  }
  await expectAccessible(page);
}

export const headingWidths = [360, 768, 1280, 1920];
const wordWidths = [320, 360, 768, 1024, 1280];

/** Headings of 28 px and more with a line that ends badly, and titles that their card cuts. */
export function badHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bad: string[] = [];
    for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
      const isClamped = getComputedStyle(heading).webkitLineClamp !== "none";
      if (isClamped && heading.scrollHeight > heading.clientHeight + 2) {
        bad.push(`cut: ${heading.textContent}`);
      }
      if (Number.parseFloat(getComputedStyle(heading).fontSize) < 28) continue;
      const { lines, split } = linesOf(heading);
      if (split) bad.push(`within a word: ${lines.join(" / ")}`);
      else if (lines.length > 1 && lines.some(endsBadly)) bad.push(lines.join(" / "));
    }
    return bad;

    /** The words of an element by the line that they stand on. */
    function linesOf(element: Element) {
      const lines: { top: number; text: string }[] = [];
      let split = false;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        if (node.parentElement?.closest(".sr-only")) continue;
        for (const word of (node.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = [...range.getClientRects()].map((rect) => Math.round(rect.top));
          const [top] = tops;
          if (top === undefined) continue;
          if (tops.some((other) => Math.abs(other - top) > 5)) split = true;
          const last = lines.at(-1);
          if (last && Math.abs(last.top - top) < 5) last.text += ` ${word[0]}`;
          else lines.push({ top, text: word[0] });
        }
      }
      return { lines: lines.map(({ text }) => text), split };
    }

    function endsBadly(line: string, at: number, all: string[]): boolean {
      const words = line.split(" ").map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""));
      const last = words.at(-1) ?? "";
      if (at < all.length - 1) return /^\p{L}{1,3}$/u.test(last) && !/^\p{Lu}{2,3}$/u.test(last);
      return words.length === 1 && /^\p{L}{1,4}$/u.test(last);
    }
  });
}

/** Adds up the layout shift that no input explains, from the first frame on; call before the visit. */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput")) continue;
        const sum = Reflect.get(globalThis, "layoutShift") + Reflect.get(entry, "value");
        Object.assign(globalThis, { layoutShift: sum });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "layoutShift"));
}

/** Scrolls through the whole page, so that everything lazy is asked for and there, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  // The browser itself puts off pictures beside the window, in a carousel.
  await page.waitForFunction(() =>
    [...document.images].every((picture) => picture.complete || picture.loading === "lazy"),
  );
  await nextFrame(page);
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

/** Texts that reach below the section that they belong to, over the next one. */
function overhangingTexts(page: Page) {
  return page.locator("main section").evaluateAll((sections) =>
    sections.flatMap((section) => {
      const end = section.getBoundingClientRect().bottom;
      return [...section.querySelectorAll("h2, h3, p, li, dd")]
        .filter((text) => text.checkVisibility() && text.getBoundingClientRect().bottom > end + 1)
        .map((text) => text.textContent);
    }),
  );
}

/** Words of large type and of drawings that are too wide for their place and go on in the next line. */
function brokenWords(page: Page) {
  return brokenTexts(page, "h1, h2, h3, .font-display, .text-tiny", "[\\p{L}\\p{N}]+");
}

/** Hours, ranges, codes and the like (9:00–17:00, T–14, 24-bit, e-mail) that go on in the next line. */
async function brokenRanges(page: Page) {
  await page.locator("main details").evaluateAll((questions: HTMLDetailsElement[]) => {
    for (const question of questions) Object.assign(question, { name: "", open: true });
  });
  const pattern = "[\\d:]*\\d[–-][\\d:\\p{L}]+|(?<![\\p{L}\\d])\\p{L}[–-][\\p{L}\\d]+";
  const rows = ".break-all, a[href*='/blog/'], a[href*='/case-studies/']";
  return brokenTexts(page, "main, footer", pattern, rows);
}

/** Texts of these elements, but not of the excepted ones, that match the pattern and do not stand on one line. */
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
