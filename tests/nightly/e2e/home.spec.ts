import { expect, type Page } from "@playwright/test";
import { pretendConnection, reel, reelButton } from "../../e2e/support/films.ts";
import { move, press, test, toast, visit, withMotion } from "../../e2e/support/fixtures.ts";
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

  test("are not asked for by who saves data", async ({ page }) => {
    await page.addInitScript(pretendConnection, { effectiveType: "4g", saveData: true });
    const films: string[] = [];
    page.on("request", (request) => {
      if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) films.push(request.url());
    });
    await visit(page, "/uslugi/produkcja-wideo");
    await move(page);
    await scrollThrough(page);
    expect(films).toEqual([]);
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
