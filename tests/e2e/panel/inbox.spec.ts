import { expect } from "@playwright/test";
import { sendMessage } from "../support/contact-form.ts";
import { toast, visit } from "../support/fixtures.ts";
import { enquiry, mailsAbout, openEnquiry } from "../support/inbox.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button, test } from "../support/panel.ts";

test("an enquiry from the form is seen, taken, noted and answered", async ({
  page,
  openPanel,
  openWindow,
  site,
  smtp,
}) => {
  await openPanel();
  const inbox = page.getByRole("link", { name: /^Zapytania/ });
  await expect(inbox).toHaveAccessibleName("Zapytania");
  const visitor = await openWindow();
  await visit(visitor, `${site.url}/kontakt`);
  await sendMessage(visitor, "Jan Kowal", "Ile kosztuje film?\nPozdrawiam");
  await expect.poll(() => mailsAbout(smtp, "Jan Kowal")).toBe(1);

  await page.reload();
  await expect(inbox).toHaveAccessibleName("Zapytania 1 nowe");
  await inbox.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skrzynka zapytań");
  await expect(inbox).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("columnheader")).toHaveText([
    ...["Od", "Wiadomość", "Otrzymano", "Odpowiedz do", "Status", "Powiadomienie"],
  ]);
  await expect(enquiry(page, "Jan Kowal")).toContainText("zostały 23 godz.");
  await expect(enquiry(page, "Jan Kowal")).toContainText(/Wysłano \d+:\d\d/);
  await expect(enquiry(page, "Jan Kowal")).toContainText("Ile kosztuje film? Pozdrawiam");
  await expectAccessible(page);

  await openEnquiry(page, "Jan Kowal");
  await expect(page.getByRole("link", { name: "Odpowiedz" })).toHaveAttribute(
    "href",
    /^mailto:jan@example\.pl\?subject=Re%3A%20zapytanie%20ze%20strony%20%5B%23\d+%5D/,
  );
  await expectAccessible(page);
  await page.getByRole("link", { name: "Wróć do skrzynki" }).click();
  await expect(enquiry(page, "Jan Kowal")).toContainText("Nowe"); // looking changes nothing

  await openEnquiry(page, "Jan Kowal");
  await button(page, "Biorę to").click();
  await expect(toast(page, "Wiadomość jest twoja")).toBeVisible();
  await expect(inbox).toHaveAccessibleName("Zapytania");
  await page.getByLabel("Notatka (widzi tylko zespół)").fill("Oddzwonić po 15:00");
  await page.reload();
  await expect(page.getByLabel("Notatka (widzi tylko zespół)")).toHaveValue("Oddzwonić po 15:00");
  await page.getByLabel("Notatka (widzi tylko zespół)").press("Control+s");
  await expect(toast(page, "Notatka zapisana")).toBeVisible();
  await button(page, "Oznacz jako odpowiedziane").click();
  await expect(page.getByText("redakcja@kadr.example: odpowiedziano")).toBeVisible();
  await expect(page.getByText("strona: mail wysłany")).toBeVisible();
  await expect(page.getByText("zostały 23 godz.")).toHaveCount(0);
  await page.getByRole("link", { name: "Wróć do skrzynki" }).click();
  await expect(page.getByText("Nie ma nowych wiadomości")).toBeVisible();
  await button(page, "Odpowiedziano").click();
  await expect(enquiry(page, "Jan Kowal")).toBeVisible();
  expect(mailsAbout(smtp, "Jan Kowal")).toBe(1);
});
