import { expect, type Page } from "@playwright/test";
import { press, test, visit, withMotion } from "./support/fixtures.ts";
import { expectAccessible } from "./support/page-checks.ts";

test.use(withMotion);

/** An answer of `navigator.connection` that Chromium cannot be told from outside. */
function pretendConnection(connection: { effectiveType: string; saveData: boolean }) {
  Object.defineProperty(navigator, "connection", {
    value: Object.assign(new EventTarget(), connection),
  });
}

const reelButton = (page: Page) => page.getByRole("button", { name: /^Film \d:\d\d$/ });
const reel = (page: Page) => page.getByRole("dialog", { name: "Film" });

test("the opening film plays muted, and stops when told to, like all that moves", async ({
  page,
}) => {
  await page.addInitScript(pretendConnection, { effectiveType: "4g", saveData: false });
  await visit(page, "/");
  const film = page.locator("video");
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await expect(film).toHaveJSProperty("muted", true);
  await expect(film).toHaveJSProperty("loop", true);
  await expect(film).toHaveCSS("opacity", "1");
  const stop = page.getByRole("button", { name: "Zatrzymaj ruch" }).first();
  await press(stop);
  await expect(stop).toHaveAttribute("aria-pressed", "true");
  await expect(film).toHaveJSProperty("paused", true);
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
  await page.reload();
  await expect(stop).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-particles] > *").first()).toHaveCSS(
    "animation-play-state",
    "paused",
  );
});

test("the reel opens by keyboard, plays, and gives the focus back", async ({ page }) => {
  const films = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/reel.*\.(webm|mp4)$/.test(pathname)) films.add(pathname);
  });
  await visit(page, "/");
  await expect(reelButton(page)).toBeInViewport();
  expect(films.size).toBe(0);
  await reelButton(page).press("Enter");
  const film = reel(page).locator("video");
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(films.size).toBe(1);
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
  await press(reel(page).getByRole("button", { name: "Włącz dźwięk" }));
  await expect(film).toHaveJSProperty("muted", false);
  await press(reel(page).getByText("Opis obrazu"));
  await expect(reel(page).getByRole("listitem").last()).toBeVisible();
  await expectAccessible(page, [1280]);
  await page.keyboard.press("Escape");
  await expect(reel(page)).toHaveCount(0);
  await expect(reelButton(page)).toBeFocused();
});
