import { Key } from "selenium-webdriver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import { type Browser, engines, openBrowser } from "./browsers.ts";
import { Page } from "./page.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: { ...demoKeys, SEED: "demo", CONTACT_LIMIT: "100" } });
});
afterAll(() => site?.stop());

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(`a visitor in ${engine.name}`, () => {
    let browser: Browser;
    let page: Page;
    beforeAll(async () => {
      browser = await openBrowser(engine);
      page = new Page(browser.driver, site.url);
    });
    afterAll(() => browser?.close());

    const scrolled = () => page.run(() => Math.round(scrollY));

    test("learns what is missing, and sends a message", async () => {
      await page.resize(1280, 800);
      await page.visit("/kontakt");
      await page.press("main button", "Wyślij");
      await page.isFocused("main form [role=alert]");
      expect(await page.text("main form [role=alert] li")).toBe("Podaj imię.");
      const name = `Zażółć ${engine.name}`;
      await page.type("Imię", name);
      await page.type("Email", "jan@example.pl");
      await page.type("Wiadomość", "Dzień dobry");
      await page.press("main button", "Wyślij");
      await page.find("main [role=status] p", "Wiadomość wysłana!");
      const sent = databaseOf(site.url).from("contact_messages").select("message").eq("name", name);
      expect((await sent.throwOnError()).data).toEqual([{ message: "Dzień dobry" }]);
      expect(await page.problems()).toEqual([]);
    });

    test("goes by the menu of a telephone", async () => {
      await page.resize(390, 800);
      await page.visit("/o-nas");
      await page.press("button", "Otwórz menu");
      await page.find("dialog[open] a[href='/projekty']");
      await page.keys(Key.ESCAPE);
      await page.isFocused("button", "Otwórz menu");
      await page.press("button", "Otwórz menu");
      await page.press("dialog[open] a[href='/projekty']");
      await page.leadsTo("/projekty");
      await expect.poll(scrolled).toBe(0);
      expect(await page.run(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await page.problems()).toEqual([]);
    });

    test("comes back to where the page was", async () => {
      await page.resize(1280, 800);
      await page.visit("/blog");
      await page.run(() => scrollTo({ top: 900, behavior: "instant" }));
      await expect.poll(scrolled).toBe(900);
      await page.press("header a[href='/projekty']");
      await page.leadsTo("/projekty");
      await expect.poll(scrolled).toBe(0);
      await browser.driver.navigate().back();
      await page.leadsTo("/blog");
      await expect.poll(scrolled).toBe(900);
      expect(await page.problems()).toEqual([]);
    });
  });
}
