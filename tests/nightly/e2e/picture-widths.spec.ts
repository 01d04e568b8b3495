import { expect, type Page } from "@playwright/test";
import { blogPosts, caseStudies } from "../../../supabase/seed/demo.ts";
import { test, visit } from "../../e2e/support/fixtures.ts";
import { scrollThrough } from "../../e2e/support/page-checks.ts";
import { pathsOf, publicRoutes } from "../../support/routes.ts";

const paths = [
  ...publicRoutes,
  ...pathsOf("/blog", blogPosts),
  ...pathsOf("/case-studies", caseStudies),
  "/blog/tag/obraz",
  "/szukaj?q=dron",
];

const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1200 },
  { width: 2560, height: 1440 },
];

// What is sharp with two pixels to the point is so with one.
test.use({ deviceScaleFactor: 2 });

test("no picture is shown wider than its pixels, nor wider than its `sizes` say", async ({
  page,
}) => {
  test.setTimeout(1_200_000);
  for (const path of paths) {
    for (const { screen, pictures } of await onEveryScreen(page, path)) {
      expect.soft(pictures.filter(isTooWide), `${path} on ${screen}`).toEqual([]);
      expect.soft(pictures.filter(isUntold), `${path} on ${screen}`).toEqual([]);
    }
  }
});

/** In points: how wide the whole picture is, of which a crop shows a part, and how wide `sizes` says that it is. */
type Shown = { src: string; width: number; pixels: number; told: number | null };

/** Half a point is rounding. */
const isTooWide = ({ width, pixels }: Shown) => (width - 0.5) * 2 > pixels;

const isUntold = ({ width, told, pixels }: Shown) =>
  told !== null && Math.min(width, pixels) > told * 1.02;

async function onEveryScreen(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, path);
  await scrollThrough(page);
  const all: { screen: number; pictures: Shown[] }[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    all.push({ screen: screen.width, pictures: await shownPictures(page) });
  }
  return all;
}

function shownPictures(page: Page): Promise<Shown[]> {
  return page.locator("main img:not([src$='.svg'])").evaluateAll(async (images) => {
    const visible = images.filter(
      (image): image is HTMLImageElement => image instanceof HTMLImageElement && image.width > 0,
    );
    return Promise.all(visible.map(measured));

    async function measured(image: HTMLImageElement) {
      const { srcset, sizes } = image.parentElement?.querySelector("source") ?? image;
      const box = image.getBoundingClientRect();
      const width = Number(image.getAttribute("width")) || image.naturalWidth;
      const height = Number(image.getAttribute("height")) || image.naturalHeight;
      const scales = [box.width / width, box.height / height];
      const isWhole = getComputedStyle(image).objectFit === "contain";
      const files = [...srcset.matchAll(/ (\d+)w/g)].map(([, wide]) => Number(wide));
      return {
        src: image.src,
        width: width * (isWhole ? Math.min(...scales) : Math.max(...scales)),
        pixels: files.length > 0 ? Math.max(...files) : width,
        told: srcset ? await slot(sizes) : null,
      };
    }

    /** A picture of one pixel that is said to be one pixel wide becomes as wide as `sizes`. */
    async function slot(sizes: string): Promise<number> {
      const probe = new Image();
      probe.sizes = sizes;
      probe.srcset =
        "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7 1w";
      await probe.decode();
      return probe.naturalWidth;
    }
  });
}
