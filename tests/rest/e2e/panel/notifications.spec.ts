import { expect } from "@playwright/test";
import { sendMessage } from "../../../e2e/support/contact-form.ts";
import { toast, visit } from "../../../e2e/support/fixtures.ts";
import { mailsAbout } from "../../../e2e/support/inbox.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, openScreen, test } from "../../../e2e/support/panel.ts";
import { signatureOf } from "../../../support/webhook.ts";

test("an enquiry calls the webhook once, signed, and never again without its address; the trials say what the servers answered", async ({
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
  await section.getByLabel("Adres webhooka").fill("http://hooks.example");
  await button(section, "Zapisz").click();
  await expect(section.getByText("Adres musi zaczynać się od https://")).toBeVisible();
  await section.getByLabel("Adres webhooka").fill(webhook.url);
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
  await section.getByLabel("Adres webhooka").fill("");
  await button(section, "Zapisz").click();
  await expect(button(section, "Wyślij próbę na webhook")).toHaveCount(0);
  const thanks = page.getByRole("region", { name: "Potwierdzenie dla nadawcy" });
  await thanks.getByLabel("Wysyłaj nadawcy potwierdzenie").check();
  const confirms = async () => {
    const row = database.from("contact_settings").select("confirms").single();
    return (await row.throwOnError()).data.confirms;
  };
  await expect.poll(confirms).toBe(true);
  await send("Ewa", "Już bez webhooka");
  await expect.poll(() => mailsAbout(smtp, "Ewa")).toBe(1);
  expect(events()).toEqual(["new-lead"]);

  const recipients = page.getByRole("region", { name: "Adresy powiadomień" });
  await recipients.getByLabel("Kto jeszcze").fill("szefowa@kadr.example\nnikt");
  await button(recipients, "Zapisz").click();
  await expect(recipients.getByText("„nikt” to nie jest adres e-mail.")).toBeVisible();
  await expectAccessible(page);
  await recipients.getByLabel("Kto jeszcze").fill("szefowa@kadr.example\n");
  await button(recipients, "Zapisz").click();
  const mail = page.getByRole("region", { name: "Poczta" });
  await button(mail, "Wyślij wiadomość próbną").click();
  await expect(mail.getByText("Serwer poczty przyjął wiadomość próbną.")).toBeVisible();
  const trial = smtp.automatic.find(({ to }) => to.length === 2);
  expect(trial?.to).toEqual(["biuro@kadr.example", "szefowa@kadr.example"]);
  smtp.mode = "locked";
  await button(mail, "Wyślij wiadomość próbną").click();
  await expect(mail.getByText("Serwer poczty odrzucił hasło.")).toBeVisible();
});
