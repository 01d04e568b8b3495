import { expect } from "@playwright/test";
import { fillIn, form } from "./support/contact-form.ts";
import { phone, press, test, visit } from "./support/fixtures.ts";
import { expectAccessible } from "./support/page-checks.ts";

test.use(phone);

test("a message is sent by telephone: what is missing is told at once, the confirmation stays", async ({
  page,
  database,
}) => {
  const name = `Jan ${crypto.randomUUID()}`;
  const send = page.getByRole("button", { name: "Wyślij", exact: true });
  await visit(page, "/kontakt");
  for (const part of [page.getByLabel("Imię"), send]) await expect(part).toBeInViewport();
  await page.getByLabel("Email").fill("to nie jest adres");
  await press(send);
  const summary = form(page).getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Podaj imię.",
    /^Podaj poprawny adres/,
    "Napisz wiadomość.",
  ]);
  await expect(page.getByLabel("Wiadomość")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Imię")).toHaveAccessibleDescription("Podaj imię.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Imię")).toBeFocused();
  await page.keyboard.type("Jan");
  await expect(page.getByLabel("Imię")).not.toHaveAttribute("aria-invalid");
  await expect(summary.getByRole("link")).toHaveCount(2);
  await expectAccessible(page, [360]);

  await fillIn(page, name);
  await expect(form(page)).toHaveAttribute("data-dirty");
  await press(send);
  const note = form(page).getByRole("status");
  await expect(note).toContainText("Wiadomość wysłana!");
  await expect(note).toHaveAttribute("aria-live", "off");
  await expect(note).toBeFocused();
  await expect(note).toBeInViewport({ ratio: 1 });
  // A screen reader says it by the focus, so no live region says it once more.
  const sent = page.getByText("Wiadomość wysłana!", { exact: true });
  await expect(page.locator("[aria-live=polite] [aria-hidden]").and(sent)).toBeVisible();
  await expect(sent).toHaveCount(2);
  await expect(page.getByLabel("Wiadomość")).toHaveValue("");
  await expect(form(page)).not.toHaveAttribute("data-dirty");
  await expectAccessible(page, [360]);
  const rows = database.from("contact_messages").select("message").eq("name", name);
  expect((await rows.throwOnError()).data).toEqual([{ message: "Dzień dobry" }]);
});
