import { expect } from "@playwright/test";
import { saved } from "../support/company.ts";
import { visit } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { expectPublic, test } from "../support/panel.ts";

test("a telephone is changed by keyboard, refused beside its field when it is none, and is on the site", async ({
  page,
}) => {
  await visit(page, "/admin");
  await page.getByRole("link", { name: "Strona", exact: true }).click();
  const rooms = page.locator("main").getByRole("heading", { level: 2 });
  await expect(rooms.filter({ hasText: "Dane firmy" })).toBeVisible();
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
