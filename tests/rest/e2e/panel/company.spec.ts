import { expect } from "@playwright/test";
import { save, saved } from "../../../e2e/support/company.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, expectPublic, openScreen, test } from "../../../e2e/support/panel.ts";

test("nothing typed is lost by a link, and the original comes back after a question", async ({
  page,
}) => {
  await openScreen(page, "/admin/strona/prices", "Ceny");
  const price = page.getByLabel("Wizytówka, od");
  await price.fill("3 500");
  await save(page).click();
  await expect(page.getByText("Podaj kwotę w pełnych złotych")).toBeVisible();
  await price.fill("3500");
  await page.getByRole("link", { name: "Wszystkie dane" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Masz niezapisane zmiany");
  await expectAccessible(page, [1280]);
  await button(question, "Wróć do edycji").click();
  await expect(price).toHaveValue("3500");
  await save(page).click();
  await saved(page);
  await expectPublic(page, "/uslugi/strony-internetowe", { text: "od 3500\u00a0zł" });

  await button(page, "Przywróć oryginał").click();
  await button(question, "Przywróć oryginał").click();
  await expect(toast(page, "Oryginał jest z powrotem na stronie.")).toBeVisible();
  await expect(price).toHaveValue("3000");
  await expectPublic(page, "/uslugi/strony-internetowe", { text: "od 3000\u00a0zł" });
  await button(page, "Historia").click();
  const history = page.getByRole("dialog", { name: "Historia zmian" });
  await expect(history.locator("ins").first()).toHaveText(/3500/);
  await expectAccessible(page, [1280]);
  await button(history, "Przywróć tę wersję").click();
  await expect(price).toHaveValue("3500");
});

test("a saved text no longer counts as unsaved, and a link pressed during a save is followed", async ({
  page,
}) => {
  await openScreen(page, "/admin/strona/prices", "Ceny");
  const price = page.getByLabel("Wizytówka, od");
  await price.fill("3500");
  await save(page).click();
  await saved(page);
  await expect(page.getByText("niezapisany tekst")).toHaveCount(0);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/page_content*", async (route) => {
    if (route.request().method() !== "GET") await released;
    await route.continue();
  });
  await price.fill("3600");
  await save(page).click();
  await page.getByRole("link", { name: "Wszystkie dane" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { name: "Pytania: strona główna" })).toBeVisible();
});
