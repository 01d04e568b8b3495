import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { accountsOf } from "../../support/signed-in.ts";
import { editor as account, toast, visit } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import {
  button,
  edit,
  expectPublic,
  field,
  newAddress,
  openScreen,
  sheet,
  test,
} from "../support/panel.ts";

const sessionOf = async (client: SupabaseClient) =>
  JSON.stringify((await client.auth.getSession()).data.session);

test("an author's post goes to somebody who may publish, back with a note, and to the page", async ({
  page,
  site,
  openPanel,
  openElsewhere,
}) => {
  const accounts = accountsOf(site.url);
  const admin = await accounts.signIn(account.email, account.password);
  const author = await accounts.join(admin, newAddress(), ["author"]);
  const theirs = await openElsewhere("/admin", await sessionOf(author));
  await expect(theirs.getByRole("link", { name: "Zdjęcia" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Zapytania" })).toHaveCount(0);

  await button(theirs, "Dodaj Nowy Post").click();
  await field(theirs, "Tytuł").fill("Rynek o świcie");
  await expect(sheet(theirs).getByText("Data publikacji")).toHaveCount(0);
  await button(theirs, "Wyślij do sprawdzenia").click();
  await expect(toast(theirs, "Popraw zaznaczone pola: Autor")).toBeVisible();
  await field(theirs, "Autor").fill("Ola");
  await field(theirs, "Treść (Markdown)").fill("Słońce wchodzi w kadr o szóstej.");
  await button(theirs, "Wyślij do sprawdzenia").click();
  await expect(toast(theirs, "Wysłano do sprawdzenia")).toBeVisible();

  await openPanel();
  await page.getByRole("link", { name: "„Rynek o świcie” czeka na sprawdzenie" }).click();
  await expect(button(page, "Do sprawdzenia")).toHaveAttribute("aria-pressed", "true");
  await edit(page, "Rynek o świcie");
  await button(page, "Odeślij z uwagą").click();
  await page.getByLabel("Uwaga", { exact: true }).fill("Dodaj zdjęcie rynku.");
  await button(page, "Odeślij z uwagą").click();
  await expect(toast(page, "Odesłano z uwagą")).toBeVisible();
  await expectAccessible(page);

  await visit(theirs, "/admin");
  await edit(theirs, "Rynek o świcie");
  await expect(theirs.getByText("Dodaj zdjęcie rynku.")).toBeVisible();
  await button(theirs, "Załatwione").click();
  await expect(button(theirs, "Jednak niezałatwione")).toBeVisible();
  await button(theirs, "Wyślij do sprawdzenia").click();
  await expect(toast(theirs, "Wysłano do sprawdzenia")).toBeVisible();

  await visit(page, "/admin?status=review");
  await edit(page, "Rynek o świcie");
  await button(page, "Opublikuj").click();
  await expectPublic(page, "/blog/rynek-o-swicie", { text: "Rynek o świcie" });
  await expect(page.getByText("Nic nie pasuje do wyszukiwania.")).toBeVisible();

  await visit(theirs, "/admin");
  await theirs.getByRole("link", { name: "Rynek o świcie" }).first().click();
  await expect(theirs.getByText("Ten tekst możesz tylko czytać")).toBeVisible();
});

test("roles are given at „Osoby”, and a closed screen says so", async ({
  page,
  site,
  openElsewhere,
  expectedErrors,
}) => {
  expectedErrors.push(/422|co najmniej jedną rolę/);
  const accounts = accountsOf(site.url);
  const admin = await accounts.signIn(account.email, account.password);
  const email = newAddress();
  const person = await accounts.join(admin, email, ["enquiries"]);
  const theirs = await openElsewhere("/admin", await sessionOf(person));
  await expect(theirs.getByRole("heading", { name: "Skrzynka zapytań" })).toBeVisible();
  await openScreen(theirs, "/admin/osoby", "Nie masz dostępu do tego ekranu");

  await openScreen(page, "/admin/osoby", "Osoby");
  const roles = page.getByRole("group", { name: `Role: ${email}` });
  await expect(roles.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await roles.getByLabel("Obsługa zapytań").click();
  await expect(toast(page, "Zaznacz co najmniej jedną rolę.")).toBeVisible();
  await roles.getByLabel("Redaktor").click();
  await expect(toast(page, `Role zmienione: ${email}`)).toBeVisible();
  await expectAccessible(page);
  await visit(theirs, "/admin/przekierowania");
  await expect(theirs.getByRole("heading", { name: "Przekierowania", level: 1 })).toBeVisible();
});
