import { expect, type Page } from "@playwright/test";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { publicRoutes } from "../support/routes.ts";
import { test } from "./support/fixtures.ts";

const paths = [
  ...publicRoutes,
  ...blogPosts.map(({ slug }) => `/blog/${slug}`),
  ...caseStudies.map(({ slug }) => `/case-studies/${slug}`),
  "/nie-ma-takiej-strony",
];

/** Half of the pages each, so that two workers share them. */
for (const half of [0, 1]) {
  test(`every heading in large type breaks well (${half + 1} of 2)`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    for (const path of paths.filter((_, at) => at % 2 === half)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForFunction((wanted) => innerWidth === wanted, width);
        // On a busy machine a picture or a font moves the lines once more.
        await expect.poll(() => badHeadings(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** Headings of 28 px and more with a line that ends badly, and titles that their card cuts. */
function badHeadings(page: Page): Promise<string[]> {
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
