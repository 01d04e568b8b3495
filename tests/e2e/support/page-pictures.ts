import type { Page } from "@playwright/test";

/** More than three screens between pictures, films and drawings of some size, and the headings that they begin with. */
export function longWaysWithoutPicture(page: Page) {
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
export function picturesOf(page: Page) {
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

export function brokenPictures(page: Page) {
  return page
    .locator("img")
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures
        .filter((picture) => picture.complete && picture.naturalWidth === 0)
        .map((picture) => picture.currentSrc || picture.outerHTML.slice(0, 120)),
    );
}
