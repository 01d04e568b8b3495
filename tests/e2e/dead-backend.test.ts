import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { caseStudies } from "../../supabase/seed/demo.ts";
import { accessibilityViolations } from "../support/axe.ts";
import { test, toast, visit } from "../support/browser.ts";
import { demoKeys } from "../support/demo-keys.ts";
import { openGate } from "../support/gate.ts";
import { startSite, type TestSite } from "../support/site.ts";

let gate: Awaited<ReturnType<typeof openGate>>;
let remote: TestSite;

beforeAll(async () => {
  gate = await openGate(inject("demoSiteUrl"));
  remote = await startSite({ env: { SUPABASE_URL: gate.url, ...demoKeys } });
});

afterAll(async () => {
  await remote.stop();
  await gate.shut();
});

const expected = [/status of 503/, /Wystąpił błąd podczas wczytywania/];

describe("with a backend that nobody answers for", () => {
  test.for([
    ["/blog", "Brak wpisów na blogu", "podczas wczytywania postów", "Wpisy wczytane."],
    [
      "/case-studies",
      "Brak case studies",
      "podczas wczytywania case studies",
      "Case studies wczytane.",
    ],
  ])(
    "%s ends empty; another try keeps the focus, tells what came of it, and shows the rows in place",
    async ([path = "", empty = "", what = "", done = ""], { openWindow }) => {
      await gate.shut();
      const { page } = await openWindow({ site: remote.url, backend: gate.url, expected });
      const logged: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && message.text().includes(what))
          logged.push(message.text());
      });
      expect(await visit(page, path)).toBe(503);
      const main = page.getByRole("main");
      await main.getByRole("heading", { name: empty }).waitFor();
      await main.getByText("Nie udało się ich teraz wczytać.", { exact: true }).waitFor();
      await expect.poll(() => logged).toHaveLength(1);
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
      const again = main.getByRole("link", { name: "Spróbuj ponownie" });
      await again.focus();
      await page.keyboard.press("Enter");
      const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
      await expect.poll(focused).toMatch(/^Wczytujemy /);
      // After four tries within seven seconds.
      await expect.poll(() => logged, { timeout: 20_000 }).toHaveLength(2);
      await expect.poll(focused).toBe("Spróbuj ponownie");

      await gate.reopen();
      await page.keyboard.press("Enter");
      await main.getByRole("article").first().waitFor();
      await toast(page, done).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
      expect(await page.evaluate(() => "samePage" in globalThis)).toBe(true);
    },
  );

  test.for([
    ["/case-studies", "Wystąpił błąd podczas wczytywania case studies"],
    ["/blog/ogniskowa-to-decyzja-nie-zoom", "Wystąpił błąd podczas wczytywania postu"],
    [`/case-studies/${caseStudies[4]?.slug}`, "Wystąpił błąd podczas wczytywania case study"],
  ])("%s says what failed", async ([path = "", message = ""], { openWindow }) => {
    await gate.shut();
    try {
      const { page } = await openWindow({ site: remote.url, backend: gate.url, expected });
      expect(await visit(page, path)).toBe(503);
      await toast(page, message).waitFor();
      await page.getByRole("main").getByText("Spróbuj ponownie").first().waitFor();
    } finally {
      await gate.reopen();
    }
  });

  test("the home page stands, without what it cannot know", async ({ openWindow }) => {
    await gate.shut();
    try {
      const { page } = await openWindow({ site: remote.url, backend: gate.url });
      expect(await visit(page, "/")).toBe(200);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.locator('main a[href^="/blog/"]').count()).toBe(0);
    } finally {
      await gate.reopen();
    }
  });
});
