import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { toast } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button } from "../support/panel.ts";
import { test } from "../support/panel-with-mail.ts";

async function open(page: Page, path: string, title: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
}

test("a person's data: found, copied, corrected, erased, and only that in the log", async ({
  page,
  database,
}) => {
  const mine = { name: "Jan", email: "Jan@firma.example", message: "Proszę o ofertę" };
  const other = { name: "Ola", email: "ola@firma.example", message: "Pisz do jan@firma.example" };
  await database.from("contact_messages").insert([mine, other]).throwOnError();
  await open(page, "/admin/dane-osobowe", "Dane osobowe");
  const address = page.getByLabel("Adres e-mail osoby");
  await address.fill("jan");
  await button(page, "Szukaj").click();
  await expect(page.getByText("Wpisz jeden adres e-mail")).toBeVisible();
  await address.fill(" jan@FIRMA.example");
  await button(page, "Szukaj").click();
  await expect(page.getByText("Z tego adresu mamy 1 wiadomość.")).toBeVisible();
  await expect(page.getByText(/w wiadomości innej osoby #/)).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent("download");
  await button(page, "Pobierz kopię danych").click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("dane-osobowe.json");
  const copy = await readFile(await download.path(), "utf8");
  expect(JSON.parse(copy).messages).toMatchObject([mine]);
  expect(copy).not.toContain("Ola");

  await button(page, "Popraw").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Imię").fill("Janina");
  await button(dialog, "Popraw").click();
  await expect(toast(page, "Poprawiono: 1 wiadomość")).toBeVisible();
  const { data } = await database.from("contact_messages").select("name").order("id");
  expect(data).toEqual([{ name: "Janina" }, { name: "Ola" }]);

  await button(page, "Usuń wszystko").click();
  await dialog.getByLabel("Przepisz adres").fill("jan@firma");
  await button(dialog, "Usuń wszystko").click();
  await expect(dialog.getByText("To nie jest ten sam adres.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Przepisz adres").fill("Jan@firma.example");
  await button(dialog, "Usuń wszystko").click();
  await expect(page.getByText("Nie mamy żadnych danych z tym adresem.")).toBeVisible();
  const left = await database.from("contact_messages").select("name, message");
  expect(left.data).toEqual([{ name: "Ola", message: "Pisz do [usunięto]" }]);

  const log = page.getByRole("region", { name: "Dziennik" });
  await expect(log.getByRole("listitem")).toContainText([
    /usunięcie na żądanie, 1 wiadomość/,
    /poprawienie, 1 wiadomość/,
    /kopia danych, 1 wiadomość/,
  ]);
  await expect(log).not.toContainText("jan@");

  await page.getByLabel("Usuwaj wiadomości po tylu miesiącach").fill("13");
  const retention = page.getByRole("region", { name: "Jak długo trzymamy wiadomości" });
  await button(retention, "Zapisz").click();
  await expect(retention.getByText("Podaj liczbę od 1 do 12.")).toBeVisible();
  await page.getByLabel("Usuwaj wiadomości po tylu miesiącach").fill("6");
  await button(retention, "Zapisz").click();
  await expect(toast(page, "Zapisano")).toBeVisible();
  const settings = await database.from("contact_settings").select("retention_months").single();
  expect(settings.data).toEqual({ retention_months: 6 });
});

test("a client's message is kept from being deleted by itself", async ({ page, database }) => {
  const client = {
    name: "Klientka",
    email: "klientka@firma.example",
    message: "Jak rozmawialiśmy",
  };
  const messages = () => database.from("contact_messages");
  const { data } = await messages().insert(client).select("id").single().throwOnError();
  await open(page, `/admin/wiadomosci/${data.id}`, `Zapytanie #${data.id} – Klientka`);
  const mark = page.getByRole("checkbox", { name: "Klient – nie usuwaj automatycznie" });
  await mark.check();
  await expect(toast(page, "Ta wiadomość zostanie")).toBeVisible();
  await expect(page.getByText("oznaczone: klient")).toBeVisible();
  const kept = await messages().select("is_client").eq("id", data.id).single();
  expect(kept.data).toEqual({ is_client: true });
  await expectAccessible(page);
});

test("the trials say in Polish what the server answered", async ({ page, smtp }) => {
  await open(page, "/admin/powiadomienia", "Powiadomienia");
  const recipients = page.getByRole("region", { name: "Adresy powiadomień" });
  await recipients.getByLabel("Kto jeszcze").fill("szefowa@kadr.example\nnikt");
  await button(recipients, "Zapisz").click();
  await expect(recipients.getByText("„nikt” to nie jest adres e-mail.")).toBeVisible();
  await expectAccessible(page);
  await recipients.getByLabel("Kto jeszcze").fill("szefowa@kadr.example\n");
  await button(recipients, "Zapisz").click();
  await expect(toast(page, "Zapisano")).toBeVisible();

  const mail = page.getByRole("region", { name: "Poczta" });
  await button(mail, "Wyślij wiadomość próbną").click();
  await expect(mail.getByText("Serwer poczty przyjął wiadomość próbną.")).toBeVisible();
  const trial = smtp.automatic.find(({ to }) => to.length === 2);
  expect(trial?.to).toEqual(["biuro@kadr.example", "szefowa@kadr.example"]);
  smtp.mode = "locked";
  await button(mail, "Wyślij wiadomość próbną").click();
  await expect(mail.getByText("Serwer poczty odrzucił hasło.")).toBeVisible();
  await expect(mail.getByText("Serwer powiedział: EAUTH 535")).toBeVisible();
  smtp.mode = "never";
  await button(mail, "Wyślij wiadomość próbną").click();
  await expect(mail.getByText("Serwer poczty odrzucił adres odbiorcy.")).toBeVisible();
  smtp.mode = "ok";

  const webhook = page.getByRole("region", { name: "Webhook" });
  await webhook.getByLabel("Adres webhooka").fill("http://hooks.example");
  await button(webhook, "Zapisz").click();
  await expect(webhook.getByText("Adres musi zaczynać się od https://")).toBeVisible();
  await webhook.getByLabel("Adres webhooka").fill("https://127.0.0.1/leads");
  await button(webhook, "Zapisz").click();
  await button(webhook, "Pokaż sekret").click();
  await expect(webhook.locator("code")).toHaveText(/^[0-9a-f]{64}$/);
  await button(webhook, "Wyślij próbę na webhook").click();
  await expect(webhook.getByText("Adres prowadzi do sieci prywatnej")).toBeVisible();
  await expectAccessible(page);
});

test("who has no session is asked to sign in, and told nothing", async ({ page }) => {
  await page.addInitScript(() => localStorage.clear());
  await page.goto("/admin/dane-osobowe");
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test("mail that was not proven for two days is said over every screen", async ({
  page,
  database,
  smtp,
}) => {
  smtp.mode = "locked";
  const sent_at = new Date(Date.now() - 72 * 3_600_000).toISOString();
  const former = { created_at: sent_at, sent_at };
  await expect
    .poll(async () => {
      const { data } = await database.from("notifications").select("id").eq("status", "sent");
      return data?.length;
    })
    .toBeGreaterThan(0);
  await database.from("contact_messages").delete().gt("id", 0).throwOnError();
  await database.from("notifications").update(former).eq("status", "sent").throwOnError();
  await open(page, "/admin/powiadomienia", "Powiadomienia");
  await expect(
    page
      .getByRole("complementary", { name: "Poczta" })
      .getByText("Od 72 godzin nie potwierdziliśmy"),
  ).toBeVisible();
  await page.getByRole("link", { name: "Treści" }).click();
  await expect(page.getByRole("link", { name: "Sprawdź pocztę" })).toBeVisible();
  await expectAccessible(page);
});
