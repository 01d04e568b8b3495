import { describe, expect } from "vitest";
import { accessibilityViolations } from "../support/axe.ts";
import { test, toast, visit } from "../support/browser.ts";

describe("the frame round every page", () => {
  test("draws lights by the width of the window, at least five", async ({ openWindow }) => {
    const { page } = await openWindow({ width: 2400 });
    await visit(page, "/o-nas");
    const lights = page.locator("[data-particles] > *");
    await expect.poll(() => lights.count()).toBe(8);
    const sizes = await lights.evaluateAll((all: HTMLElement[]) =>
      all.map((light) => light.offsetWidth),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(300);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => lights.count()).toBe(5);
  });

  test.for(["/admin/login", "/admin/xyz", "/nie-ma"])(
    "draws them behind %s too, and lets them rest",
    async (path, { openWindow }) => {
      const { page } = await openWindow({ expected: [/404/] });
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await visit(page, path);
      const lights = page.locator("[data-particles] > *");
      await expect.poll(() => lights.count()).toBe(5);
      const look = () =>
        lights.first().evaluate((light) => {
          const { animationName, animationDuration, animationPlayState } = getComputedStyle(light);
          return `${animationName} ${animationDuration} ${animationPlayState}`;
        });
      expect(await look()).toMatch(/^drift (1[5-9]|2\d|3[0-5])(\.\d+)?s running$/);
      const behind = await page
        .locator("[data-particles]")
        .evaluate((layer) => getComputedStyle(layer).zIndex);
      expect(Number(behind)).toBeLessThan(0);
      if (path !== "/admin/xyz") {
        await page.getByRole("button", { name: "Zatrzymaj ruch" }).click();
        await expect.poll(look).toContain("paused");
      }
      const footer = asked.filter((url) => /\/footer-/.test(url));
      if (path.startsWith("/admin")) expect(footer).toEqual([]);
      else expect(footer).toHaveLength(1);
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await look()).toMatch(/^none /);
    },
  );

  test("has a skip link as its first stop, which leads into the page", async ({ openWindow }) => {
    const { page } = await openWindow();
    await visit(page, "/uslugi");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Przejdź do treści" });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest("main")))).toBe(true);
  });

  test("shows the only language, switched off, and says why", async ({ openWindow }) => {
    const { page } = await openWindow();
    await visit(page, "/o-nas");
    const language = page.getByRole("banner").getByRole("button", { name: /PL/ });
    expect(await language.getAttribute("aria-disabled")).toBe("true");
    await language.focus();
    await page.getByRole("tooltip", { name: /tylko po polsku/ }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("tooltip", { name: /tylko po polsku/ }).waitFor({ state: "hidden" });
  });

  test("says on the console how the page feels", async ({ openWindow }) => {
    const { page } = await openWindow();
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

  test("announces toasts politely, bottom right; Alt+T leads to them", async ({ openWindow }) => {
    const { page } = await openWindow({ expected: [/404|nieznan|not found/i] });
    await visit(page, "/case-studies/nie-ma-takiego");
    const told = toast(page, "Case study nie zostało znalezione");
    await told.waitFor();
    expect(await told.getAttribute("data-x-position")).toBe("right");
    expect(await told.getAttribute("data-y-position")).toBe("bottom");
    const region = page.locator("section[aria-live=polite]").filter({ has: told });
    expect(await region.count()).toBe(1);
    await page.keyboard.press("Alt+t");
    const isThere = () => region.evaluate((it) => it.contains(document.activeElement));
    await expect.poll(isThere).toBe(true);
  });

  test("stays round the page of an error that nobody foresaw", async ({ openWindow }) => {
    const { page } = await openWindow({ reducedMotion: "reduce", expected: [/./] });
    await visit(page, "/o-nas");
    await page.route("**/_.data*", (route) =>
      route.fulfill({ status: 500, contentType: "text/plain", body: "broken" }),
    );
    await page.getByRole("banner").getByRole("link", { name: "WITAMY" }).click();
    await page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "KONTAKT", exact: true }).waitFor();
    // At once: the styles must have stayed, too.
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
