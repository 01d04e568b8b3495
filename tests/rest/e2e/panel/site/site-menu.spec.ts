import { expect } from "@playwright/test";
import { press, visit } from "../../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../../e2e/support/page-checks.ts";
import { button, openScreen, test } from "../../../../e2e/support/panel.ts";

test("an owner arranges the menu", async ({ page }) => {
  await openScreen(page, "/admin/strona/menu", "Strona");
  const name = page.getByRole("textbox", { name: "Nazwa: BLOG" });
  await press(name);
  await name.fill("NOTATKI");
  await page.getByRole("checkbox", { name: "Pokazuj w menu: CASE STUDIES" }).uncheck();
  await button(page, "Przesuń wyżej: KONTAKT").click();
  await expect(button(page, "Przesuń wyżej: KONTAKT")).toBeFocused();
  await page.getByRole("textbox", { name: "Zdanie w stopce" }).fill("Kręcimy nad Odrą.");
  await expectAccessible(page);
  // The press that leaves the field is not lost.
  await button(page, "Opublikuj zmiany").click();
  await expect(page.getByText("Opublikowano. Zmiana jest już na stronie.")).toBeVisible();

  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("navigation").getByRole("link")).toHaveText([
    "WITAMY",
    "O NAS",
    "USŁUGI",
    "PROJEKTY",
    "KONTAKT",
    "NOTATKI",
  ]);
  await expect(footer.getByText("Kręcimy nad Odrą.")).toBeVisible();
});
