import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { accessibilityViolations } from "../support/axe.ts";
import { recordLayoutShift, scrollThrough, test, visit } from "../support/browser.ts";
import { publicRoutes } from "../support/routes.ts";

const routes = [
  ...publicRoutes,
  ...blogPosts.map((post) => `/blog/${post.slug}`),
  ...caseStudies.map((study) => `/case-studies/${study.slug}`),
];

/** Texts that repeat the same components; two of each are looked at for accessibility. */
const alike = [
  ...blogPosts.slice(2).map((post) => post.slug),
  ...caseStudies.slice(2, 6).map((study) => study.slug),
];
const closely = routes.filter((route) => !alike.some((slug) => route.endsWith(slug)));

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

function brokenPictures(page: Page) {
  return page
    .locator("img")
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures
        .filter((picture) => picture.complete && picture.naturalWidth === 0)
        .map((picture) => picture.currentSrc || picture.outerHTML.slice(0, 120)),
    );
}

describe("every page", () => {
  test.for(routes)(
    "%s stands still, fits, has one h1 and a title, sets no cookie, breaks no picture, is accessible",
    async (route, { openWindow }) => {
      const { page } = await openWindow({ width: 360, height: 740 });
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
      if (!closely.includes(route)) return;
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await accessibilityViolations(page), `${width} px`).toEqual([]);
      }
    },
  );
});
