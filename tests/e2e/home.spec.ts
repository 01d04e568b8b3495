import { expect } from "@playwright/test";
import { phone, test, visit, withMotion } from "./support/fixtures.ts";
import { scrollThrough } from "./support/page-checks.ts";

/** An answer of `navigator.connection` that Chromium cannot be told from outside. */
function pretendConnection(connection: { effectiveType: string; saveData: boolean }) {
  Object.defineProperty(navigator, "connection", {
    value: Object.assign(new EventTarget(), connection),
  });
}

test("no script is asked for before the opening picture is painted", async ({ page }) => {
  const asked: string[] = [];
  const posters: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
    if (request.url().includes("/images/hero-bg")) posters.push(new URL(request.url()).pathname);
  });
  let early: string[] | undefined;
  await page.route("**/images/hero-bg-*", async (route) => {
    // The words are there long before the picture; that must start nothing.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    early ??= [...asked];
    await route.continue();
  });
  await page.goto("/");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(early).toEqual([]);
  // Preloaded and shown are one file, and none is its fallback.
  expect(posters).toEqual([expect.stringMatching(/^\/images\/hero-bg-\d+\.\w+\.avif$/)]);
});

test.describe("the film", () => {
  test.use(withMotion);

  test("plays muted, fades in, and stops when told to, like all that moves", async ({ page }) => {
    await page.addInitScript(pretendConnection, { effectiveType: "4g", saveData: false });
    await visit(page, "/");
    const film = page.locator("video");
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true);
    await expect(film).toHaveCSS("opacity", "1");
    await page.getByRole("button", { name: "Zatrzymaj ruch" }).first().click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    // Pictures that are still on their way may pulse, and what follows the scroll position rests with it.
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ timeline, playState, effect }) =>
              timeline instanceof DocumentTimeline &&
              playState === "running" &&
              effect instanceof KeyframeEffect &&
              !effect.target?.closest(".lazy-picture"),
          )
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.className),
      );
    await expect.poll(moving).toEqual([]);
  });

  test("is never asked for where the connection asks to save data", async ({ page }) => {
    await page.addInitScript(pretendConnection, { effectiveType: "4g", saveData: true });
    const films: string[] = [];
    page.on("request", (request) => {
      if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) films.push(request.url());
    });
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    expect(films).toEqual([]);
  });
});

test.describe("pictures below the fold", () => {
  test.use(phone);

  test("come when the visitor is near, all of them, in a modern format", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") asked.push(request.url());
    });
    await visit(page, "/blog");
    await page.waitForLoadState("networkidle");
    const before = asked.length;
    await scrollThrough(page);
    expect(asked.length).toBeGreaterThan(before + 2);
    const pictures = () =>
      page.locator("main img").evaluateAll((all: HTMLImageElement[]) =>
        all.map((it) => ({
          isThere: it.naturalWidth > 0 && getComputedStyle(it).opacity === "1",
          format: it.currentSrc.split(".").at(-1),
        })),
      );
    const modern = { isThere: true, format: expect.stringMatching(/^(avif|webp)$/) };
    await expect.poll(pictures).toEqual(expect.arrayOf(modern));
  });
});
