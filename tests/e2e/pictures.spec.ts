import { expect, type Page } from "@playwright/test";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { pathsOf, publicRoutes } from "../support/routes.ts";
import { test } from "./support/fixtures.ts";

const phone = { width: 360, height: 780 };
const wide = { width: 1280, height: 800 };
const paths = [
  ...publicRoutes,
  ...pathsOf("/blog", blogPosts),
  ...pathsOf("/case-studies", caseStudies),
];

test("every page shows a picture on every third screen; there are many, and a large one stands on two pages at most", async ({
  page,
}) => {
  test.slow();
  const all = new Set<string>();
  const pagesOf = new Map<string, string[]>();
  for (const path of paths) {
    await page.setViewportSize(phone);
    await page.goto(path);
    for (const viewport of [phone, wide]) {
      await page.setViewportSize(viewport);
      // A picture that is asked for in another size has no height for a moment.
      await expect
        .poll(() => longWaysWithoutPicture(page), `${path} at ${viewport.width} px`)
        .toEqual([]);
    }
    const shown = await picturesOf(page);
    for (const { name } of shown) all.add(name);
    for (const name of new Set(shown.filter((it) => it.isLarge).map((it) => it.name))) {
      pagesOf.set(name, [...(pagesOf.get(name) ?? []), path]);
    }
  }
  expect(all.size).toBeGreaterThanOrEqual(55);
  expect([...pagesOf].filter(([, pages]) => pages.length > 2)).toEqual([]);
});

test("a gallery fits a laptop's screen with its thumbnails", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/case-studies/1");
  const header = await page.getByRole("banner").boundingBox();
  const gallery = page.locator("#zdjecia");
  const height = async () => (await gallery.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  await expect.poll(height).toBeGreaterThan(300);
  expect(await height()).toBeLessThanOrEqual(800 - (header?.height ?? 0));
});

/** More than three screens between pictures, films and drawings of some size, and the headings that they begin with. */
function longWaysWithoutPicture(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    const boxes = [...(main?.querySelectorAll(".lazy-picture, img, video, svg") ?? [])]
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width >= 140 && box.height >= 100)
      .map(({ top, bottom }) => ({ top: top + scrollY, bottom: bottom + scrollY }))
      .sort((a, b) => a.top - b.top);
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3)")];
    const bottom = main?.getBoundingClientRect().bottom ?? 0;
    const long: string[] = [];
    let end = 0;
    for (const box of [...boxes, { top: bottom + scrollY, bottom: Number.POSITIVE_INFINITY }]) {
      const screens = (box.top - end) / innerHeight;
      const next = headings.find((it) => it.getBoundingClientRect().top + scrollY >= end - 1);
      if (screens > 3) long.push(`${screens.toFixed(2)} after „${next?.textContent}”`);
      end = Math.max(end, box.bottom);
    }
    return long;
  });
}

/** By the names of their files, whatever the size; cards that lead to a page of their own are not large. */
function picturesOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(.lazy-picture, .prose img)")].flatMap((frame) => {
      const [, name] =
        /\/images\/([a-z0-9-]+?)(?:-\d+\.[0-9a-f]{8})?\.(?:avif|webp|jpg)/.exec(frame.outerHTML) ??
        [];
      const card = frame.closest("li, aside, article:not(:has(h1))");
      const isCard = card?.querySelector("a[href^='/']") != null;
      const isLarge = !isCard && frame.getBoundingClientRect().width >= 600;
      return name ? [{ name, isLarge }] : [];
    }),
  );
}
