import { describe, expect } from "vitest";
import { test, visit } from "../support/browser.ts";

/** Answers to `navigator.connection` that Chromium cannot be told from outside. */
function pretendConnection(connection: { effectiveType: string; saveData: boolean }) {
  Object.defineProperty(navigator, "connection", {
    value: Object.assign(new EventTarget(), connection),
  });
}

const fine = { effectiveType: "4g", saveData: false };

describe("the film of the home page", () => {
  test("plays muted, fades in, and stops when told to", async ({ openWindow }) => {
    const { page } = await openWindow();
    await page.addInitScript(pretendConnection, fine);
    await visit(page, "/");
    const film = page.locator("video");
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true);
    await expect.poll(() => film.evaluate((video) => getComputedStyle(video).opacity)).toBe("1");
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

  test.for([
    ["a 2g connection", { effectiveType: "2g", saveData: false }, undefined],
    ["a slow 2g connection", { effectiveType: "slow-2g", saveData: false }, undefined],
    ["data saving", { effectiveType: "4g", saveData: true }, undefined],
    ["reduced motion", fine, "reduce"],
  ] as const)("is never asked for on %s", async ([, connection, reducedMotion], { openWindow }) => {
    const { page } = await openWindow({ reducedMotion });
    await page.addInitScript(pretendConnection, connection);
    const films: string[] = [];
    page.on("request", (request) => {
      if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) films.push(request.url());
    });
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    expect(films).toEqual([]);
  });
});
