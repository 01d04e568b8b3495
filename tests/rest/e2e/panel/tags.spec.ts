import { expect } from "@playwright/test";
import { visit } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, openScreen, test } from "../../../e2e/support/panel.ts";

test("a pasted tag and a tool for statistics reach the pages, which run on undisturbed", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/^foreign: https:\/\/stats\.example\/js\/script\.js$/);
  const asked: string[] = [];
  await context.route("https://stats.example/**", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: "text/javascript", body: "window.counted = true;" });
  });
  await openScreen(page, "/admin/strona/tags", "Weryfikacja i\u00a0statystyki");
  const tag = '<meta name="google-site-verification" content="AbC-123" />';
  await page.getByLabel("Google Search Console").fill(tag);
  const [address, domain] = [page.getByLabel("Adres Plausible"), page.getByLabel("Domena w")];
  await address.fill("stats.example");
  await button(page, "Zapisz zmiany").click();
  await expect(domain).toHaveAccessibleDescription(/Podaj i\u00a0adres, i\u00a0identyfikator/);
  await expectAccessible(page);
  await domain.fill("kadr.example");
  await button(page, "Zapisz zmiany").click();
  await expect(page.getByText("Zapisano. Zmiana jest już na stronie.")).toBeVisible();
  await expect(page.getByLabel("Google Search Console")).toHaveValue("AbC-123");

  await visit(page, "/");
  await expect.poll(() => page.evaluate("window.counted")).toBe(true);
  expect(asked).toEqual(["/js/script.js"]);
  const meta = page.locator('meta[name="google-site-verification"]');
  await expect(meta).toHaveAttribute("content", "AbC-123");
  await page.getByRole("link", { name: "O nas" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Kilka krzeseł" })).toBeVisible();
  await expect(meta).toHaveCount(1);
  // The document is the same one, so the script has run once.
  await expect.poll(() => page.evaluate("window.counted")).toBe(true);
  expect(asked).toHaveLength(1);
});
