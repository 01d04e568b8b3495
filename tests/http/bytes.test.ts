import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { kilobytesAtMost } from "../../bench/budgets.ts";
import { bytesOf, renewedPageBytes } from "../support/page-bytes.ts";
import { plainGet } from "../support/raw-request.ts";
import { publicRoutes } from "../support/routes.ts";
import { firstLoadRest, firstLoadScripts, kilobytes } from "./support/first-load.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("demo");

/** supabase-js, Markdown, the panel, and formatters of dates or numbers, each of which takes a phone 30 ms. */
const notOnPages =
  /GoTrueClient|PostgrestClient|micromark|mdast|hast-util|Panel Administratora|Intl\./;

test(`the JavaScript of every kind of page stays within ${kilobytesAtMost.javascript} kB, and has nothing of the panel`, async () => {
  const sitemap = (await plainGet(`${site}/sitemap.xml`)).body.toString();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  // Of the pages that rows make, the first of each kind.
  const kinds = new Map(
    paths.map((path = "/") => [path.replace(/^(\/[\w-]+\/(?:tag\/)?).+/, "$1"), path]),
  );
  expect(kinds.size).toBeGreaterThanOrEqual(11);
  for (const path of [
    ...kinds.values(),
    "/szukaj?q=dron",
    "/kontakt/wyslano",
    "/nie-ma-takiej-strony",
  ]) {
    const scripts = await firstLoadScripts(site, path);
    const largest = scripts.sort((a, b) => b.bytes - a.bytes).map((s) => `${s.path} ${s.bytes}`);
    const about = [path, ...largest.slice(0, 8)].join("\n");
    expect.soft(kilobytes(scripts), about).toBeLessThanOrEqual(kilobytesAtMost.javascript);
    expect.soft(kilobytes(scripts), about).toBeGreaterThan(60); // React is in there, so all was counted
    const left = scripts.filter(({ code }) => notOnPages.test(code)).map((script) => script.path);
    expect.soft(left, path).toEqual([]);
  }
});

test("the home page stays within its budget, and so do its styles, fonts and first picture", async () => {
  const { document, styles, fonts, picture } = await firstLoadRest(site, "/");
  expect(styles).toHaveLength(1);
  expect(kilobytes(styles)).toBeLessThanOrEqual(kilobytesAtMost.styles);
  expect(fonts).toHaveLength(3);
  expect(kilobytes(fonts)).toBeLessThanOrEqual(kilobytesAtMost.fonts);
  expect(picture).toHaveLength(1);
  expect(picture[0]?.path).toMatch(/\/hero-bg-2880\..+\.avif$/);
  expect(kilobytes(picture)).toBeLessThanOrEqual(kilobytesAtMost.homePicture);
  const scripts = await firstLoadScripts(site, "/");
  expect(kilobytes([...document, ...styles, ...fonts, ...picture, ...scripts])).toBeLessThanOrEqual(
    kilobytesAtMost.home,
  );
});

test.each(["/case-studies/1", "/uslugi/produkcja-wideo"])(
  "the styles of %s, one of the pages that have the most, stay within their budget",
  async (path) => {
    const { styles } = await firstLoadRest(site, path);
    expect(styles).toHaveLength(2);
    const assets = new URL("../../build/client/assets/", import.meta.url);
    const [late = ""] = readdirSync(assets).filter((file) => /^late-.*\.css\.br$/.test(file));
    const bytes = statSync(new URL(late, assets)).size;
    expect(kilobytes([...styles, { bytes }])).toBeLessThanOrEqual(kilobytesAtMost.styles);
  },
);

test("the home page's styles, fonts and a phone's picture come with their headers in the first ten packets each, its HTML in eleven", async () => {
  const { styles, fonts } = await firstLoadRest(site, "/");
  const html = (await plainGet(`${site}/`)).body.toString();
  const [picture = ""] = /\/images\/hero-bg-1440\.\w+\.avif/.exec(html) ?? [];
  const files = [...[...styles, ...fonts].map(({ path }) => path), picture];
  expect(files).toHaveLength(5);
  const sizes = new Map([["/", await renewedPageBytes(site, "/")]]);
  for (const path of files) sizes.set(path, (await bytesOf(site, path)).bytes);
  for (const [path, bytes] of sizes) {
    expect.soft(bytes, path).toBeGreaterThan(5_000);
    const most = path === "/" ? kilobytesAtMost.homeHtml : kilobytesAtMost.tenPackets;
    expect.soft(bytes, path).toBeLessThanOrEqual(most * 1_000);
  }
});

test("every picture of ours comes in the size that the screen needs, and as one file of a stable address without AVIF", async () => {
  for (const path of [...publicRoutes, "/blog/1", "/case-studies/1", "/case-studies/2"]) {
    if (path === "/kontakt") continue; // has none
    const html = (await plainGet(site + path)).body.toString();
    const pictures = html.match(/(<picture>(<source[^>]+>)?)?<img[^>]+\/images\/[^>]+>/g) ?? [];
    expect.soft(pictures.length, path).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect.soft(picture, path).toMatch(/<source type="image\/avif" srcset="[^"]+ \d+w" sizes="/i);
      expect.soft(picture, path).toMatch(/<img[^>]* src="\/images\/[a-z0-9-]+\.(webp|jpg)"/);
      expect.soft(picture, path).not.toMatch(/<img[^>]* (srcset|sizes)=/i);
    }
  }
});

test("the film stays within its budget, and no first load asks for it", async () => {
  for (const film of ["/videos/bg.webm", "/videos/bg.mp4"]) {
    const { body } = await plainGet(site + film);
    expect(body.length, film).toBeGreaterThan(100_000);
    expect(body.length, film).toBeLessThanOrEqual(kilobytesAtMost.film * 1_000);
  }
  expect((await plainGet(`${site}/`)).body.toString()).not.toContain("/videos/");
});

test("the reel and the films of pictures stay within their budgets", async () => {
  const videos = new URL("../../public/videos/", import.meta.url);
  const bytesOf = (file: string) => statSync(new URL(file, videos)).size;
  expect(bytesOf("reel.webm") + bytesOf("reel.mp4")).toBeLessThanOrEqual(
    kilobytesAtMost.reel * 1_000,
  );
  const loops = readdirSync(new URL("loops/", videos));
  // Each is there for browsers with AV1 and for those without.
  expect(loops.filter((file) => file.endsWith(".mp4"))).toHaveLength(loops.length / 2);
  expect(loops.filter((file) => bytesOf(`loops/${file}`) > kilobytesAtMost.loop * 1_000)).toEqual(
    [],
  );
});

test.each(["/", "/blog", "/kontakt"])(
  "no script of %s is asked for before it is painted",
  async (path) => {
    const html = (await plainGet(site + path)).body.toString();
    const bootstrap = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(bootstrap).toContain("requestAnimationFrame");
    expect(bootstrap).not.toMatch(/^import [*"]/m);
  },
);

test.each(["/", "/blog/1", "/kontakt"])("the data of %s stands in one script", async (path) => {
  const html = (await plainGet(site + path)).body.toString();
  const scripts = html.match(/<script>[\s\S]*?<\/script>/g) ?? [];
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(/stream = [\s\S]+\.enqueue\([\s\S]+\.close\(\);<\/script>$/);
  expect(html).not.toContain("data-discover");
});
