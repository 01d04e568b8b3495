import { expect } from "@playwright/test";
import { pretendConnection, reel, reelButton } from "./support/films.ts";
import { phone, test, visit, wide, withMotion } from "./support/fixtures.ts";
import { expectAccessible, scrollThrough } from "./support/page-checks.ts";

for (const [device, options] of [
  ["a desk", wide],
  ["a phone", { ...phone, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("no script, grain or other picture is asked for before the opening picture is painted", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const asked: string[] = [];
      const posters: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes("/images/hero-bg")) posters.push(pathname);
        else if (request.resourceType() === "script" || /grain|\/images\//.test(pathname)) {
          asked.push(pathname);
        }
      });
      let early: string[] | undefined;
      await page.route("**/images/hero-bg-*", async (route) => {
        // The words are there long before the picture; that must start nothing.
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
        );
        early ??= [...asked];
        await route.continue();
      });
      await page.goto("/");
      await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/grain-[^/]+\.png$/));
      await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", /webmanifest$/);
      expect(early).toEqual([]);
      await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/focus-planes-/));
      // Preloaded and shown are one file, and none is its fallback.
      expect(posters).toEqual([expect.stringMatching(/^\/images\/hero-bg-\d+\.\w+\.avif$/)]);
    });
  });
}

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
    const ofBand = page.getByRole("button", { name: "Zatrzymaj pasek" });
    await expect(ofBand).toBeVisible();
    await page.getByRole("button", { name: "Zatrzymaj ruch" }).first().click();
    // It could start nothing now.
    await expect(ofBand).toBeHidden();
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
});

test.describe("the reel", () => {
  test.use(withMotion);

  test("opens by keyboard, plays, and gives the focus back", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes("reel")) asked.push(pathname);
    });
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    for (const viewport of [{ width: 1920, height: 1080 }, phone.viewport]) {
      await page.setViewportSize(viewport);
      await expect(reelButton(page)).toBeInViewport({ ratio: 0.99 });
    }
    await reelButton(page).focus();
    await page.keyboard.press("Enter");
    const film = reel(page).locator("video");
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    const length = await film.evaluate((video: HTMLVideoElement) => video.duration);
    await expect(reelButton(page)).toHaveText(`Film 0:${Math.round(length)}`);
    // The browser asks for one file, in as many ranges as it likes.
    const films = asked.filter((path) => path.endsWith(".webm") || path.endsWith(".mp4"));
    expect(new Set(films).size).toBe(1);
    await page.keyboard.press("Tab");
    await expect(reel(page).getByRole("button", { name: "Wstrzymaj" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(reel(page).getByRole("button", { name: "Odtwórz" })).toBeFocused();
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 12.5;
    });
    await expect(reel(page).getByRole("slider", { name: "Miejsce w filmie" })).toHaveAttribute(
      "aria-valuetext",
      "12 s z\u00a030 s",
    );
    await reel(page).getByRole("button", { name: "Włącz dźwięk" }).click();
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await reel(page).getByText("Opis obrazu").click();
    await expect(reel(page).getByRole("listitem").first()).toHaveText(
      "Ciemna, pusta sala. Zapala się czerwona tarcza ekranu, po niej kolejne reflektory nad mównicą.",
    );
    await expect(reel(page).getByRole("listitem").last()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(reel(page)).toHaveCount(0);
    await expect(reelButton(page)).toBeFocused();
    await expect(page.locator("media-controller")).toHaveCount(0);
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
    expect(asked.length).toBeGreaterThan(before);
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
