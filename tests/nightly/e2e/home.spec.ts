import { expect, type Page } from "@playwright/test";
import { pretendConnection, pretendGraphics, reel, reelButton } from "../../e2e/support/films.ts";
import {
  move,
  nextFrame,
  phone,
  press,
  test,
  toast,
  visit,
  wide,
  withMotion,
} from "../../e2e/support/fixtures.ts";
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
    await move(page);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => films(page)).toBeGreaterThan(0);
    await press(page.getByRole("button", { name: "Zatrzymaj ruch" }).first());
    await expect.poll(() => films(page)).toBe(0);
  });

  for (const connection of [
    { effectiveType: "2g", saveData: false },
    { effectiveType: "4g", saveData: true },
  ]) {
    test(`are not asked for over ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript(pretendConnection, connection);
      const films: string[] = [];
      page.on("request", (request) => {
        if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) films.push(request.url());
      });
      for (const path of ["/uslugi/produkcja-wideo", "/"]) {
        await visit(page, path);
        await move(page);
        await scrollThrough(page);
      }
      expect(films).toEqual([]);
    });
  }
});

test.describe("the services of the home page", () => {
  test.use(withMotion);

  test("change with the scroll on a phone and on a desk", async ({ page }) => {
    for (const viewport of [phone.viewport, wide.viewport]) {
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
    }
  });
});

test.describe("the picture of the intro", () => {
  // With few pixels the processor draws a frame in time that was meant for a graphics processor.
  test.use({ ...withMotion, viewport: phone.viewport, deviceScaleFactor: 0.25 });
  const picture = (page: Page) => page.locator("#kim-jestesmy .lazy-picture");

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
    await press(page.getByRole("button", { name: "Zatrzymaj ruch" }).first());
    const shown = await focus.textContent();
    await picture(page).evaluate((element) => element.scrollIntoView({ block: "start" }));
    await nextFrame(page);
    await expect(focus).toHaveText(shown ?? "");
  });
});

test("the reel says so when there is no network, and waits for a press where motion is not wanted", async ({
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
  await press(reelButton(page));
  await expect(toast(page, "Brak połączenia z internetem.")).toBeVisible();
  await context.setOffline(false);
  await press(reelButton(page));
  const film = reel(page).locator("video");
  await expect(film).toHaveJSProperty("readyState", 4);
  await expect(film).toHaveJSProperty("paused", true);
  await press(page.getByRole("button", { name: "Zamknij", exact: true }));
  await expect(reelButton(page)).toBeFocused();
});
