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
    await article.getByRole("heading", { name: "Źródła" }).waitFor();
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

  test.for([
    ["/blog", "Czytaj więcej →", "article"],
    ["/case-studies", "Zobacz szczegóły", "article"],
    ["/projekty", "Zobacz całe case study", "article"],
    ["/", "Zobacz całe case study", "article"],
    ["/uslugi", "DOWIEDZ SIĘ WIĘCEJ", "main li"],
  ] as const)(
    "on %s hears of each link what it does, and then of what",
    async ([path, name, card], { openWindow }) => {
      const { page } = await openWindow();
      await visit(page, path);
      const cards = page
        .locator(card)
        .filter({ has: page.getByRole("link", { name, exact: true }) });
      await expect.poll(() => cards.count()).toBeGreaterThan(2);
      const links = cards.getByRole("link", { name, exact: true });
      const described = await links.evaluateAll((all) =>
        all.map((link) => {
          const id = link.getAttribute("aria-describedby") ?? "";
          return document.getElementById(id)?.textContent;
        }),
      );
      expect(described).toEqual(await cards.getByRole("heading").allTextContents());
      expect(new Set(described).size).toBe(described.length);
    },
  );

  test.for([
    ["BLOG", "/blog", 6, /Czytaj więcej/],
    ["CASE STUDIES", "/case-studies", 4, /Zobacz szczegóły/],
  ] as const)(
    "on the way to %s sees skeletons",
    async ([name, path, cards, card], { openWindow }) => {
      const { page } = await openWindow();
      await visit(page, "/o-nas");
      const held = Promise.withResolvers<void>();
      await page.route(`**${path}.data*`, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await page.waitForURL(`**${path}`);
      const skeletons = page.getByRole("main").locator("[data-skeleton]");
      await skeletons.first().waitFor();
      expect(await skeletons.count()).toBe(cards);
      held.resolve();
      await page.getByRole("link", { name: card }).first().waitFor();
      expect(await skeletons.count()).toBe(0);
    },
  );
});
