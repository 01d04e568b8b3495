import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { hintsHeader } from "../../../../supabase/functions/send-contact-email/message/hints.ts";
import { message, post, tomorrow } from "../../../database/samples.ts";
import { phone, toast } from "../../../e2e/support/fixtures.ts";
import {
  enquiry,
  hoursAgo,
  mailsAbout,
  openEnquiry,
  storeEnquiry,
  storeMany,
} from "../../../e2e/support/inbox.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button } from "../../../e2e/support/panel.ts";
import { test } from "../../../e2e/support/panel-with-mail.ts";

test.beforeEach(async ({ database }) => {
  await database.from("contact_messages").delete().gt("id", 0).throwOnError();
});

test("the number in the header comes by itself within a minute", async ({
  page,
  openPanel,
  database,
}) => {
  await page.clock.install();
  await openPanel();
  const inbox = page.getByRole("link", { name: /^Zapytania/ });
  await expect(page.getByText("Brak postów do wyświetlenia")).toBeVisible();
  await expect(inbox).toHaveAccessibleName("Zapytania");
  await storeEnquiry(database);
  await page.clock.fastForward(60_000);
  await expect(inbox).toHaveAccessibleName("Zapytania 1 nowe");
});

test("what the trap caught is seen, and mailed exactly once when it is rescued", async ({
  page,
  openPanel,
  site,
  smtp,
}) => {
  const name = `Ola ${randomUUID()}`;
  await fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "content-type": "application/json", [hintsHeader]: "uwagi=x" },
    body: JSON.stringify({ ...message(), name }),
  });
  await openPanel("/wiadomosci?status=spam");
  await expect(enquiry(page, name)).toContainText("Zatrzymano: wypełniono ukryte pole");
  await openEnquiry(page, name);
  await button(page, "To nie spam – wyślij").click();
  await expect(page.getByText("uznane za prawdziwe")).toBeVisible();
  await expect.poll(() => mailsAbout(smtp, name), { timeout: 40_000 }).toBe(1);
  await page.reload();
  await expect(page.getByText(/^Wysłano/)).toBeVisible();
  await button(page, "To spam").click();
  await button(page, "To nie spam").click();
  await expect(toast(page, "Wiadomość wróciła do nowych")).toBeVisible();
  await button(page, "Wyślij ponownie").click();
  await expect.poll(() => mailsAbout(smtp, name), { timeout: 40_000 }).toBe(2);
});

test("the second of two administrators sees what the first did, and keeps the own note", async ({
  page,
  openPanel,
  openElsewhere,
  database,
}) => {
  const { id, name } = await storeEnquiry(database);
  await openPanel(`/wiadomosci/${id}`);
  const other = await openElsewhere(`/admin/wiadomosci/${id}`);
  await expect(other.getByRole("heading", { level: 1, name })).toBeVisible();
  const note = "Notatka (widzi tylko zespół)";
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByLabel(note).fill("Moja notatka");

  await button(other, "Oznacz jako odpowiedziane").click();
  await expect(toast(other, "Oznaczono jako odpowiedziane")).toBeVisible();
  await other.getByLabel(note).fill("Wysłana wycena");
  await button(other, "Zapisz notatkę").click();
  await expect(toast(other, "Notatka zapisana")).toBeVisible();

  await button(page, "To spam").click();
  const alert = page.getByRole("alert").filter({ hasText: "Ktoś był szybszy" });
  await expect(alert).toContainText("redakcja@kadr.example: odpowiedziano");
  await expect(page.getByText("Tymczasem ktoś zapisał inną notatkę:")).toBeVisible();
  await expect(page.getByText("Wysłana wycena").first()).toBeVisible();
  await expect(page.getByLabel(note)).toHaveValue("Moja notatka");
  const stored = database.from("contact_messages").select("handling, note").eq("id", id);
  expect((await stored.throwOnError()).data).toEqual([
    { handling: "answered", note: "Wysłana wycena" },
  ]);
});

test("the last message of a page, dealt with, leads to the page before", async ({
  page,
  openPanel,
  database,
}) => {
  await storeMany(database, 51);
  await openPanel("/wiadomosci?page=2");
  await openEnquiry(page, "Osoba 50");
  await button(page, "Oznacz jako odpowiedziane").click();
  await expect(toast(page, "Oznaczono jako odpowiedziane")).toBeVisible();
  await page.getByRole("link", { name: "Wróć do skrzynki" }).click();
  await expect(enquiry(page, "Osoba 0")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/wiadomosci$/);
});

test("an address that names no message says so, and leads back", async ({ page }) => {
  for (const id of ["987654321", "abc", "-1", "9".repeat(40)]) {
    await page.goto(`/admin/wiadomosci/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nie ma takiej wiadomości");
    await page.getByRole("link", { name: "Wróć do skrzynki" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skrzynka zapytań");
  }
});

test("one line says what needs attention, and nothing when nothing does", async ({
  page,
  openPanel,
  database,
}) => {
  const filled = {
    notice: "",
    messenger: "Nie.",
    providers: "Nikt.",
    backups: "(30 dni)",
    terms: "",
  };
  const content = () => database.from("page_content");
  await content().upsert({ key: "privacy", value: filled }, { onConflict: "key" }).throwOnError();
  await openPanel();
  const line = page.getByRole("complementary", { name: "Wymaga uwagi:" });
  await expect(page.getByText("Brak postów do wyświetlenia")).toBeVisible();
  await expect(line).toHaveCount(0);

  await storeEnquiry(database, { created_at: hoursAgo(26) });
  await storeEnquiry(database, {
    mail_status: "failed",
    mail_error: "550",
    created_at: hoursAgo(2),
  });
  const soon = new Date(Date.now() + 7_200_000).toISOString();
  const planned = post({ title: "Światło jutra", published_at: soon });
  await database.from("blog_posts").insert([planned, post({ published_at: tomorrow() })]);
  const made = { made_at: hoursAgo(80), due_at: hoursAgo(56) };
  await database
    .from("backup_plan")
    .upsert({ id: true, ...made })
    .throwOnError();
  await page.reload();
  await expect(line.getByRole("link")).toHaveCount(3);
  await line.getByRole("button", { name: "i jeszcze 1" }).click();
  await expect(line.getByRole("link")).toHaveText([
    "1 zapytanie po terminie",
    /^1 zapytanie z\s.+ nie wyszło pocztą/,
    /^ostatnia kopia zapasowa z\s\d/,
    /ukaże się|ukażą się/,
  ]);
  await expect(page.getByText(/^Kopia zapasowa: \d/)).toBeVisible();
  await expectAccessible(page);
  await line.getByRole("button", { name: "Zwiń" }).click();
  await page.setViewportSize(phone.viewport);
  await expect(line.getByRole("link")).toHaveCount(1);
  await line.getByRole("link").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(line.getByRole("link")).toHaveCount(4);
  await page.keyboard.press("Tab");
  await expect(line.getByRole("link").nth(1)).toBeFocused();
  await expectAccessible(page, [360]);
  await line.getByRole("link").first().click();
  await expect(page.getByText(/^po terminie od 2\sgodz/)).toBeVisible();
  await database.from("backup_plan").delete().eq("id", true).throwOnError();
  await database.from("blog_posts").delete().gt("id", 0).throwOnError();
  await content().delete().gt("id", 0).throwOnError();
});
