import { expect } from "@playwright/test";
import { blogPosts } from "../../supabase/seed/demo.ts";
import { phone, press, test, visit } from "./support/fixtures.ts";
import { expectAccessible } from "./support/page-checks.ts";

const [newest] = [...blogPosts].sort((a, b) => b.published_at.localeCompare(a.published_at));

test("a post is found behind the skeletons of its list, read, and left for the place where one was", async ({
  page,
}) => {
  await visit(page, "/o-nas");
  const held = Promise.withResolvers<void>();
  await page.route("**/blog.data*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await press(page.getByRole("banner").getByRole("link", { name: "BLOG", exact: true }));
  const skeletons = page.getByRole("main").locator("[data-skeleton]");
  await expect(skeletons).toHaveCount(6);
  held.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect(skeletons).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();

  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const link = page.getByRole("main").getByRole("link", { name: newest?.title }).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 120, behavior: "instant" }));
  await expect.poll(scrolled).toBeGreaterThan(100);
  const place = await scrolled();
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: newest?.title })).toBeVisible();
  await expect(page).toHaveURL(`/blog/${newest?.slug}`);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect.poll(scrolled).toBe(place);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the way into the page and the menu are used by keyboard alone", async ({ page }) => {
    await visit(page, "/o-nas");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Przejdź do treści" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);

    const opener = page.getByRole("button", { name: "Otwórz menu" });
    const menu = page.getByRole("dialog");
    await opener.press("Enter");
    for (const name of ["WITAMY", "O NAS", "USŁUGI", "PROJEKTY", "CASE STUDIES", "BLOG"]) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expectAccessible(page, [360]);
    const escaped = () =>
      page.evaluate(() => {
        const { activeElement: at, body } = document;
        return at !== body && !at?.closest("dialog, [role=dialog]");
      });
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab");
      expect(await escaped()).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.press("Enter");
    await menu.getByRole("link", { name: "PROJEKTY", exact: true }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Projekty" })).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
