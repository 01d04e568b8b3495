import { expect, test } from "vitest";
import { getHtml } from "./support/html.ts";
import { siteOrigin } from "./support/shared-site.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("demo");

/** Pixels of a window of 1280 × 800; the last of `sizes` that is not for narrow ones counts. */
const pixels: Readonly<Record<string, number>> = { vw: 12.8, svh: 8, rem: 16, px: 1 };

function widthAt1280(sizes: string): number {
  const shown = sizes.replace(/\([^)]*-width:[^)]*\) [\d.]+\w+,|\(min-resolution[^,]*,/g, "");
  const lengths = [...shown.matchAll(/([\d.]+)(vw|svh|rem|px)/g)];
  return Math.max(0, ...lengths.map(([, value, unit = ""]) => Number(value) * (pixels[unit] ?? 0)));
}

/** Those that a page shows at half of the window or more. A picture that leads to another page is that page's face. */
function largePictures(main: string): string[] {
  const own = main.replace(/<(a|aside|li)[\s>][\s\S]*?<\/\1>/g, "");
  return [...own.matchAll(/<picture[\s\S]*?<\/picture>/g)].flatMap(([picture]) => {
    const [, sizes = ""] = / sizes="([^"]*)"/i.exec(picture) ?? [];
    const [, address] = /<img[^>]* src="([^"]*)"/.exec(picture) ?? [];
    return address && widthAt1280(sizes) >= 640 ? [address] : [];
  });
}

test("thirty different large pictures or more stand on the public pages, none on more than three", async () => {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
  const shown = new Map<string, Set<string>>();
  for (const page of pages) {
    const { html } = await getHtml(page.replace(siteOrigin, site));
    for (const picture of largePictures(html.main)) {
      shown.set(picture, (shown.get(picture) ?? new Set()).add(page));
    }
  }
  expect(shown.size).toBeGreaterThanOrEqual(30);
  const often = [...shown].filter(([, on]) => on.size > 3).map(([name, on]) => [name, ...on]);
  expect(often).toEqual([]);
});
