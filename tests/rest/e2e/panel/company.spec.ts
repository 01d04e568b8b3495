import { expect } from "@playwright/test";
import { save, saved } from "../../../e2e/support/company.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import {
  button,
  expectPublic,
  nextTab,
  openScreen,
  photo,
  test,
} from "../../../e2e/support/panel.ts";

test.beforeEach(async ({ database }) => {
  await database.from("page_content").delete().gt("id", 0).throwOnError();
});

test("what was typed and not saved is offered after a crash, and leaving asks what becomes of it", async ({
  page,
  context,
}) => {
  await openScreen(page, "/admin/strona/prices", "Ceny");
  await page.getByLabel("Wizytówka, od").fill("4100");
  await page.close({ runBeforeUnload: false });

  const next = await nextTab(context);
  const line = next.getByRole("complementary", { name: "Wymaga uwagi:" });
  await line.getByRole("link", { name: "1 niezapisany tekst na tym urządzeniu" }).click();
  const row = next.getByRole("listitem").filter({ hasText: "Niezapisane zmiany" });
  await row.getByRole("link", { name: "Zmień: Ceny" }).click();
  const price = next.getByLabel("Wizytówka, od");
  await expect(price).toHaveValue("3000");
  await expectAccessible(next, [360, 1280]);
  await button(next, "Przywróć").press("Enter");
  await expect(price).toHaveValue("4100");
  const question = next.getByRole("alertdialog", { name: "Masz niezapisane zmiany" });
  const leave = () => next.getByRole("link", { name: "Wszystkie dane" }).click();
  await leave();
  await button(question, "Zamknij, zachowaj kopię").click();
  await row.getByRole("link", { name: "Zmień: Ceny" }).click();
  await button(next, "Przywróć").click();
  await leave();
  await button(question, "Zapisz zmiany i zamknij").click();
  await saved(next);
  await expect(row).toHaveCount(0);
  await next.getByRole("link", { name: "Zmień: Ceny" }).click();
  await expect(price).toHaveValue("4100");
  await price.fill("9999");
  await leave();
  await button(question, "Odrzuć zmiany").click();
  await expect(next.getByRole("link", { name: "Zmień: Ceny" })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("the second of two editors sees both versions, and nothing is overwritten unseen", async ({
  page,
  context,
}) => {
  await openScreen(page, "/admin/strona/home", "Pytania: strona główna");
  const other = await nextTab(context);
  await openScreen(other, "/admin/strona/home", "Pytania: strona główna");
  await other.getByLabel("Odpowiedź").nth(1).fill("W tydzień.");
  await save(other).click();
  await saved(other);
  await page.getByLabel("Odpowiedź").nth(4).fill("Tego samego dnia.");
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "Ktoś zmienił te dane przed tobą" });
  await expect(dialog.getByRole("radio", { name: /Zapisana wersja.*tydzień/ })).toBeChecked();
  await expectAccessible(page, [1280]);
  await button(dialog, "Zapisz wybrane").click();
  await expect(dialog).toBeHidden();
  await expectPublic(page, "/", { text: "W tydzień." });
  await expectPublic(page, "/", { text: "Tego samego dnia." });
});

test("an item that the other editor removed stays removed, and comes back from the history", async ({
  page,
  context,
}) => {
  await openScreen(page, "/admin/strona/opening-hours", "Godziny otwarcia");
  const days = page.getByLabel("Data");
  for (const [at, day] of ["2099-12-24", "2099-12-31"].entries()) {
    await button(page, "Dodaj").click();
    await days.nth(at).fill(day);
  }
  await save(page).click();
  await saved(page);
  await expect(page.getByText("Niezapisane", { exact: true })).toHaveCount(0);

  const other = await nextTab(context);
  await openScreen(other, "/admin/strona/opening-hours", "Godziny otwarcia");
  await button(other, "Usuń: Dzień 2").click();
  await save(other).click();
  await saved(other);

  await days.first().fill("2099-12-23");
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "Ktoś zmienił te dane przed tobą" });
  await button(dialog, "Zapisz wybrane").click();
  await expect(days).toHaveCount(1);
  await expectPublic(page, "/kontakt", { text: "2099-12-23" });
  await expect(page.getByText("Niezapisane", { exact: true })).toHaveCount(0);

  await button(page, "Historia").click();
  const history = page.getByRole("dialog", { name: "Historia zmian" });
  await history
    .getByRole("button", { name: /^Wersja z/ })
    .last()
    .click();
  await button(history, "Przywróć tę wersję").click();
  await expect(days).toHaveCount(2);
});

