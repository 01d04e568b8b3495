import { expect } from "@playwright/test";
import { save, saved } from "../support/company.ts";
import { toast } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button, expectPublic, openScreen, photo, test } from "../support/panel.ts";

test.beforeEach(async ({ database }) => {
  await database.from("page_content").delete().gt("id", 0).throwOnError();
});

test("a telephone is changed by keyboard, refused beside its field when it is none, and is on the site", async ({
  page,
}) => {
  await page.goto("/admin");
  await page.getByRole("link", { name: "Dane firmy" }).click();
  await expect(page.getByRole("heading", { name: "Zespół i telefony" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zmień: Zespół i telefony" }).press("Enter");
  await expect(page.locator("main")).toBeFocused();
  const phone = page.getByRole("group", { name: "Osoba 1" }).getByLabel("Telefon");
  await phone.fill("112");
  await phone.press("Enter");
  await expect(page.getByText("Podaj numer z kierunkowym")).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue("112");
  await expectAccessible(page);
  await phone.fill("+48 22 123 45 67");
  await page.keyboard.press("Control+s");
  await saved(page);
  for (const path of ["/", "/kontakt", "/llms.txt"]) {
    await expectPublic(page, path, { text: "+48 22 123 45 67" });
  }
  // The site that the panel leads to is loaded anew.
  await page.getByRole("link", { name: "Zobacz stronę" }).click();
  await expect(page.locator("footer").getByText("+48 22 123 45 67")).toBeVisible();
});

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

test("days with other hours are added and removed, and a photo is uploaded", async ({ page }) => {
  await openScreen(page, "/admin/strona/opening-hours", "Godziny otwarcia");
  await button(page, "Dodaj").click();
  await page.getByLabel("Data").fill("2099-12-24");
  await expectAccessible(page, [1280]);
  await button(page, "Dodaj").click();
  await button(page, "Usuń: Dzień 2").click();
  await expect(page.getByLabel("Data")).toHaveCount(1);
  await expect(page.getByRole("group", { name: "Dzień 1" })).toBeFocused();
  await button(page, "Usuń: Dzień 1").click();
  await expect(button(page, "Dodaj")).toBeFocused();
  await button(page, "Dodaj").click();
  await page.getByLabel("Data").fill("2099-12-24");
  await save(page).click();
  await saved(page);
  await expectPublic(page, "/kontakt", { text: "2099-12-24" });

  await openScreen(page, "/admin/strona/team", "Zespół");
  const person = page.getByRole("group", { name: "Osoba 1" });
  await person.locator('input[type="file"]').setInputFiles(await photo("portret.jpg", 800, 1000));
  await expect(person.getByLabel("Adres zdjęcia")).toHaveValue(/\/library\/.+\.webp$/);
  await save(page).click();
  await expectPublic(page, "/o-nas", { text: "/media/library/" });
  await expectAccessible(page);
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
  await person(3).getByLabel("Adres zdjęcia").fill("/images/portrait-2.webp");
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
  expect(await (await page.request.get("/kontakt")).text()).not.toContain("Michał");
});
