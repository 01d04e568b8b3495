import { expect } from "@playwright/test";
import { sendMessage } from "../../../../e2e/support/contact-form.ts";
import { toast, visit } from "../../../../e2e/support/fixtures.ts";
import { openEnquiry } from "../../../../e2e/support/inbox.ts";
import { expectAccessible } from "../../../../e2e/support/page-checks.ts";
import { button, expectPublic, openScreen, test } from "../../../../e2e/support/panel.ts";
import { frameOf } from "../../../../e2e/support/site-editor.ts";

test("a page is added, made of sections, published, and removed again", async ({ page }) => {
  await openScreen(page, "/admin/strona/podstrony", "Strona");
  await button(page, "Dodaj podstronę").click();
  const dialog = page.getByRole("dialog", { name: "Dodaj podstronę" });
  await dialog.getByLabel("Tytuł").fill("Cennik usług");
  await expect(dialog.getByLabel("Adres")).toHaveValue("/cennik-uslug");
  await dialog.getByLabel("Adres").fill("/kontakt");
  await button(dialog, "Dodaj i otwórz").click();
  await expect(dialog.getByLabel("Adres")).toBeFocused();
  await expect(dialog.getByText("Tego adresu używa sama strona. Wybierz inny.")).toBeVisible();
  await dialog.getByLabel("Adres").fill("cennik");
  await dialog.getByLabel("W menu").check();
  await expectAccessible(page);
  await button(dialog, "Dodaj i otwórz").click();

  const frame = frameOf(page);
  await expect(frame.getByRole("button", { name: "Nagłówek: Cennik usług, edytuj" })).toBeVisible();
  await button(page, "Sekcje").click();
  const panel = page.getByRole("region", { name: /^Sekcje: / });
  await button(panel, "Dodaj sekcję").click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(panel, "Pakiety").click();
  await expect(frame.getByRole("button", { name: "Nagłówek: Trzy pakiety, edytuj" })).toBeVisible();
  const words = page.getByLabel("Tekst", { exact: true });
  await expect(words).toHaveValue("Trzy pakiety");
  await words.fill("Nasze pakiety");
  await expect(page.getByText(/^Szkic zapisany/)).toBeVisible();
  await button(page, "Sekcje").click();
  await button(panel, "Dodaj sekcję").click();
  await button(panel, "Cennik").click();
  await expect(words).toHaveValue("Cennik");
  await button(page, "Sekcje").click();
  await button(panel, "Przesuń wyżej: Cennik").click();
  await expect(frame.locator("#sceny h2").first()).toHaveText("Cennik");
  await button(panel, "Usuń: Cennik").click();
  await expect(frame.locator("#sceny h2").first()).toHaveText("Nasze pakiety");
  await button(page, "Opublikuj zmiany").click();
  await expect(toast(page, "Opublikowano")).toBeVisible();
  await expectPublic(page, "/cennik", { text: "Nasze pakiety" });
  await expectPublic(page, "/kontakt", { text: "Cennik usług" });

  await openScreen(page, "/admin/strona/podstrony", "Strona");
  await button(page, "Usuń: Cennik usług").click();
  await button(page, "Usuń na dobre").click();
  await expect(toast(page, "Usunięto.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Cennik usług" })).toHaveCount(0);
  await expectPublic(page, "/cennik", { status: 404 });
});

test("a service is added with the form, which tells where it was sent from, put before the others and hidden", async ({
  page,
  openWindow,
  site,
}) => {
  await openScreen(page, "/admin/strona/uslugi", "Strona");
  await button(page, "Dodaj usługę").click();
  const dialog = page.getByRole("dialog", { name: "Dodaj usługę" });
  await dialog.getByLabel("Nazwa").fill("Animacje 3D");
  await expect(dialog.getByLabel("Adres")).toHaveValue("/uslugi/animacje-3d");
  await dialog.getByLabel("Formularz na końcu").check();
  await expectAccessible(page);
  await button(dialog, "Dodaj i otwórz").click();
  await expect(frameOf(page).locator("h1")).toHaveText("Animacje 3D");
  await button(page, "Opublikuj zmiany").click();
  await expect(toast(page, "Opublikowano")).toBeVisible();
  await expectPublic(page, "/uslugi", { text: "Animacje 3D" });
  const visitor = await openWindow();
  await visit(visitor, `${site.url}/uslugi/animacje-3d`);
  await sendMessage(visitor, "Jan Kowal");
  await openScreen(page, "/admin/wiadomosci", "Skrzynka zapytań");
  await openEnquiry(page, "Jan Kowal");
  await expect(page.getByText("/uslugi/animacje-3d", { exact: true })).toBeVisible();

  await openScreen(page, "/admin/strona/uslugi", "Strona");
  await button(page, "Przesuń wyżej: Animacje 3D").click();
  await expect(page.getByRole("heading", { level: 3 }).nth(7)).toHaveText("Animacje 3D");
  await button(page, "Ukryj: Animacje 3D").click();
  await button(page, "Opublikuj zmiany").click();
  await expect(toast(page, "Opublikowano")).toBeVisible();
  await expectPublic(page, "/uslugi/animacje-3d", { status: 404 });
});
