import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { press, test, toast, visit, withMotion } from "../../e2e/support/fixtures.ts";
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
    await come(page, "/?swiatlo=7-8-0");
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

test("the faders go on working when the graphics processor is taken away", async ({ page }) => {
  await come(page, "/?swiatlo=7-8-0");
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("canvas.light");
    canvas?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  });
  await expect(page.locator("span.light")).toBeVisible();
  const before = await brightness(page);
  await tabTo(page, fader(page, "Tło"));
  await page.keyboard.press("End");
  await expect.poll(() => brightness(page)).toBeGreaterThan(before * 1.2);
});

test("the setting is sent as an address, and all lamps may be out", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await come(page, "/?swiatlo=0-0-0");
  await expect(faders(page).getByText("klucz zgaszony")).toBeVisible();
  await press(faders(page).getByRole("button", { name: "Wyślij ten kadr" }));
  await expect(toast(page, "Skopiowano adres")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).search).toBe("?swiatlo=0-0-0");
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("the lamps move once by themselves, until a hand comes", async ({ page }) => {
    // It is dark for a third of a second only, which a look from outside may miss.
    await page.addInitScript(() => {
      const said = new Set<string | null>();
      Object.assign(globalThis, { said });
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element) said.add(target.getAttribute("aria-valuetext"));
      }).observe(document, { subtree: true, attributeFilter: ["aria-valuetext"] });
    });
    await come(page, "/");
    const wasDark = () =>
      page.evaluate(() => Reflect.get(globalThis, "said").has("0 z 10, zgaszone"));
    await expect.poll(wasDark).toBe(true);
    await press(faders(page).getByRole("button", { name: "paszport" }));
    await expect(fader(page, "Klucz")).toHaveValue("6");
    await expect(page).toHaveURL(/\?swiatlo=6-10-8$/);
    await expect(fader(page, "Klucz")).toHaveValue("6");
  });
});
