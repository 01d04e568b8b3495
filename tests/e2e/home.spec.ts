import { expect, type Page } from "@playwright/test";
import { move, phone, test, toast, visit, wide, withMotion } from "./support/fixtures.ts";
import { expectAccessible, scrollThrough } from "./support/page-checks.ts";

/** An answer of `navigator.connection` that Chromium cannot be told from outside. */
function pretendConnection(connection: { effectiveType: string; saveData: boolean }) {
  Object.defineProperty(navigator, "connection", {
    value: Object.assign(new EventTarget(), connection),
  });
}

for (const [device, options] of [
  ["a desk", wide],
  ["a phone", { ...phone, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("no script and no grain is asked for before the opening picture is painted", async ({
      page,
    }) => {
      const asked: string[] = [];
      const posters: string[] = [];
      page.on("request", (request) => {
        const isLate = request.resourceType() === "script" || /grain/.test(request.url());
        if (isLate) asked.push(request.url());
        if (request.url().includes("/images/hero-bg"))
          posters.push(new URL(request.url()).pathname);
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

test.describe("the reel", () => {
  const opener = (page: Page) => page.getByRole("button", { name: /^Showreel \d:\d\d$/ });
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Showreel" });

  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1920, height: 1080 },
  ]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ ...withMotion, viewport });

      test("opens by keyboard, plays, and gives the focus back", async ({ page }) => {
        const asked: string[] = [];
        page.on("request", (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.includes("reel")) asked.push(pathname);
        });
        await visit(page, "/");
        await page.waitForLoadState("networkidle");
        expect(asked).toEqual([]);
        await expect(opener(page)).toBeInViewport({ ratio: 0.99 });
        await opener(page).focus();
        await page.keyboard.press("Enter");
        const film = dialog(page).locator("video[controls]");
        await expect
          .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
          .toBeGreaterThan(0);
        const length = await film.evaluate((video: HTMLVideoElement) => video.duration);
        await expect(opener(page)).toHaveText(`Showreel 0:${Math.round(length)}`);
        // The browser asks for one file, in as many ranges as it likes.
        const films = asked.filter((path) => path.endsWith(".webm") || path.endsWith(".mp4"));
        expect(new Set(films).size).toBe(1);
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
        await expect(page.locator("video[controls]")).toHaveCount(0);
      });
    });
  }

  test("says so when there is no network, and opens with the next press when there is one", async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, "/");
    // The button's focus brings the toaster.
    await opener(page).focus();
    await expect(page.locator("section[aria-live]")).toBeAttached();
    await context.setOffline(true);
    await opener(page).click();
    await expect(toast(page, "Brak połączenia z internetem.")).toBeVisible();
    await context.setOffline(false);
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test("waits for the visitor's press where motion is not wanted", async ({ page }) => {
    await visit(page, "/");
    await opener(page).click();
    const film = dialog(page).locator("video");
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4);
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await page.getByRole("button", { name: "Zamknij" }).click();
    await expect(opener(page)).toBeFocused();
  });
});

test.describe("the films of pictures", () => {
  test.use(withMotion);
  const films = (page: Page) =>
    page
      .locator("main .lazy-picture video")
      .evaluateAll((all: HTMLVideoElement[]) => all.filter((film) => !film.paused).length);

  test("play where the pictures are seen, and rest when told to", async ({ page }) => {
    await page.addInitScript(pretendConnection, { effectiveType: "4g", saveData: false });
    await visit(page, "/uslugi/produkcja-wideo");
    await page.mouse.wheel(0, 40);
    await expect.poll(() => films(page)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Zatrzymaj ruch" }).first().click();
    await expect.poll(() => films(page)).toBe(0);
  });

  test("are never asked for on a slow line", async ({ page }) => {
    await page.addInitScript(pretendConnection, { effectiveType: "2g", saveData: false });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/loops/.test(request.url())) asked.push(request.url());
    });
    await visit(page, "/uslugi/produkcja-wideo");
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
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

test.describe("the services of the home page", () => {
  test.use(withMotion);
  for (const viewport of [phone.viewport, wide.viewport]) {
    test(`change with the scroll at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, "/");
      await move(page);
      await page.mouse.move(5, 5);
      const section = page.locator("section", { hasText: "/08" });
      const rows = section.locator("ol > li");
      await expect(rows).toHaveCount(8);
      for (const at of [2, 5, 7, 0]) {
        await rows.nth(at).evaluate((row) => {
          const { top, height } = row.getBoundingClientRect();
          scrollBy({ top: top + height / 2 - innerHeight * 0.6, behavior: "instant" });
        });
        await expect(section.getByText(`0${at + 1}/08`)).toBeVisible();
        // What cannot be seen is not there, so the film is that of the picture on air.
        const shown = section.locator(".corners .lazy-picture").filter({ visible: true });
        await expect(shown).toHaveCount(1);
        await expect(shown.locator(".loop")).toBeAttached();
      }
    });
  }
});
