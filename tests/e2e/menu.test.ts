import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test, visit } from "../support/browser.ts";

const links = ["WITAMY", "O NAS", "USŁUGI", "PROJEKTY", "CASE STUDIES", "BLOG", "KONTAKT"];

function focusIsInside(page: Page, selector: string) {
  return page.evaluate((inside) => Boolean(document.activeElement?.closest(inside)), selector);
}

describe("the menu of a phone, by keyboard alone", () => {
  test("opens, keeps the focus inside, closes on Esc and gives the focus back", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ width: 360, height: 740 });
    await visit(page, "/o-nas");
    const button = page.getByRole("button", { name: "Otwórz menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog");
    await menu.waitFor();
    for (const name of links) await menu.getByRole("link", { name, exact: true }).waitFor();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab");
      const escaped = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest("dialog, [role=dialog]"),
      );
      expect(escaped).toBe(false);
    }
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("takes the visitor to the chosen page and closes", async ({ openWindow }) => {
    const { page } = await openWindow({ width: 360, height: 740 });
    await visit(page, "/");
    await page.getByRole("button", { name: "Otwórz menu" }).focus();
    await page.keyboard.press("Enter");
    const target = page.getByRole("dialog").getByRole("link", { name: "PROJEKTY" });
    await target.waitFor();
    for (let step = 0; step < 25; step++) {
      if (await target.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await page.waitForURL("**/projekty");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test("the menu of a phone shows the only language, and says why it is switched off", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ width: 360, height: 740 });
  await visit(page, "/o-nas");
  await page.getByRole("button", { name: "Otwórz menu" }).click();
  const language = page.getByRole("dialog").getByRole("button", { name: /PL/ });
  expect(await language.getAttribute("aria-disabled")).toBe("true");
  await language.focus();
  const hint = page.getByRole("dialog").getByRole("tooltip");
  await hint.waitFor();
  expect((await hint.boundingBox())?.y).toBeGreaterThan(0);
});

describe("the navigation of a wide screen", () => {
  test("marks where the visitor is, and becomes more opaque once the page has moved", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ width: 1360 });
    await visit(page, "/blog");
    const banner = page.getByRole("banner");
    for (const name of links) await banner.getByRole("link", { name, exact: true }).waitFor();
    const current = banner.locator("[aria-current=page]");
    expect((await current.allTextContents()).join()).toContain("BLOG");
    const look = () =>
      banner.evaluate((header) => {
        const of = [header, ...header.querySelectorAll("*")].map(
          (part) => getComputedStyle(part).backgroundColor,
        );
        return of.join();
      });
    const before = await look();
    await page.mouse.wheel(0, 400);
    await expect.poll(look).not.toBe(before);
  });

  test("opens the list of services by keyboard and closes it on Esc", async ({ openWindow }) => {
    const { page } = await openWindow({ width: 1360 });
    await visit(page, "/");
    const opener = page.getByRole("banner").getByRole("button", { name: "Pokaż listę usług" });
    await opener.focus();
    expect(await opener.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Enter");
    await expect.poll(() => opener.getAttribute("aria-expanded")).toBe("true");
    const podcasts = page.getByRole("banner").locator('a[href="/uslugi/podcasty"]');
    await podcasts.waitFor();
    await page.keyboard.press("Tab");
    expect(await focusIsInside(page, "header")).toBe(true);
    await page.keyboard.press("Escape");
    await podcasts.waitFor({ state: "hidden" });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("keeps USŁUGI a link to the overview", async ({ openWindow }) => {
    const { page } = await openWindow({ width: 1360 });
    await visit(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "USŁUGI", exact: true }).click();
    await page.waitForURL("**/uslugi");
  });

  test("waits before it opens or closes under a pointer: 200, 150 and 700 ms", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ width: 1360, reducedMotion: "reduce" });
    await page.clock.install();
    await visit(page, "/o-nas");
    const banner = page.getByRole("banner");
    const opener = banner.getByRole("button", { name: "Pokaż listę usług" });
    const isOpen = () => opener.getAttribute("aria-expanded");
    await page.clock.pauseAt(new Date(Date.now() + 60_000));

    await banner.getByRole("link", { name: "USŁUGI", exact: true }).hover();
    await page.clock.runFor(199);
    expect(await isOpen()).toBe("false");
    await page.clock.runFor(1);
    await expect.poll(isOpen).toBe("true");

    await page.mouse.move(20, 700);
    await page.clock.runFor(149);
    expect(await isOpen()).toBe("true");
    await page.clock.runFor(1);
    await expect.poll(isOpen).toBe("false");

    const hint = page.getByRole("tooltip", { name: /tylko po polsku/ });
    await banner.getByRole("button", { name: /PL/ }).hover();
    await page.clock.runFor(699);
    expect(await hint.isVisible()).toBe(false);
    await page.clock.runFor(1);
    await hint.waitFor();
  });
});

test("the logo leads home from the menu of a phone, which closes, and from the footer", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ width: 360, height: 740 });
  const logo = { name: "KADR – strona główna" };
  await visit(page, "/o-nas");
  await page.getByRole("button", { name: "Otwórz menu" }).click();
  await page.getByRole("dialog").getByRole("link", logo).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await visit(page, "/o-nas");
  await page.getByRole("contentinfo").getByRole("link", logo).click();
  await page.waitForURL((url) => url.pathname === "/");
});
