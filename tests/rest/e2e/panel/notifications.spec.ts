import { expect } from "@playwright/test";
import { sendMessage } from "../../../e2e/support/contact-form.ts";
import { toast, visit } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, openScreen } from "../../../e2e/support/panel.ts";
import { test as onPanel } from "../../../e2e/support/panel-with-mail.ts";
import {
  signatureOf,
  startWebhookReceiver,
  type WebhookReceiver,
} from "../../../support/webhook.ts";

/** The webhook is on this machine, which the site takes for a server of the internet. */
const test = onPanel.extend<object, { webhook: WebhookReceiver }>({
  webhook: [
    async ({ browserName: _ }, use) => {
      const webhook = await startWebhookReceiver();
      await use(webhook);
      await webhook.stop();
    },
    { scope: "worker" },
  ],
  settings: [
    ({ settings, webhook }, use) => use({ ...settings, ...webhook.settings }),
    { scope: "worker" },
  ],
});

test.beforeEach(({ smtp, webhook }) => {
  smtp.mode = "ok";
  webhook.calls.length = 0;
});

test("the webhook from the panel is called once for an enquiry: signed, and without its text", async ({
  page,
  openWindow,
  site,
  smtp,
  webhook,
  database,
}) => {
  const events = () => webhook.calls.map(({ body }) => JSON.parse(body).event);
  const bodies = (secret: string) =>
    webhook.calls.map(({ body, signature }) => {
      expect(signature).toBe(signatureOf(secret, body));
      return body;
    });
  await openScreen(page, "/admin/powiadomienia", "Powiadomienia");
  const section = page.getByRole("region", { name: "Webhook" });
  await section.getByLabel("Adres webhooka").fill(`\u202a${webhook.url}\u202c`);
  await button(section, "Zapisz").click();
  await button(section, "Pokaż sekret").click();
  const secret = await section.locator("code").innerText();
  await button(section, "Wyślij próbę na webhook").click();
  await expect(section.getByText("Webhook odpowiedział, że wszystko w porządku.")).toBeVisible();
  expect(events()).toEqual(["trial"]);

  const visitor = await openWindow();
  const send = async (name: string, text: string) => {
    await visit(visitor, `${site.url}/kontakt`);
    await sendMessage(visitor, name, text);
  };
  await send("Jan Kowal", "Ile kosztuje film?");
  await expect.poll(events).toEqual(["trial", "new-lead"]);
  const [, lead = ""] = bodies(secret);
  const { data } = await database.from("contact_messages").select("id").single().throwOnError();
  expect(JSON.parse(lead)).toMatchObject({
    name: "Jan Kowal",
    url: `http://kadr.localhost/admin/wiadomosci/${data.id}`,
  });
  expect(lead).not.toMatch(/kosztuje|jan@example/);
  await page.reload();
  const recent = page.getByRole("region", { name: "Ostatnio wysłane" });
  const sent = recent.getByRole("listitem").filter({ hasText: "webhook o zapytaniu" });
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText("wysłano");
  // The inbox tells of the mail of the message.
  await expect(recent.getByRole("listitem").filter({ hasText: "message" })).toHaveCount(0);

  await section.getByLabel("Wysyłaj też treść wiadomości").check();
  await button(section, "Zapisz").click();
  await expect(toast(page, "Zapisano")).toBeVisible();
  await button(section, "Utwórz nowy sekret").click();
  await expect(toast(page, "Jest nowy sekret.")).toBeVisible();
  await button(section, "Pokaż sekret").click();
  const renewed = await section.locator("code").innerText();
  expect(renewed).not.toBe(secret);
  webhook.calls.length = 0;
  await send("Ola", "Film o żubrach");
  await expect.poll(events).toEqual(["new-lead"]);
  expect(JSON.parse(bodies(renewed)[0] ?? "").message).toBe("Film o żubrach");
  await smtp.caught(2);

  await section.getByLabel("Adres webhooka").fill("");
  await button(section, "Zapisz").click();
  await expect(button(section, "Wyślij próbę na webhook")).toHaveCount(0);
  await send("Ewa", "Już bez webhooka");
  await smtp.caught(3);
  expect(events()).toEqual(["new-lead"]);
  await database.from("contact_messages").delete().gt("id", 0).throwOnError();
});

