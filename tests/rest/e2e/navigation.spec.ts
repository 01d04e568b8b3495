import { expect } from "@playwright/test";
import { post } from "../../database/samples.ts";
import { press, test, visit } from "../../e2e/support/fixtures.ts";
import { banner, services } from "../../e2e/support/navigation.ts";
import { expectAccessible } from "../../e2e/support/page-checks.ts";
import { ready } from "../../support/browsers/ready.ts";

test.use({ viewport: { width: 1360, height: 800 } });

test("the list of services opens by keyboard, and the language says why it is the only one", async ({
  page,
}) => {
  await visit(page, "/o-nas");
  const opener = services(page);
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await opener.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  const podcasts = banner(page).locator('a[href="/uslugi/podcasty"]');
  await expect(podcasts).toBeVisible();
  await expectAccessible(page, [1360]);
  await page.keyboard.press("Tab");
  await expect(banner(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(podcasts).toBeHidden();
  await expect(opener).toBeFocused();
  // Opened by the pointer, with the focus elsewhere.
  await banner(page).getByRole("link", { name: "BLOG", exact: true }).focus();
  await banner(page).getByRole("link", { name: "USŁUGI", exact: true }).hover();
  await expect(podcasts).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(podcasts).toBeHidden();
  const language = banner(page).getByRole("button", { name: /PL/ });
  await expect(language).toHaveAttribute("aria-disabled", "true");
  await language.focus();
  await expect(page.getByRole("tooltip", { name: /tylko po polsku/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip", { name: /tylko po polsku/ })).toBeHidden();
});

test("a press is answered before the next page is there, and before what comes after loading", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(after-load|projects)-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/o-nas");
  // React draws the lights.
  await expect(page.locator("[data-particles] > *").first()).toBeAttached();
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  const pending = page.locator("html[data-pending]");
  await banner(page).getByRole("link", { name: "PROJEKTY", exact: true }).click();
  await expect(pending).toHaveCount(1);
  held.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Projekty" })).toBeVisible();
  await expect(pending).toHaveCount(0);
  await ready(page);
});

test("a page is ready without what comes after loading", async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|dynamically imported module/);
  await page.route(/\/assets\/after-load-.*\.js/, (route) => route.abort());
  await visit(page, "/o-nas");
  await press(banner(page).getByRole("link", { name: "PROJEKTY", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Projekty" })).toBeVisible();
});

test("a link to a former address leads to the present one after its skeletons", async ({
  page,
  database,
}) => {
  const row = post({ title: "Przeniesiony" });
  const slug = `${row.slug}-nowy`;
  await database.from("blog_posts").insert(row).throwOnError();
  await visit(page, "/blog");
  const link = page.locator(`main a[href="/blog/${row.slug}"]`).last();
  await expect(link).toBeAttached();
  await database.from("blog_posts").update({ slug }).eq("slug", row.slug).throwOnError();

  const held = Promise.withResolvers<void>();
  await page.route(`**/blog/${row.slug}.data*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await link.press("Enter");
  await expect(page.locator("main .skeleton").first()).toBeVisible();
  held.resolve();
  await expect(page.getByRole("heading", { level: 1, name: row.title })).toBeVisible();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
  await database.from("blog_posts").delete().eq("slug", slug).throwOnError();
});
