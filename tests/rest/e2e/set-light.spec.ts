import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { press, test, visit, withMotion } from "../../e2e/support/fixtures.ts";
import { expectAccessible, tabTo } from "../../e2e/support/page-checks.ts";

const faders = (page: Page) => page.getByRole("group", { name: "Ustaw światło" });
const fader = (page: Page, name: string) => faders(page).getByRole("slider", { name });

async function come(page: Page, address: string) {
  await visit(page, address);
  await page.locator("#kim-jestesmy img").first().scrollIntoViewIfNeeded();
  await expect(faders(page)).toBeVisible();
}

/** The mean of what the picture shows, from 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const { channels } = await sharp(await page.locator(".light").screenshot()).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

const withoutGraphics = () => {
  HTMLCanvasElement.prototype.getContext = () => null;
};

for (const drawnBy of ["WebGL", "the browser's own layers"] as const) {
  test(`the picture follows a key, and the address keeps it, drawn by ${drawnBy}`, async ({
    page,
  }) => {
    if (drawnBy !== "WebGL") await page.addInitScript(withoutGraphics);
    await visit(page, "/?swiatlo=7-8-0");
    await expect(faders(page)).toBeInViewport();
    const before = await brightness(page);
    await tabTo(page, fader(page, "Tło"));
    await page.keyboard.press("End");
    await expect(fader(page, "Tło")).toHaveAttribute("aria-valuetext", "10 z 10, pełna moc");
    await expect.poll(() => brightness(page)).toBeGreaterThan(before * 1.2);
    await expect(page).toHaveURL(/\/\?swiatlo=7-8-10$/);
    await press(faders(page).getByRole("button", { name: "wyznanie" }));
    await expect(fader(page, "Klucz")).toHaveValue("6");
    await expect(page).toHaveURL(/\/\?swiatlo=6-5-1$/);
    await page.reload();
    await come(page, page.url());
    await expect(fader(page, "Kontra")).toHaveValue("5");
    await expect(faders(page).getByText("8:1")).toBeVisible();
    await expectAccessible(page, [360, 1280]);
  });
}

test.describe("with motion", () => {
  test.use(withMotion);
});
