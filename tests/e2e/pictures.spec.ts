import { expect, type Page } from "@playwright/test";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { publicRoutes } from "../support/routes.ts";
import { test } from "./support/fixtures.ts";

const paths = [
  ...publicRoutes,
  ...blogPosts.map(({ slug }) => `/blog/${slug}`),
  ...caseStudies.map(({ slug }) => `/case-studies/${slug}`),
];

test.describe.configure({ mode: "parallel" });

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]) {
  test(`no page scrolls three screens without a picture at ${viewport.width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      const { screens, after } = await longestWayWithoutPicture(page);
      expect.soft(screens, `${path}: after „${after}”`).toBeLessThanOrEqual(3);
    }
  });
}

test("many pictures are there, and large ones stand on two pages at most", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  const all = new Set<string>();
  const pagesOf = new Map<string, string[]>();
  for (const path of paths) {
    await page.goto(path);
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

/** Between pictures, films and drawings of some size, in screens; and the heading that it begins with. */
function longestWayWithoutPicture(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    const boxes = [...(main?.querySelectorAll(".lazy-picture, img, video, svg") ?? [])]
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width >= 140 && box.height >= 100)
      .map(({ top, bottom }) => ({ top: top + scrollY, bottom: bottom + scrollY }))
      .sort((a, b) => a.top - b.top);
    let [end, longest, from] = [0, 0, 0];
    const bottom = main?.getBoundingClientRect().bottom ?? 0;
    for (const box of [...boxes, { top: bottom + scrollY, bottom: Number.POSITIVE_INFINITY }]) {
      if (box.top - end > longest) [longest, from] = [box.top - end, end];
      end = Math.max(end, box.bottom);
    }
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3)")];
    const next = headings.find((it) => it.getBoundingClientRect().top + scrollY >= from - 1);
    return { screens: Math.round((longest / innerHeight) * 100) / 100, after: next?.textContent };
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
