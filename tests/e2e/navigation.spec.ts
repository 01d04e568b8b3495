import { expect, type Locator, type Page } from "@playwright/test";
import { post } from "../database/samples.ts";
import { phone, test, visit } from "./support/fixtures.ts";
import { expectAccessible } from "./support/page-checks.ts";

const links = ["WITAMY", "O NAS", "USŁUGI", "PROJEKTY", "CASE STUDIES", "BLOG", "KONTAKT"];
const logo = { name: "KADR – strona główna", exact: true };
const onlyPolish = { name: /tylko po polsku/ };

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
  const banner = (page: Page) => page.getByRole("banner");
  const services = (page: Page) =>
    banner(page).getByRole("button", { name: "Pokaż listę usług", exact: true });

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

/** Data, code or styles that the page has asked for on the line since the last `forget`: not what the browser has. */
function fetched(page: Page, kind: "data" | "js" | "css"): Promise<string[]> {
  return page.evaluate((ending) => {
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
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

test("a press is answered before the next page is there, and before what comes after loading", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(after-load|projects)-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/o-nas");
  await expect(page.locator("[data-particles] > *").first()).toBeAttached();
  const pending = page.locator("html[data-pending]");
  await page.getByRole("banner").getByRole("link", { name: "PROJEKTY", exact: true }).click();
  await expect(pending).toHaveCount(1);
  held.resolve();
  await page.waitForURL("**/projekty");
  await expect(pending).toHaveCount(0);
});
