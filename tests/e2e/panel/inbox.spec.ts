import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { sendMessage } from "../support/contact-form.ts";
import { toast, visit } from "../support/fixtures.ts";
import { enquiry, mailsAbout, openEnquiry, storeEnquiry, storeMany } from "../support/inbox.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button } from "../support/panel.ts";
import { test } from "../support/panel-with-mail.ts";

test.beforeEach(async ({ database }) => {
  await database.from("contact_messages").delete().gt("id", 0).throwOnError();
});

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
  const reply = await page.getByRole("link", { name: "Odpowiedz" }).getAttribute("href");
  expect(reply).toMatch(
    /^mailto:jan@example\.pl\?subject=Re%3A%20zapytanie%20ze%20strony%20%5B%23\d+%5D/,
  );
  await expectAccessible(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Kopiuj adres").click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe("jan@example.pl");
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

test("the list filters, searches and turns its pages in the address", async ({
  page,
  openPanel,
  database,
}) => {
  await storeMany(database, 60);
  await storeEnquiry(database, {
    name: "Łucja Żak",
    message: "Film o źrebakach",
    handling: "answered",
  });
  await openPanel("/wiadomosci");
  await expect(page.getByRole("row")).toHaveCount(51);
  await expect(page.getByText("1–50 z 60")).toBeVisible();
  await button(page, "Starsze").click();
  await expect(enquiry(page, "Osoba 59")).toBeVisible();
  await page.goBack();
  await expect(enquiry(page, "Osoba 0")).toBeVisible();
  await page.getByRole("searchbox").fill("zre\u00adbak ZAK");
  await expect(page.getByText("Nic nie pasuje do wyszukiwania.")).toBeVisible();
  await button(page, "Wszystkie").click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(enquiry(page, "Łucja Żak")).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Pobierz zapytania (CSV)").click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^zapytania-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect([lines[0]?.slice(0, 12), lines.length]).toEqual(["\ufeffNumer;Data;", 3]);
  expect(lines[1]).toContain(";Łucja Żak;jan@example.com;Film o źrebakach;Odpowiedziano;");
  await page.goto("/admin/dane-osobowe");
  await expect(page.getByText("pobranie listy zapytań, 1 wiadomość (redakcja@")).toBeVisible();
});

test("whatever a stranger wrote is text", async ({ page, openPanel, database }) => {
  const evil = `<img src=x onerror="document.title='pwned'"><script>document.title='pwned'</script>`;
  const { id } = await storeEnquiry(database, {
    ...{ name: evil.slice(0, 100), email: `"><svg/onload=x>@example.pl`, message: evil },
    ...{ visit: { host: evil, source: evil, pages: [evil, "javascript:alert(1)"] } },
  });
  await openPanel("/wiadomosci");
  await expect(page.getByRole("link", { name: evil })).toBeVisible();
  await page.goto(`/admin/wiadomosci/${id}`);
  await expect(page.locator("main p").filter({ hasText: evil })).toBeVisible();
  await expect(page).toHaveTitle("Skrzynka zapytań");
  await expect(page.locator("main img, main svg")).toHaveCount(0);
  for (const link of await page.locator("main a").all()) {
    expect(await link.getAttribute("href")).toMatch(/^(mailto:|\/admin)/);
  }
});

test("several are answered or spam at once, and a doubtful one is marked", async ({
  page,
  openPanel,
  database,
}) => {
  await storeEnquiry(database, { name: "Anna", doubtful: "w treści jest dużo odnośników" });
  const taken = await storeEnquiry(database, { name: "Ola" });
  await storeEnquiry(database, { name: "Ewa" });
  await openPanel("/wiadomosci");
  await expect(enquiry(page, "Anna").getByText("Wątpliwa")).toBeVisible();
  await expect(enquiry(page, "Ewa").getByText("Wątpliwa")).toHaveCount(0);
  await page.getByLabel("Zaznacz: Anna").check();
  await button(page, "To spam").click();
  await expect(page.getByText("Przeniesiono do spamu: 1")).toBeVisible();
  await expect(enquiry(page, "Anna")).toHaveCount(0);

  await button(page, "Zaznacz wszystkie widoczne").click();
  const elsewhere = database.from("contact_messages").update({ handling: "spam" });
  await elsewhere.eq("id", taken.id).throwOnError();
  await button(page, "Oznacz jako odpowiedziane").last().click();
  await expect(page.getByText("Odpowiedziano: 1")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(/Ola: Ktoś był szybszy/);
  const rows = database.from("contact_messages").select("name, handling").order("name");
  const { data } = await rows.throwOnError();
  expect(data).toEqual([
    { name: "Anna", handling: "spam" },
    { name: "Ewa", handling: "answered" },
    { name: "Ola", handling: "spam" },
  ]);
});
