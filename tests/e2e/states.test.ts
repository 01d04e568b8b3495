import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { caseStudies } from "../../supabase/seed/demo.ts";
import { accessibilityViolations } from "../support/axe.ts";
import { test, visit } from "../support/browser.ts";

const calm = { reducedMotion: "reduce" } as const;

async function checkBothWidths(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await accessibilityViolations(page), `${width} px`).toEqual([]);
  }
}

describe("accessible in every state", () => {
  test("the open menu of a phone", async ({ openWindow }) => {
    const { page } = await openWindow({ ...calm, width: 360 });
    await visit(page, "/");
    await page.getByRole("button", { name: "Otwórz menu" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("the open list of services", async ({ openWindow }) => {
    const { page } = await openWindow(calm);
    await visit(page, "/o-nas");
    await page.getByRole("button", { name: "Pokaż listę usług" }).click();
    await page.getByRole("banner").locator('a[href="/uslugi/grafika"]').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("an open answer, on a phone and on a desk", async ({ openWindow }) => {
    const { page } = await openWindow({ ...calm, width: 360 });
    await visit(page, "/uslugi/live-streaming");
    await page.locator("details > summary").first().click();
    await checkBothWidths(page);
  });

  test("a form with errors, tied to their fields", async ({ openWindow }) => {
    const { page } = await openWindow({ ...calm, width: 360 });
    await visit(page, "/kontakt");
    await page.getByLabel("Email").fill("to nie jest adres");
    await page.getByRole("button", { name: "Wyślij" }).click();
    for (const label of ["Imię", "Email", "Wiadomość"]) {
      const field = page.getByLabel(label);
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      const described = (await field.getAttribute("aria-describedby"))?.split(" ").at(-1);
      expect(await page.locator(`[id="${described}"]`).textContent()).toMatch(/\S/);
    }
    await checkBothWidths(page);
  });

  test("a gallery on its last picture", async ({ openWindow }) => {
    const { page } = await openWindow({ ...calm, width: 360 });
    await visit(page, `/case-studies/${caseStudies[0]?.slug}`);
    await page
      .getByRole("button", { name: /poprzedni/i })
      .first()
      .click();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("the page that is not there", async ({ openWindow }) => {
    const { page } = await openWindow({ ...calm, expected: [/404|nieznan|unknown/i] });
    await visit(page, "/nie-ma-takiej-strony");
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
