import type { Page } from "playwright";
import { expect } from "vitest";
import { test, visit } from "../support/browser.ts";

/** Data and code that the page has asked for on the line since the last `forget`: not what the browser has. */
function fetched(page: Page, kind: "data" | "js"): Promise<string[]> {
  return page.evaluate((ending) => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return entries
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(ending));
  }, `.${kind}`);
}

const forget = (page: Page) => page.evaluate(() => performance.clearResourceTimings());

/** One link to each kind of page, in the order of a walk, and the data that it needs. */
const walk: [link: string, data: RegExp | null][] = [
  ['header a[href="/blog"]', /^\/blog\.data$/],
  ['main a[href^="/blog/"]:not([tabindex])', /^\/blog\/[\w-]+\.data$/],
  ['header a[href="/case-studies"]', /^\/case-studies\.data$/],
  ['main a[href^="/case-studies/"]:not([tabindex])', /^\/case-studies\/[\w-]+\.data$/],
  ['header nav a[href="/kontakt"]', null],
  ['header a[href="/projekty"]', null],
  ['header a[href="/uslugi"]', null],
  ['main a[href="/uslugi/podcasty"]', /^\/uslugi\/podcasty\.data$/],
  ["header a[aria-label]", /^\/_\.data$/],
];

test("a page is fetched when the pointer rests on its link, and not again by the click", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ reducedMotion: "reduce" });
  await visit(page, "/o-nas");
  for (const [selector, data] of walk) {
    const wanted = data ? [expect.stringMatching(data)] : [];
    const link = page.locator(selector).first();
    const path = (await link.getAttribute("href")) ?? "";
    await forget(page);
    await link.hover();
    const code = page.locator("head link[rel=modulepreload]");
    await expect.poll(() => fetched(page, "data"), { message: path }).toEqual(wanted);
    await expect.poll(() => code.count(), { message: path }).toBeGreaterThan(0);
    await page.mouse.move(2, 500);
    await link.hover();
    await link.click();
    await page.waitForURL(`**${path}`);
    await page.locator("main h1").waitFor();
    expect(await fetched(page, "data"), path).toEqual(wanted);
    const scripts = await fetched(page, "js");
    expect(scripts.length, path).toBe(new Set(scripts).size);
  }
});

test("passing over links fetches nothing; a finger fetches at once; who saves data is left alone", async ({
  openWindow,
}) => {
  const { page } = await openWindow();
  await visit(page, "/o-nas");
  await page.evaluate(() => {
    for (const link of document.querySelectorAll("header nav a")) {
      link.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    }
    document.body.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    const blog = document.querySelector('footer a[href="/blog"]');
    blog?.dispatchEvent(new TouchEvent("touchstart", { bubbles: true }));
  });
  await expect.poll(() => fetched(page, "data")).toEqual(["/blog.data"]);

  const { page: thrifty } = await openWindow();
  await thrifty.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await visit(thrifty, "/o-nas");
  const blog = thrifty.locator('header a[href="/blog"]').first();
  await blog.hover();
  await blog.click();
  await thrifty.locator("main h1", { hasText: "Blog" }).waitFor();
  expect(await thrifty.locator("link[rel=prefetch]").count()).toBe(0);
});
