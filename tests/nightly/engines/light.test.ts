import { Key } from "selenium-webdriver";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../../../bench/chromium.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import { type Browser, engines, openBrowser } from "./browsers.ts";
import { Page } from "./page.ts";

/** So low that the code of the lamps waits until the page is scrolled. */
const size = { width: 1280, height: 650 };
/** Of 255. Each engine decodes AVIF and rounds dark colours in its own way. */
const TOLERANCE = 2.5;
const settings = ["7-3-2", "7-3-9"] as const;
const ways = ["WebGL", "layers"] as const;

let site: TestSite;
/** What Chromium shows. */
const expected = new Map<string, number>();
beforeAll(async () => {
  site = await startSite({ env: { SEED: "demo" } });
  const chromium = await launchChromium();
  try {
    for (const way of ways) {
      for (const setting of settings) {
        const page = await chromium.newPage({ viewport: size });
        await page.goto(`${site.url}/?swiatlo=${setting}`);
        await page.locator("html[data-ready]").waitFor();
        await page.evaluate(prepare, way);
        await page.evaluate(toPicture);
        await page.getByRole("slider", { name: "Tło" }).waitFor();
        const shown = await brightness(await page.locator(".light").screenshot());
        expected.set(`${way} ${setting}`, shown);
        await page.close();
      }
    }
  } finally {
    await chromium.close();
  }
});
afterAll(() => site?.stop());

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(`three lamps in ${engine.name}`, () => {
    let browser: Browser;
    let page: Page;
    beforeAll(async () => {
      browser = await openBrowser(engine);
      page = new Page(browser.driver, site.url);
      await page.resize(size.width, size.height);
    });
    afterAll(() => browser?.close());

    test.each(ways)("are as bright as in Chromium after a key, drawn by %s", async (way) => {
      const differs = async (setting: string) => {
        const shown = await brightness(await page.picture(".light"));
        return Math.abs(shown - (expected.get(`${way} ${setting}`) ?? 0));
      };
      const fader = (name: string) =>
        page.run(
          (label) =>
            document.querySelector<HTMLInputElement>(`#swiatlo [aria-label="${label}"]`)?.value,
          name,
        );
      const search = () => page.run(() => location.search);

      await page.visit("/?swiatlo=7-3-2");
      await page.run(prepare, way);
      await page.run(toPicture);
      await page.find("input", "Tło");
      expect(await page.run(() => document.querySelector(".light")?.localName)).toBe(
        way === "WebGL" ? "canvas" : "span",
      );
      await expect.poll(() => differs("7-3-2")).toBeLessThan(TOLERANCE);
      await page.run(() =>
        document.querySelector<HTMLInputElement>('#swiatlo [aria-label="Kontra"]')?.focus(),
      );
      await page.keys(Key.TAB, Key.END, Key.ARROW_LEFT);
      await expect.poll(() => fader("Tło")).toBe("9");
      await expect.poll(() => differs("7-3-9")).toBeLessThan(TOLERANCE);
      await expect.poll(search).toBe("?swiatlo=7-3-9");

      await page.press("#swiatlo button", "wyznanie");
      await expect.poll(() => fader("Klucz")).toBe("6");
      await expect.poll(search).toBe("?swiatlo=6-5-1");
      await page.press("#swiatlo button", "Wyślij ten kadr");
      await page.find("[data-sonner-toast]", "Skopiowano adres");
      expect(await page.pasted()).toBe(`${site.url}/?swiatlo=6-5-1`);
      expect(await page.problems()).toEqual([]);
    });
  });
}

async function brightness(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).stats();
  // Firefox adds an alpha channel.
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
}

/** In the page: without motion, and without a graphics processor where the layers are meant. */
function prepare(way: (typeof ways)[number]): void {
  document.documentElement.dataset.motion = "paused";
  if (way === "layers") HTMLCanvasElement.prototype.getContext = () => null;
}

/** What is not in the window has no size yet, so first its section. */
function toPicture(): void {
  document.querySelector("#kim-jestesmy")?.scrollIntoView({ behavior: "instant" });
}
