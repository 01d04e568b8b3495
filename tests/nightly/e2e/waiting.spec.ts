import { expect, type Page } from "@playwright/test";
import { move, nextFrame, phone, press, test, visit } from "../../e2e/support/fixtures.ts";

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

type Box = Awaited<ReturnType<typeof boxes>>[number];

/** The sides of the content that lie more than two pixels beside those of its skeleton. */
function apart(skeletons: Box[], content: Box[]): string[] {
  return content.flatMap((box, at) => {
    // The height of a text is known of the title only.
    const isText = box.name === "text" || box.name === "line";
    const sides = isText ? (["x", "y"] as const) : (["x", "y", "width", "height"] as const);
    return sides
      .filter((side) => Math.abs((skeletons[at]?.[side] ?? 0) - box[side]) > 2)
      .map((side) => `${box.name}, ${side}: ${skeletons[at]?.[side]} and ${box[side]}`);
  });
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
];

const screens = [
  { ...phone, deviceScaleFactor: 1 },
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
        if (link.includes("dialog") && screen.viewport.width < 1024) await press(opener);
        const held = Promise.withResolvers<void>();
        await page.route("**/*.data*", async (route) => {
          await held.promise;
          await route.continue();
        });
        await press(page.locator(link).filter({ visible: true }).first());
        await expect(page.locator("main .skeleton").first()).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await nextFrame(page);
        const skeletons = await boxes(page, before);
        held.resolve();
        await expect(page.locator("main .skeleton")).toHaveCount(0);
        await page.unroute("**/*.data*");
        // Fonts and pictures may still be on their way.
        await expect
          .configure({ soft: true })
          .poll(async () => apart(skeletons, await boxes(page, after)), `${from} → ${link}`)
          .toEqual([]);
      }
    });
  });
}
