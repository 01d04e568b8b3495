import { expect } from "@playwright/test";
import { sendMessage } from "../../../e2e/support/contact-form.ts";
import { visit } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, openScreen, test } from "../../../e2e/support/panel.ts";
import { signatureOf } from "../../../support/webhook.ts";

test("a webhook gets its address and secret, is tried and told of an enquiry; the trial of the mail says what the server answered", async ({
  page,
  openWindow,
  site,
  smtp,
  webhook,
  database,
}) => {
  const events = () => webhook.calls.map(({ body }) => JSON.parse(body).event);
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
  await visit(visitor, `${site.url}/kontakt`);
  await sendMessage(visitor, "Jan Kowal", "Ile kosztuje film?");
  await expect.poll(events).toEqual(["trial", "new-lead"]);
  const { body: lead = "", signature } = webhook.calls.at(-1) ?? {};
  expect(signature).toBe(signatureOf(secret, lead));
  const { data } = await database.from("contact_messages").select("id").single().throwOnError();
  expect(JSON.parse(lead)).toMatchObject({
    name: "Jan Kowal",
    url: `http://kadr.localhost/admin/wiadomosci/${data.id}`,
  });
  expect(lead).not.toMatch(/kosztuje|jan@example/);

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
