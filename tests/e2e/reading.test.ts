import { describe, expect } from "vitest";
import { blogPosts } from "../../supabase/seed/demo.ts";
import { test, visit } from "../support/browser.ts";

const [newest] = [...blogPosts].sort((a, b) => b.published_at.localeCompare(a.published_at));

describe("a visitor who reads", () => {
  test("finds a post on the home page, reads it and comes back to the list", async ({
    openWindow,
  }) => {
    const { page } = await openWindow();
    await visit(page, "/");
    await page.getByRole("main").getByRole("link", { name: newest?.title }).first().click();
    await page.waitForURL(`**/blog/${newest?.slug}`);
    await page.getByRole("heading", { level: 1, name: newest?.title }).waitFor();
    const article = page.getByRole("main");
    expect(await article.textContent()).toContain("12.11.2026");
    expect(await article.getByText(newest?.author ?? "?").count()).toBeGreaterThan(0);
    await article.getByRole("heading", { level: 2, name: "Kiedy wystarcza jedno" }).waitFor();
    await article.getByText("Zanim rozmówca usiądzie").waitFor();
    await article.getByText("Źródła").waitFor();
    await article.getByRole("link", { name: "Powrót do bloga" }).click();
    await page.waitForURL("**/blog");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("sees a source without http as a link all the same", async ({ openWindow }) => {
    const { page } = await openWindow();
    await visit(page, `/blog/${newest?.slug}`);
    const bare = page.getByRole("link", { name: "theasc.com/articles" });
    expect(await bare.getAttribute("href")).toBe("https://theasc.com/articles");
  });

  test("gets newest first, with date, author, excerpt and a way on", async ({ openWindow }) => {
    const { page } = await openWindow();
    await visit(page, "/blog");
    const hrefs = await page
      .getByRole("main")
      .getByRole("link", { name: /Czytaj więcej/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const expected = [...blogPosts]
      .sort((a, b) => b.published_at.localeCompare(a.published_at))
      .map((post) => `/blog/${post.slug}`);
    expect(hrefs).toEqual(expected);
  });

  test("shows skeletons while the list is on its way", async ({ openWindow }) => {
    const { page } = await openWindow();
    await visit(page, "/");
    const held = Promise.withResolvers<void>();
    await page.route(/\/blog\.data/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole("banner").getByRole("link", { name: "BLOG" }).click();
    await page.waitForURL("**/blog");
    await page.getByRole("main").locator("[aria-busy=true]").first().waitFor();
    held.resolve();
    await page
      .getByRole("link", { name: /Czytaj więcej/ })
      .first()
      .waitFor();
    expect(await page.getByRole("main").locator("[aria-busy=true]").count()).toBe(0);
  });
});
