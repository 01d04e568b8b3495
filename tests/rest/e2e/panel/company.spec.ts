import { expect } from "@playwright/test";
import { save, saved } from "../../../e2e/support/company.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, expectPublic, openScreen, photo, test } from "../../../e2e/support/panel.ts";

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

test("a colleague leaves, another one comes and stands first, by keyboard alone", async ({
  page,
}) => {
  await openScreen(page, "/admin/strona/team", "Zespół i telefony");
  const person = (at: number) => page.getByRole("group", { name: `Osoba ${at}`, exact: true });
  await button(page, "Usuń: Osoba 2").press("Enter");
  await expect(person(2)).toBeFocused();
  await expect(person(2).getByLabel("Imię")).toHaveValue("Kuba");
  await button(page, "Dodaj").press("Enter");
  await expect(person(3).getByLabel("Imię")).toBeFocused();
  await page.keyboard.press("Control+s");
  await expect(person(3).getByText("To pole jest wymagane")).toHaveCount(7);
  const values = {
    Imię: "Ola",
    Nazwisko: "Żuk",
    Rola: "Kierowniczka planu",
    "E-mail": "ola@kadr.example",
  };
  for (const [label, value] of Object.entries({
    ...values,
    Telefon: "+48 600 700 800",
    "O tej osobie": "Pilnuje godzin.",
  })) {
    await person(3).getByLabel(label, { exact: true }).fill(value);
  }
  await person(3)
    .locator('input[type="file"]')
    .setInputFiles(await photo("portret.jpg"));
  await expect(person(3).getByLabel("Adres zdjęcia")).toHaveValue(/\/library\/.+\.webp$/);
  for (const at of [3, 2]) await button(page, `Przesuń wyżej: Osoba ${at}`).press("Enter");
  // The focus went along, to the way back where there is none further up.
  await expect(button(page, "Przesuń niżej: Osoba 1")).toBeFocused();
  await expect(person(1).getByLabel("Imię")).toHaveValue("Ola");
  await expectAccessible(page);
  await page.keyboard.press("Control+s");
  await saved(page);
  for (const path of ["/", "/o-nas", "/kontakt"]) {
    await expectPublic(page, path, { text: "Ola" });
    await expectPublic(page, path, { text: "tel:+48600700800" });
  }
  const contact = async () => (await page.request.get("/kontakt")).text();
  await expect.poll(contact).not.toContain("Michał");
});
