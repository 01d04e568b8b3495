import { expect, type Page } from "@playwright/test";
import { test, toast, visit, withMotion } from "./support/fixtures.ts";
import { expectAccessible } from "./support/page-checks.ts";

test.describe("the lights behind every page", () => {
  test.use(withMotion);
  const lights = (page: Page) => page.locator("[data-particles] > *");

  test("follow the width of the window, at least five, 100 to 300 px", async ({ page }) => {
    await page.setViewportSize({ width: 2400, height: 800 });
    await visit(page, "/o-nas");
    await expect(lights(page)).toHaveCount(8);
    const sizes = await lights(page).evaluateAll((all: HTMLElement[]) =>
      all.map((light) => light.offsetWidth),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(300);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(lights(page)).toHaveCount(5);
  });

  for (const path of ["/admin/login", "/admin/xyz", "/nie-ma"]) {
    test(`are there at ${path}, and rest when asked to`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      const footers: string[] = [];
      page.on("requestfinished", (request) => {
        if (request.url().includes("/footer-")) footers.push(request.url());
      });
      await visit(page, path);
      await expect(lights(page)).toHaveCount(5);
      const light = lights(page).first();
      await expect(light).toHaveCSS("animation-name", "drift");
      await expect(light).toHaveCSS("animation-duration", /^(1[5-9]|2\d|3[0-5])(\.\d+)?s$/);
      await expect(page.locator("[data-particles]")).toHaveCSS("z-index", /^-/);
      // Its switch stands in the public footer, which comes when the visitor moves.
      await page.mouse.move(200, 200);
      await expect.poll(() => footers.length).toBe(path.startsWith("/admin") ? 0 : 1);
      if (path !== "/admin/xyz") {
        await expect(async () => {
          await page.getByRole("button", { name: "Zatrzymaj ruch" }).click({ timeout: 1_000 });
          await expect(light).toHaveCSS("animation-play-state", "paused", { timeout: 1_000 });
        }).toPass();
      }
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(light).toHaveCSS("animation-name", "none");
    });
  }
});

test("nothing changes bit by bit when less motion is asked for", async ({ page }) => {
  await visit(page, "/kontakt");
  const running = await page.evaluate(() => {
    document.documentElement.style.fontSize = "24px";
    return document.getAnimations().length;
  });
  expect(running).toBe(0);
});

test("a skip link is the first stop, and leads into the page", async ({ page }) => {
  await visit(page, "/uslugi");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Przejdź do treści" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("the console tells how the page feels", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await visit(page, "/uslugi/podcasty");
  await page.locator("details > summary").first().click();
  const seen = () =>
    ["LCP", "CLS", "INP", "first-input"].filter((name) =>
      said.some((line) => new RegExp(`^\\[web-vitals\\] ${name} [\\d.]+( ms)?$`).test(line)),
    );
  await expect.poll(seen).toEqual(["LCP", "CLS", "INP", "first-input"]);
});

test("an unforeseen error has its page, with the frame round it", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  await visit(page, "/?od=list");
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "O NAS", exact: true }).click();
  await page.waitForURL("**/o-nas");
  await page.route("**/_.data*", (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "broken" }),
  );
  await page.goBack();
  const heading = { level: 1, name: "Unexpected Application Error!" };
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await expect(banner.getByRole("link", { name: "KONTAKT", exact: true })).toBeVisible();
  // At once: the styles must have stayed, too.
  await expectAccessible(page, [1280]);
  await page.getByRole("main").getByRole("link", { name: "Spróbuj ponownie" }).click();
  await expect(page.locator("main .hero-stage")).toBeVisible();
  await expect(page).toHaveURL(/\/\?od=list$/);
});

test.describe("what is not there", () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/status of 404/, /404|nieznan|unknown|not found/i);
  });

  test("an unknown path says 404 and leads home", async ({ page }) => {
    expect(await visit(page, "/nie-ma-takiej-strony")).toBe(404);
    const heading = { level: 1, name: "Strona nie została znaleziona" };
    await expect(page.getByRole("heading", heading)).toBeVisible();
    await expect(page.getByText("404", { exact: true }).first()).toBeVisible();
    await expectAccessible(page, [1280]);
    await page
      .getByRole("main")
      .getByRole("link", { name: /stron[ęa] główn/ })
      .click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  test("a former English path is a 404 that points to the Polish one", async ({ page }) => {
    for (const [path, right] of [
      ["/contact", "/kontakt"],
      ["/projects", "/projekty"],
    ] as const) {
      expect(await visit(page, path)).toBe(404);
      await expect(page.getByRole("main").locator(`a[href="${right}"]`).first()).toBeVisible();
    }
  });

  test("an unknown case study ends at the list, with a toast", async ({ page }) => {
    const headStart = await recordHeadStart(page);
    expect(await visit(page, "/case-studies/nie-ma-takiego")).toBe(404);
    await page.waitForURL("**/case-studies");
    const told = toast(page, "Case study nie zostało znalezione");
    await expect(told).toHaveAttribute("data-x-position", "right");
    await expect(told).toHaveAttribute("data-y-position", "bottom");
    const region = page.locator("section[aria-live=polite]").filter({ has: told });
    await expect(region).toHaveCount(1);
    await page.keyboard.press("Alt+t");
    await expect(region.locator(":focus")).toHaveCount(1);
    const details = page.getByRole("link", { name: "Zobacz szczegóły", exact: true });
    await expect(details.first()).toBeVisible();
    // It was raised while the page was loading. A screen reader hears it only in a region it knows.
    expect(await headStart()).toBeGreaterThan(100);
  });
});

/** Milliseconds between the live region of the toasts and the first toast in it. */
async function recordHeadStart(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen: { region?: number; toast?: number } = {};
    Object.assign(globalThis, { toastsSeen: seen });
    new MutationObserver(() => {
      if (document.querySelector("section[aria-live]")) seen.region ??= performance.now();
      if (document.querySelector("[data-sonner-toast]")) seen.toast ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate("toastsSeen.toast - toastsSeen.region");
}