test("a text with a space at its end is saved, and lets the editor go", async ({ page }) => {
  await openScreen(page, "/admin/strona/privacy", "Polityka prywatności");
  await page.getByLabel("Dostawcy spoza EOG").fill("Nikt. ");
  await page.getByLabel("Komunikator, który zawiadamia o zapytaniach").fill("Żaden.");
  await page.getByLabel("Jak długo trzymacie kopie zapasowe").fill("30 dni");
  await page.getByRole("link", { name: "Wszystkie dane" }).click();
  const question = page.getByRole("alertdialog", { name: "Masz niezapisane zmiany" });
  const answer = Promise.withResolvers<void>();
  await page.route("**/rest/v1/page_content*", async (route) => {
    if (route.request().method() === "GET") await answer.promise;
    await route.continue();
  });
  await button(question, "Zapisz zmiany i zamknij").click();
  const again = page.getByRole("link", { name: "Zmień: Polityka prywatności" });
  await expect(again).toBeVisible();
  await expect(page.getByText("Niezapisane zmiany", { exact: true })).toHaveCount(0);
  // Before the rows were read again.
  await again.click();
  await expect(page.getByLabel("Dostawcy spoza EOG")).toHaveValue("Nikt.");
  answer.resolve();
});

test("a photo that is still uploading is waited for, by a save and by a link", async ({ page }) => {
  await openScreen(page, "/admin/strona/team", "Zespół");
  const uploaded = Promise.withResolvers<void>();
  await page.route("**/storage/v1/object/media/**", async (route) => {
    await uploaded.promise;
    await route.continue();
  });
  const person = page.getByRole("group", { name: "Osoba 1" });
  await person.locator('input[type="file"]').setInputFiles(await photo());
  await expect(save(page)).toBeDisabled();
  await person.getByLabel("Adres zdjęcia").press("Control+s");
  await expect(toast(page, "Poczekaj, aż prześlą się zdjęcia. Potem zapisz.")).toBeVisible();
  await page.getByRole("link", { name: "Wszystkie dane" }).click();
  const question = page.getByRole("alertdialog", { name: "Masz niezapisane zmiany" });
  await button(question, "Wróć do edycji").click();
  uploaded.resolve();
  await expect(person.getByLabel("Adres zdjęcia")).toHaveValue(/\/library\/.+\.webp$/);
  await save(page).click();
  await saved(page);
});

test("what the policy still lacks is asked for until it is filled in", async ({
  page,
  openPanel,
}) => {
  await openPanel();
  const line = page.getByRole("complementary", { name: "Wymaga uwagi:" });
  await line
    .getByRole("link", { name: /^Polityka prywatności: 4 miejsca do uzupełnienia/ })
    .click();
  await page
    .getByLabel("Komunikator, który zawiadamia o zapytaniach")
    .fill("Nie używamy komunikatora.");
  await page.getByLabel("Dostawcy spoza EOG").fill("Nikt.");
  await page.getByLabel("Jak długo trzymacie kopie zapasowe").fill("(30 dni)");
  await page.getByLabel("Dopisek przy terminach").fill("");
  await save(page).click();
  await saved(page);
  await expect(line.getByRole("link", { name: /Polityka prywatności/ })).toHaveCount(0);
  await expectPublic(page, "/polityka-prywatnosci", { text: "Nie używamy komunikatora." });
});

test("what can wait is put aside for a week", async ({ page, openPanel }) => {
  await page.clock.install({ time: new Date() });
  await openPanel();
  const line = page.getByRole("complementary", { name: "Wymaga uwagi:" });
  const policy = page.getByRole("link", { name: /^Polityka prywatności: 4 miejsca/ });
  await expect(policy).toBeVisible();
  await button(line, "Odłóż na tydzień").click();
  await expect(policy).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Posty bloga" })).toBeVisible();
  await expect(policy).toHaveCount(0);
  await page.clock.setSystemTime(new Date(Date.now() + 8 * 86_400_000));
  await page.getByRole("link", { name: "Zdjęcia" }).click();
  await page.getByRole("link", { name: "Treści" }).click();
  await page.reload();
  await expect(policy).toBeVisible();
});
