import { expect, type Page } from "@playwright/test";
import { toast } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button, expectPublic, openScreen, test } from "../support/panel.ts";

const open = (page: Page) => openScreen(page, "/admin/przekierowania", "Przekierowania");
const row = (page: Page, from: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: from, exact: true }) });

/** What a visitor gets, as soon as a change is known. */
async function expectAnswer(page: Page, path: string, status: number, location?: string) {
  const answered = async () => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  await expect.poll(answered).toEqual([status, location]);
}

test("a redirect is added, followed by a visitor, changed and removed; one more comes from what is missing", async ({
  page,
  database,
}) => {
  const counts = JSON.stringify({ "/dawny-wpis": 12 });
  await database.rpc("count_missing_addresses", { counts }).throwOnError();
  await expectPublic(page, "/stara-oferta.html", { status: 404 });
  await open(page);
  await expect(page).toHaveTitle("Przekierowania – Panel Administratora");
  await expect(page.getByText("Nie ma jeszcze żadnych przekierowań.")).toBeVisible();
  await button(page, "Dodaj przekierowanie").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Stary adres")).toBeFocused();
  await button(dialog, "Zapisz").click();
  await expect(dialog.getByLabel("Stary adres")).toHaveAccessibleDescription(/Wpisz adres na tej/);
  await expect(dialog.getByLabel("Stary adres")).toBeFocused();
  await dialog.getByLabel("Stary adres").fill("/Stara-Oferta.html");
  await dialog.getByLabel("Nowy adres").fill("kontakt");
  await button(dialog, "Zapisz").click();
  await expect(dialog.getByLabel("Nowy adres")).toHaveAccessibleDescription(/zaczyna się od \//);
  await expectAccessible(page);
  await dialog.getByLabel("Nowy adres").fill("/kontakt");
  await button(dialog, "Zapisz").click();
  await expect(toast(page, "Przekierowanie zapisane")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, "/stara-oferta.html")).toContainText("/kontakt");
  await expectAnswer(page, "/stara-oferta.html", 301, "/kontakt");
  await expectAccessible(page);

  await button(page, "Zmień przekierowanie z\u00a0/stara-oferta.html").click();
  await button(dialog, "Przeniesiona na razie").click();
  await dialog.getByLabel("Nowy adres").fill("/nie-ma-takiej");
  await dialog.getByLabel("Nowy adres").press("Enter");
  await expect(row(page, "/stara-oferta.html")).toContainText("Strony /nie-ma-takiej nie ma.");
  await expectAnswer(page, "/stara-oferta.html", 302, "/nie-ma-takiej");

  await button(page, "Usuń przekierowanie z\u00a0/stara-oferta.html").click();
  await button(page.getByRole("alertdialog"), "Usuń").click();
  await expect(toast(page, "Przekierowanie usunięte")).toBeVisible();
  await expect(page.getByText("Nie ma jeszcze żadnych przekierowań.")).toBeVisible();
  await expectAnswer(page, "/stara-oferta.html", 404);

  const missing = page.getByRole("region", { name: "Adresy, których nie ma" });
  await expect(missing.getByText("12 razy")).toBeVisible();
  await button(missing, "Przekieruj /dawny-wpis").click();
  await expect(dialog.getByLabel("Stary adres")).toHaveValue("/dawny-wpis");
  await dialog.getByLabel("Nowy adres").fill("/blog");
  await button(dialog, "Zapisz").click();
  await expect(row(page, "/dawny-wpis")).toContainText("/blog");
  await expect(button(missing, "Przekieruj /dawny-wpis")).toHaveCount(0);
});
