import { expect, type Page } from "@playwright/test";
import { pretendConnection, pretendGraphics, reel, reelButton } from "../../e2e/support/films.ts";
import { move, phone, test, toast, visit, wide, withMotion } from "../../e2e/support/fixtures.ts";
import { scrollThrough } from "../../e2e/support/page-checks.ts";

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

  test("nor is the opening film where the connection asks to save data", async ({ page }) => {
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

test.describe("the picture of the intro", () => {
  // With few pixels the processor draws a frame in time that was meant for a graphics processor.
  test.use({ ...withMotion, viewport: phone.viewport, deviceScaleFactor: 0.25 });
  const picture = (page: Page) => page.locator("#kim-jestesmy .lazy-picture");

  test("stays as it is where no graphics processor can draw its focus", async ({ page }) => {
    const asked = page.waitForRequest(/play-focus/);
    await visit(page, "/");
    await page.mouse.wheel(0, 40);
    await picture(page).evaluate((element) => element.scrollIntoView());
    await asked;
    await page.waitForLoadState("networkidle");
    await expect(picture(page).locator("img")).toBeVisible();
    await expect(picture(page).locator("canvas")).toHaveCount(0);
  });

  test("is sharp where it is pointed at, and elsewhere once the page is scrolled", async ({
    page,
  }) => {
    await page.addInitScript(pretendGraphics);
    await visit(page, "/");
    await page.mouse.wheel(0, 40);
    await picture(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    const focus = picture(page).getByText("Ostrość");
    await expect(focus).toHaveText("Ostrość 0,8\u00a0m");
    const box = await picture(page).boundingBox();
    if (!box) throw new Error("the picture is not shown");
    await page.mouse.move(box.x + 0.69 * box.width, box.y + 0.3 * box.height);
    await expect(focus).toHaveText(/^Ostrość (3,9|4,\d)\u00a0m$/);
    await page.mouse.move(1, 1);
    await expect(focus).toHaveText(/^Ostrość 0,[89]\u00a0m$/);
    await page.getByRole("button", { name: "Zatrzymaj ruch" }).first().click();
    const shown = await focus.textContent();
    await picture(page).evaluate((element) => element.scrollIntoView({ block: "start" }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(focus).toHaveText(shown ?? "");
  });

  test("is drawn only while its focus moves", async ({ page }) => {
    await page.addInitScript(pretendGraphics);
    await page.addInitScript(() => {
      const { drawArrays } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.drawArrays = function (...drawn) {
        performance.mark("drawn");
        return drawArrays.apply(this, drawn);
      };
    });
    await visit(page, "/");
    await page.mouse.wheel(0, 40);
    await picture(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await expect(picture(page).getByText("Ostrość")).toHaveText("Ostrość 0,8\u00a0m");
    const drawnIn = (by: number) =>
      page.evaluate(async (step) => {
        const drawn = () => performance.getEntriesByName("drawn").length;
        const before = drawn();
        for (let i = 0; i < 10; i++) {
          scrollBy({ top: step, behavior: "instant" });
          // A frame for the event, the next for what it draws.
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        }
        return drawn() - before;
      }, by);
    expect(await drawnIn(2)).toBe(0);
    expect(await drawnIn(40)).toBeGreaterThan(0);
  });
});

test.describe("the reel", () => {
  test("says so when there is no network, and opens with the next press when there is one", async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, "/");
    // The button's focus brings the toaster.
    await reelButton(page).focus();
    await expect(page.locator("section[aria-live]")).toBeAttached();
    await context.setOffline(true);
    await reelButton(page).click();
    await expect(toast(page, "Brak połączenia z internetem.")).toBeVisible();
    await context.setOffline(false);
    await reelButton(page).click();
    await expect(reel(page)).toBeVisible();
  });

  test("waits for the visitor's press where motion is not wanted", async ({ page }) => {
    await visit(page, "/");
    await reelButton(page).click();
    const film = reel(page).locator("video");
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4);
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await page.getByRole("button", { name: "Zamknij" }).click();
    await expect(reelButton(page)).toBeFocused();
  });
});
