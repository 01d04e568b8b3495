import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { ready } from "../../support/browsers/ready.ts";
import { nextFrame, visit } from "./fixtures.ts";
import { brokenRanges, brokenWords, collidingTexts, overhangingTexts } from "./page-texts.ts";

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
    expect.soft(await overflow(page), `what reaches beyond ${width} px`).toEqual([]);
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

type PageRules = {
  /** Its texts, but those that lead to a row, are of `app/content`, where ranges and hours stay on one line. */
  hasOurCopy?: boolean;
  status?: number;
};

const widths = [320, 360, 768, 1024, 1280, 1920, 2560];
const wordWidths = [320, 360, 768, 1024, 1280];

/** Comes to an element and presses it, without a mouse. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target, 200);
  await page.keyboard.press("Enter");
}

/** All checks that hold for any page, in one visit by telephone. */
export async function checkPage(
  page: Page,
  path: string,
  { hasOurCopy = false, status = 200 }: PageRules = {},
) {
  const layoutShift = await recordLayoutShift(page);
  expect(await visit(page, path)).toBe(status);
  await scrollThrough(page);
  await expect.configure({ soft: true }).poll(layoutShift).toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.soft(page.locator("h1")).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S.{8,}/);
  expect.soft(await page.context().cookies()).toEqual([]);
  expect.soft(await brokenPictures(page)).toEqual([]);
  expect.soft(await smallTargets(page), "what is pressed is 44 px high").toEqual([]);
  // No link opens a window of its own, unasked.
  await expect.soft(page.locator("a[target]")).toHaveCount(0);
  // On a busy machine a picture or a font moves the lines once more.
  const expectNone = (what: string, found: () => Promise<unknown[]>) =>
    expect.configure({ soft: true }).poll(found, what).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 320)
      await expectNone("what makes the page scroll sideways", () => overflow(page));
    if (!wordWidths.includes(width)) continue;
    await expectNone(`words at ${width} px`, () => brokenWords(page));
    await expectNone(`texts at ${width} px`, () => overhangingTexts(page));
    if (width === 360) {
      await expectNone("texts with wide spacing", () => collidingTexts(page));
    }
    if (hasOurCopy) await expectNone(`ranges at ${width} px`, () => brokenRanges(page));
  }
  await expectAccessible(page);
}

/** More of it than this is seen. */
const mostShift = 0.01;

/** What moved although no input explains it, from the first frame on, when that is too much in all; call before the visit. */
export async function recordLayoutShift(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: [value: number, what: string][] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput")) continue;
        const value: number = Reflect.get(entry, "value");
        const sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
          entry,
          "sources",
        );
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const text = node instanceof Element ? node.outerHTML : (node?.textContent ?? "");
          return `${text.slice(0, 80)}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
        });
        const at = `${Math.round(entry.startTime)} ms, at ${scrollY} px`;
        shifts.push([value, `${value.toFixed(4)} after ${at}: ${moved.join("; ")}`]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const shifts: [number, string][] = await page.evaluate(() => Reflect.get(globalThis, "shifts"));
    const sum = shifts.reduce((all, [value]) => all + value, 0);
    return sum > mostShift ? shifts.map(([, what]) => what) : [];
  };
}

/** Scrolls through the whole page, so that everything lazy is asked for and there, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  // On a busy machine they come amid the scrolling, and lines far down break elsewhere in the face that stood in for them.
  await page.evaluate(() => document.fonts.ready);
  for (let tries = 1; !(await drawsAllTheWay(page)); tries++) {
    if (tries === 3) throw new Error(`${page.url()} was not drawn to its end, three times`);
    await page.reload();
    await ready(page);
  }
  // The browser itself puts off pictures beside the window, in a carousel.
  await page.waitForFunction(() =>
    [...document.images].every((picture) => picture.complete || picture.loading === "lazy"),
  );
  await nextFrame(page);
}

/**
 * False when Chromium stopped drawing. On a busy machine Chromium 156 does so about once in a hundred pages, with and
 * without a graphics processor: no frame comes any more, not even for a screenshot, until the page is loaded again.
 */
function drawsAllTheWay(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const isDrawn = () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(resolve, 10_000, false);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      if (!(await isDrawn())) return false;
    }
    scrollTo({ top: 0, behavior: "instant" });
    return isDrawn();
  });
}

/** Elements that reach beyond the right edge and make the page scroll sideways. */
export function overflow(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Links and buttons lower than a fingertip. A link whose area is stretched over a card is as high as the card. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator(":is(main, footer) :is(a[href], button, summary)").evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility() && !it.closest("[aria-hidden], .prose"))
      .filter((it) => getComputedStyle(it, "::after").position !== "absolute")
      .filter((it) => {
        const sentence = it.closest("p, li")?.textContent ?? "";
        return sentence.length <= (it.textContent?.length ?? 0) + 12;
      })
      .map((it) => ({ height: Math.round(it.getBoundingClientRect().height), it }))
      .filter(({ height }) => height < 44)
      .map(({ height, it }) => `${height} px: ${it.outerHTML.slice(0, 90)}`),
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
