import { expect } from "@playwright/test";
import { phone, test } from "./support/fixtures.ts";

test.use({ ...phone, javaScriptEnabled: false });

test("the menu leads to the form, which says what is wrong, keeps what was typed and is sent once", async ({
  page,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await page.goto("/");
  const menu = page.getByRole("dialog");
  await page.getByRole("button", { name: "Otwórz menu" }).click();
  await menu.getByRole("button", { name: "Zamknij menu" }).click();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Otwórz menu" }).press("Enter");
  await menu.getByRole("link", { name: "KONTAKT", exact: true }).click();
  await page.waitForURL("**/kontakt");

  const typed = {
    Imię: `Jan "Kadr" <b> ${crypto.randomUUID()}`,
    Email: "jan@",
    Wiadomość: "Dzień dobry\n</textarea>drugi wiersz",
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  const send = page.getByRole("button", { name: "Wyślij", exact: true });
  await send.click();
  const email = page.getByLabel("Email");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(/^Podaj poprawny adres/);
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
  await expect(page.locator("main form").getByRole("alert")).toBeFocused();
  await email.fill("jan@example.pl");
  await send.click();
  const heading = { level: 1, name: "Wiadomość wysłana!", exact: true };
  await expect(page.getByRole("heading", heading)).toBeVisible();
  // Loaded again, the page is asked for, and the form is not sent again.
  await page.reload();
  await expect(page).toHaveTitle(/Wiadomość wysłana/);
  const rows = database.from("contact_messages").select("message, doubtful").eq("name", typed.Imię);
  expect((await rows.throwOnError()).data).toEqual([{ message: typed.Wiadomość, doubtful: null }]);
});
