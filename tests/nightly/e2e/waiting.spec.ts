import { expect, type Page } from "@playwright/test";
import {
  move,
  nextFrame,
  phone,
  test,
  visit,
  wide,
  withMotion,
} from "../../e2e/support/fixtures.ts";

/** Boxes of the first element of each selector, in pixels. */
function boxes(page: Page, selectors: Record<string, string>) {
  return page.evaluate((wanted) => {
    const box = (selector: string) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width, height };
    };
    return Object.entries(wanted).map(([name, selector]) => ({ name, ...box(selector) }));
  }, selectors);
}

type Way = {
  from: string;
  link: string;
  before: Record<string, string>;
  after: Record<string, string>;
};

const ways: Way[] = [
  {
    from: "/blog",
    link: "main article a:not([tabindex])",
    before: {
      title: ".cover-title",
      cover: ".cover.skeleton",
      picture: ".cover.skeleton",
      text: ".cover.skeleton + * > .skeleton",
    },
    after: {
      title: "h1",
      cover: "main .cover",
      picture: "main .cover img",
      text: "main .prose p",
    },
  },
  {
    from: "/case-studies",
    link: "main article a:not([tabindex])",
    before: {
      title: ".cover-title",
      cover: ".cover.skeleton",
      picture: ".cover.skeleton",
      text: "main .bg-surface .skeleton",
    },
    after: {
      title: "h1",
      cover: "main .cover",
      picture: "main .cover img",
      text: "main .bg-surface > p",
    },
  },
  {
    from: "/case-studies",
    link: 'header nav a[href="/blog"], dialog a[href="/blog"]',
    before: {
      title: "h1",
      lead: "h1 + p",
      cover: "[data-skeleton] > .skeleton",
      line: "[data-skeleton] p.card-line",
    },
    after: {
      title: "h1",
      lead: "h1 + p",
      cover: "main article .lazy-picture",
      line: "main article p.card-line",
    },
  },
  {
    from: "/blog",
    link: 'header nav a[href="/case-studies"], dialog a[href="/case-studies"]',
    before: { title: "h1", lead: "h1 + p", cover: "[data-skeleton] > .skeleton" },
    after: { title: "h1", lead: "h1 + p", cover: "main article .lazy-picture" },
  },
];

const screens = [
  { ...phone, deviceScaleFactor: 1 },
  { ...wide, deviceScaleFactor: 1 },
  // Wider than a picture is sharp there.
  { viewport: { width: 1728, height: 1080 }, deviceScaleFactor: 2 },
];

for (const screen of screens) {
  test.describe(`at ${screen.viewport.width} points, ${screen.deviceScaleFactor} pixels to each`, () => {
    test.use(screen);

    test("skeletons lie where the content will", async ({ page }) => {
      for (const { from, link, before, after } of ways) {
        await visit(page, from);
        await move(page);
        const opener = page.getByRole("button", { name: "Otwórz menu" });
        if (link.includes("dialog") && (await opener.isVisible())) await opener.click();
        const held = Promise.withResolvers<void>();
        await page.route("**/*.data*", async (route) => {
          await held.promise;
          await route.continue();
        });
        await page.locator(link).filter({ visible: true }).first().click();
        await expect(page.locator("main .skeleton").first()).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await nextFrame(page);
        const skeletons = await boxes(page, before);
        held.resolve();
        await expect(page.locator("main .skeleton")).toHaveCount(0);
        const content = await boxes(page, after);
        await page.unroute("**/*.data*");
        for (const [at, { name, ...box }] of content.entries()) {
          const { name: _, ...skeleton } = skeletons[at] ?? { name };
          // The height of a text is known of the title only.
          const measured = name === "text" || name === "line" ? (["x", "y"] as const) : undefined;
          for (const side of measured ?? (["x", "y", "width", "height"] as const)) {
            const off = Math.abs((Reflect.get(skeleton, side) ?? 0) - box[side]);
            expect.soft(off, `${from} → ${link}: ${name}, ${side}`).toBeLessThanOrEqual(2);
          }
        }
      }
    });
  });
}

test.describe("the menu of a phone", () => {
  test.use({ ...withMotion, ...phone });

  test("opens before the page runs, and lists the services once it does", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/framework-*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/o-nas", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Otwórz menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("link", { name: "PROJEKTY", exact: true })).toBeVisible();
    const services = menu.locator('a[href^="/uslugi/"]');
    await expect(services).toHaveCount(0);
    held.resolve();
    await expect(services).toHaveCount(8);
    await menu.getByRole("button", { name: "Zamknij menu" }).click();
    await expect(menu).toBeHidden();
  });

  test("goes straight to the next page, however long that takes", async ({ page }) => {
    await visit(page, "/o-nas");
    await page.getByRole("button", { name: "Otwórz menu" }).click();
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/projects-*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    // The old page must be seen in no frame until the next one is there.
    await page.evaluate(() => {
      const old = document.querySelector("h1");
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (!old?.isConnected) return;
        const menu = document.querySelector("dialog.menu-sheet");
        const left = menu?.getBoundingClientRect().left ?? innerWidth;
        if (!menu?.matches("[open]") || left > 1) seen.push(`${Math.round(left)}`);
        requestAnimationFrame(look);
      };
      const dialog = document.querySelector("dialog.menu-sheet");
      Promise.all(dialog?.getAnimations().map(({ finished }) => finished) ?? []).then(look);
    });
    await page.clock.install();
    await page.getByRole("dialog").getByRole("link", { name: "PROJEKTY", exact: true }).click();
    await expect(page.locator("html[data-pending]")).toHaveCount(1);
    await page.clock.fastForward(3_000);
    await expect(page.getByRole("dialog")).toBeVisible();
    held.resolve();
    await page.clock.resume();
    await expect(page.getByRole("heading", { level: 1, name: "Projekty" })).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await page.evaluate("seen")).toEqual([]);
  });
});
