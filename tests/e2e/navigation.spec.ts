import { expect, type Locator } from "@playwright/test";
import { phone, ready, test, visit } from "./support/fixtures.ts";
import { banner, fetched, forget, services } from "./support/navigation.ts";
import { expectAccessible } from "./support/page-checks.ts";

const links = ["WITAMY", "O NAS", "USŁUGI", "PROJEKTY", "CASE STUDIES", "BLOG", "KONTAKT"];

async function expectLinks(within: Locator) {
  for (const name of links) {
    await expect(within.getByRole("link", { name, exact: true })).toBeVisible();
  }
}

test.describe("the menu of a phone", () => {
  test.use(phone);

  test("is used by keyboard alone, and closes on Esc", async ({ page }) => {
    await visit(page, "/o-nas");
    const opener = page.getByRole("button", { name: "Otwórz menu" });
    const menu = page.getByRole("dialog");
    await opener.press("Enter");
    await expectLinks(menu);
    await expectAccessible(page, [360]);
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab");
      const escaped = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest("dialog, [role=dialog]"),
      );
      expect(escaped).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await page.mouse.wheel(0, 400);
    await opener.click();
    await menu.getByRole("link", { name: "PROJEKTY", exact: true }).press("Enter");
    await page.waitForURL("**/projekty");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe("the navigation of a wide screen", () => {
  test.use({ viewport: { width: 1360, height: 800 } });

  test("marks where the visitor is, and becomes more opaque beyond 50 px", async ({ page }) => {
    await visit(page, "/blog");
    await expectLinks(banner(page));
    const current = banner(page).getByRole("link", { name: "BLOG", exact: true });
    await expect(current).toHaveAttribute("aria-current", "page");
    const look = () =>
      banner(page).evaluate((header) =>
        [header, ...header.querySelectorAll("*")]
          .map((part) => getComputedStyle(part).backgroundColor)
          .join(),
      );
    const before = await look();
    await page.mouse.wheel(0, 400);
    await expect.poll(look).not.toBe(before);
  });

  test("opens the list of services by keyboard, and USŁUGI is a link", async ({ page }) => {
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
    await banner(page).getByRole("link", { name: "USŁUGI", exact: true }).click();
    await page.waitForURL("**/uslugi");
  });
});

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

test.describe("prefetching", () => {
  test("a page is fetched when the pointer rests on its link, once", async ({ page }) => {
    await visit(page, "/o-nas");
    for (const [selector, data] of walk) {
      const wanted = data ? [expect.stringMatching(data)] : [];
      const link = page.locator(selector).first();
      const path = (await link.getAttribute("href")) ?? "";
      await forget(page);
      await link.hover();
      await expect.poll(() => fetched(page, "data"), path).toEqual(wanted);
      await expect(page.locator("head link[rel=modulepreload]"), path).not.toHaveCount(0);
      await page.mouse.move(2, 500);
      await link.click();
      await page.waitForURL(`**${path}`);
      await expect(page.locator("main h1")).toBeVisible();
      expect(await fetched(page, "data"), path).toEqual(wanted);
      const scripts = await fetched(page, "js");
      expect(scripts.length, path).toBe(new Set(scripts).size);
    }
  });
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
  await page.getByRole("banner").getByRole("link", { name: "PROJEKTY", exact: true }).click();
  await expect(pending).toHaveCount(1);
  held.resolve();
  await page.waitForURL("**/projekty");
  await expect(pending).toHaveCount(0);
  await ready(page);
});

test("a page is ready without what comes after loading", async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|dynamically imported module/);
  await page.route(/\/assets\/after-load-.*\.js/, (route) => route.abort());
  await visit(page, "/o-nas");
  await page.getByRole("banner").getByRole("link", { name: "PROJEKTY", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Projekty" })).toBeVisible();
});
