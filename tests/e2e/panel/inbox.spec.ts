import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { hintsHeader } from "../../../supabase/functions/send-contact-email/message/hints.ts";
import { message, post, tomorrow } from "../../database/samples.ts";
import type { SmtpTrap } from "../../support/smtp.ts";
import { sendMessage } from "../support/contact-form.ts";
import { phone, toast, visit } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button } from "../support/panel.ts";
import { test } from "../support/panel-with-mail.ts";

test.beforeEach(async ({ database }) => {
  await database.from("contact_messages").delete().gt("id", 0).throwOnError();
});

async function store(database: SupabaseClient, changes: object = {}) {
  const row = { ...message(), mail_status: "sent", mail_sent_at: new Date(), ...changes };
  const rows = database.from("contact_messages").insert(row).select().single();
  return (await rows.throwOnError()).data;
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
/** The newest first, a quarter of an hour apart. */
async function storeMany(database: SupabaseClient, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...message(),
    ...{ name: `Osoba ${at}`, mail_status: "sent", created_at: hoursAgo(at / 4) },
  }));
  await database.from("contact_messages").insert(rows).throwOnError();
}

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const mailsAbout = (smtp: SmtpTrap, name: string) =>
  smtp.mails.filter(({ parsed }) => parsed.subject?.includes(name)).length;

async function open(page: Page, name: string) {
  await row(page, name).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

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
    ...["Od", "Wiadomość", "Otrzymano", "Odpowiedz do", "Status", "E-mail"],
  ]);
  await expect(row(page, "Jan Kowal")).toContainText("zostały 23 godz.");
  await expect(row(page, "Jan Kowal")).toContainText(/Wysłano \d+:\d\d/);
  await expect(row(page, "Jan Kowal")).toContainText("Ile kosztuje film? Pozdrawiam");
  await expectAccessible(page);

  await open(page, "Jan Kowal");
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
  await expect(row(page, "Jan Kowal")).toContainText("Nowe"); // looking changes nothing

  await open(page, "Jan Kowal");
  await button(page, "Biorę to").click();
  await expect(toast(page, "Wiadomość jest twoja")).toBeVisible();
  await expect(inbox).toHaveAccessibleName("Zapytania");
  await page.getByLabel("Notatka (widzi tylko zespół)").fill("Oddzwonić po 15:00");
  await page.reload();
  await expect(page.getByLabel("Notatka (widzi tylko zespół)")).toHaveValue("Oddzwonić po 15:00");
  await page.getByLabel("Notatka (widzi tylko zespół)").press("Control+s");
  await expect(toast(page, "Notatka zapisana")).toBeVisible();
  await button(page, "Odpowiedziano").click();
  await expect(page.getByText("redakcja@kadr.example: odpowiedziano")).toBeVisible();
  await expect(page.getByText("strona: mail wysłany")).toBeVisible();
  await expect(page.getByText("zostały 23 godz.")).toHaveCount(0);
  await page.getByRole("link", { name: "Wróć do skrzynki" }).click();
  await expect(page.getByText("Nie ma nowych wiadomości")).toBeVisible();
  await button(page, "Odpowiedziano").click();
  await expect(row(page, "Jan Kowal")).toBeVisible();
  expect(mailsAbout(smtp, "Jan Kowal")).toBe(1);
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
  await store(database);
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
  await expect(row(page, name)).toContainText("Zatrzymano: wypełniono ukryte pole");
  await open(page, name);
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
  const { id, name } = await store(database);
  await openPanel(`/wiadomosci/${id}`);
  const other = await openElsewhere(`/admin/wiadomosci/${id}`);
  await expect(other.getByRole("heading", { level: 1, name })).toBeVisible();
  const note = "Notatka (widzi tylko zespół)";
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByLabel(note).fill("Moja notatka");

  await button(other, "Odpowiedziano").click();
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

test("the list filters, searches and turns its pages in the address", async ({
  page,
  openPanel,
  database,
}) => {
  await storeMany(database, 60);
  await store(database, { name: "Łucja Żak", message: "Film o źrebakach", handling: "answered" });
  await openPanel("/wiadomosci");
  await expect(page.getByRole("row")).toHaveCount(51);
  await expect(page.getByText("1–50 z 60")).toBeVisible();
  await button(page, "Starsze").click();
  await expect(row(page, "Osoba 59")).toBeVisible();
  await page.goBack();
  await expect(row(page, "Osoba 0")).toBeVisible();
  await page.getByRole("searchbox").fill("zrebak ZAK");
  await expect(page.getByText("Nic nie pasuje do wyszukiwania.")).toBeVisible();
  await button(page, "Wszystkie").click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(row(page, "Łucja Żak")).toBeVisible();
});

test("the last message of a page, dealt with, leads to the page before", async ({
  page,
  openPanel,
  database,
}) => {
  await storeMany(database, 51);
  await openPanel("/wiadomosci?page=2");
  await open(page, "Osoba 50");
  await button(page, "Odpowiedziano").click();
  await expect(toast(page, "Oznaczono jako odpowiedziane")).toBeVisible();
  await page.getByRole("link", { name: "Wróć do skrzynki" }).click();
  await expect(row(page, "Osoba 0")).toBeVisible();
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

test("whatever a stranger wrote is text", async ({ page, openPanel, database }) => {
  const evil = `<img src=x onerror="document.title='pwned'"><script>document.title='pwned'</script>`;
  const { id } = await store(database, {
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

  await store(database, { created_at: hoursAgo(26) });
  await store(database, { mail_status: "failed", mail_error: "550", created_at: hoursAgo(2) });
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
