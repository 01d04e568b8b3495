import { expect } from "@playwright/test";
import { post } from "../../database/samples.ts";
import { phone, test, visit } from "../../e2e/support/fixtures.ts";
import { banner, fetched, forget, services } from "../../e2e/support/navigation.ts";

const logo = { name: "KADR – strona główna", exact: true };
const onlyPolish = { name: /tylko po polsku/ };

test.describe("the menu of a phone", () => {
  test.use(phone);

  test("shows the only language, and a logo that leads home", async ({ page }) => {
    await visit(page, "/o-nas");
    await page.getByRole("button", { name: "Otwórz menu" }).click();
    const menu = page.getByRole("dialog");
    const language = menu.getByRole("button", { name: /PL/ });
    await expect(language).toHaveAttribute("aria-disabled", "true");
    await language.focus();
    await expect(menu.getByRole("tooltip")).toBeInViewport();
    await menu.getByRole("link", logo).click();
    await page.waitForURL((url) => url.pathname === "/");
    await expect(menu).toBeHidden();
    await visit(page, "/o-nas");
    await page.getByRole("contentinfo").getByRole("link", logo).click();
    await page.waitForURL((url) => url.pathname === "/");
  });
});

test.describe("the navigation of a wide screen", () => {
  test.use({ viewport: { width: 1360, height: 800 } });

  test("waits before it opens or closes under a pointer: 200, 150 and 700 ms", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/o-nas");
    const opener = services(page);
    const isOpen = () => opener.getAttribute("aria-expanded");
    await page.clock.pauseAt(new Date(Date.now() + 60_000));

    await banner(page).getByRole("link", { name: "USŁUGI", exact: true }).hover();
    await page.clock.runFor(199);
    expect(await isOpen()).toBe("false");
    await page.clock.runFor(1);
    await expect.poll(isOpen).toBe("true");

    await page.mouse.move(20, 700);
    await page.clock.runFor(149);
    expect(await isOpen()).toBe("true");
    await page.clock.runFor(1);
    await expect.poll(isOpen).toBe("false");

    const hint = page.getByRole("tooltip", onlyPolish);
    await banner(page).getByRole("button", { name: /PL/ }).hover();
    await page.clock.runFor(699);
    expect(await hint.isVisible()).toBe(false);
    await page.clock.runFor(1);
    await expect(hint).toBeVisible();
  });

  test("shows the only language, switched off, and says why to the keyboard", async ({ page }) => {
    await visit(page, "/o-nas");
    const language = banner(page).getByRole("button", { name: /PL/ });
    await expect(language).toHaveAttribute("aria-disabled", "true");
    await language.focus();
    await expect(page.getByRole("tooltip", onlyPolish)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip", onlyPolish)).toBeHidden();
  });
});

test.describe("prefetching", () => {
  for (const [from, selector, styles] of [
    ["/case-studies", 'main a[href^="/case-studies/"]:not([tabindex])', /case-study-/],
    ["/uslugi", 'main a[href="/uslugi/podcasty"]', /service-/],
  ] as const) {
    test(`the styles of a page are fetched with it, from ${from}`, async ({ page }) => {
      await visit(page, from);
      await forget(page);
      const link = page.locator(selector).first();
      await link.hover();
      await expect.poll(() => fetched(page, "css")).toContainEqual(expect.stringMatching(styles));
      await link.click();
      await expect(page.locator('link[rel="stylesheet"]').last()).toHaveAttribute("href", styles);
      expect((await fetched(page, "css")).filter((path) => styles.test(path))).toHaveLength(1);
    });
  }

  test("not when passing, at once by touch, never when saving data", async ({
    page,
    openWindow,
  }) => {
    await visit(page, "/o-nas");
    await page.evaluate(() => {
      for (const link of document.querySelectorAll("header nav a")) {
        link.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      }
      document.body.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      const blog = document.querySelector('header a[href="/blog"]');
      blog?.dispatchEvent(new TouchEvent("touchstart", { bubbles: true }));
    });
    await expect.poll(() => fetched(page, "data")).toEqual(["/blog.data"]);

    const thrifty = await openWindow();
    await thrifty.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await visit(thrifty, "/o-nas");
    const blog = thrifty.locator('header a[href="/blog"]').first();
    await blog.hover();
    await blog.click();
    await expect(thrifty.locator("main h1", { hasText: "Blog" })).toBeVisible();
    await expect(thrifty.locator("link[rel=prefetch]")).toHaveCount(0);
  });
});

for (const [pace, isSlow] of [
  ["at once", false],
  ["after its skeletons", true],
] as const) {
  test(`a link to a former address leads to the present one, ${pace}`, async ({
    page,
    database,
  }) => {
    const row = post({ title: `Przeniesiony, ${pace}` });
    const slug = `${row.slug}-nowy`;
    await database.from("blog_posts").insert(row).throwOnError();
    await visit(page, "/blog");
    const link = page.locator(`main a[href="/blog/${row.slug}"]`).last();
    await expect(link).toBeAttached();
    await database.from("blog_posts").update({ slug }).eq("slug", row.slug).throwOnError();

    const held = Promise.withResolvers<void>();
    if (!isSlow) held.resolve();
    await page.route(`**/blog/${row.slug}.data*`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await link.press("Enter");
    if (isSlow) await expect(page.locator("main .skeleton").first()).toBeVisible();
    held.resolve();
    await page.waitForURL(`**/blog/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: row.title })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    await expect(page).toHaveURL(/\/blog$/);
    await database.from("blog_posts").delete().eq("slug", slug).throwOnError();
  });
}