test("senders get a confirmation once the panel says so, one a day", async ({
  page,
  site,
  smtp,
  database,
}) => {
  const send = (message: string) =>
    fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Jan", email: "jan@nadawca.example", message }),
    });
  const confirmations = () => smtp.automatic.filter(({ to }) => to[0] === "jan@nadawca.example");
  const mailed = smtp.mails.length;
  await send("Przed włączeniem");
  await smtp.caught(mailed + 1);
  await openScreen(page, "/admin/powiadomienia", "Powiadomienia");
  const section = page.getByRole("region", { name: "Potwierdzenie dla nadawcy" });
  await section.getByLabel("Wysyłaj nadawcy potwierdzenie").check();
  await expect(toast(page, "Zapisano")).toBeVisible();
  for (const message of ["Po włączeniu", "Jeszcze jedno"]) await send(message);
  await expect.poll(() => confirmations().length).toBe(1);
  await smtp.caught(mailed + 3);
  const { data } = await database.from("notifications").select("status").eq("kind", "confirmation");
  expect(data).toHaveLength(1);
  expect(confirmations()[0]?.parsed.subject).toBe("Dostaliśmy twoją wiadomość");
  await database.from("contact_messages").delete().gt("id", 0).throwOnError();
});

test("the trials say in Polish what the server answered", async ({ page, smtp }) => {
  await openScreen(page, "/admin/powiadomienia", "Powiadomienia");
  const recipients = page.getByRole("region", { name: "Adresy powiadomień" });
  await recipients.getByLabel("Kto jeszcze").fill("szefowa@kadr.example\nnikt");
  await button(recipients, "Zapisz").click();
  await expect(recipients.getByText("„nikt” to nie jest adres e-mail.")).toBeVisible();
  await expectAccessible(page);
  await recipients.getByLabel("Kto jeszcze").fill("\u202aszefowa@kadr.example\u202c\n");
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

test("mail that was not proven for two days is said over every screen, and to the webhook once", async ({
  page,
  database,
  smtp,
  webhook,
}) => {
  smtp.mode = "locked";
  const sent_at = new Date(Date.now() - 72 * 3_600_000).toISOString();
  const former = { created_at: sent_at, sent_at };
  const tests = () => database.from("notifications").select("id").eq("status", "sent");
  await expect.poll(async () => (await tests()).data?.length).toBeGreaterThan(0);
  const settings = { id: true, webhook_url: webhook.url, webhook_secret: "5".repeat(64) };
  await database.from("contact_settings").upsert(settings).throwOnError();
  await database.from("notifications").update(former).eq("status", "sent").throwOnError();
  await openScreen(page, "/admin/powiadomienia", "Powiadomienia");
  await expect(
    page
      .getByRole("complementary", { name: "Poczta" })
      .getByText("Od 72 godzin nie potwierdziliśmy"),
  ).toBeVisible();
  await page.getByRole("link", { name: "Treści" }).click();
  await expect(page.getByRole("link", { name: "Sprawdź pocztę" })).toBeVisible();
  await expectAccessible(page);

  // The site looks four times a minute.
  await expect.poll(() => webhook.calls.length, { timeout: 60_000 }).toBe(1);
  const [call] = webhook.calls;
  expect(call?.signature).toBe(signatureOf(settings.webhook_secret, call?.body ?? ""));
  expect(JSON.parse(call?.body ?? "")).toMatchObject({
    event: "mail-broken",
    url: "http://kadr.localhost/admin/powiadomienia",
  });
  await expect
    .poll(async () => {
      const { data } = await database.from("notifications").select("status").eq("kind", "alarm");
      return data;
    })
    .toEqual([{ status: "sent" }]);
});
