import { expect } from "@playwright/test";
import { goodPassword } from "../../../database/support/accounts.ts";
import { editor as account, toast, visit } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, field, newAddress, openScreen, test } from "../../../e2e/support/panel.ts";
import { accountsOf } from "../../../support/signed-in.ts";

test("somebody signs new posts with a name, has another address, and ends other sessions; „Dziennik” tells of it", async ({
  page,
  site,
  smtp,
  openElsewhere,
  openWindow,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const accounts = accountsOf(site.url);
  const admin = await accounts.signIn(account.email, account.password);
  const [email, next] = [newAddress(), newAddress()];
  const joined = await accounts.join(admin, email, ["editor"]);
  const elsewhere = await accounts.signIn(email, goodPassword);
  const session = JSON.stringify((await joined.auth.getSession()).data.session);
  const theirs = await openElsewhere("/admin/konto", session);
  await theirs.getByLabel("Imię i nazwisko").fill("Ola Nowak");
  await button(theirs, "Zapisz").click();
  await expect(toast(theirs, "Zapisano podpis")).toBeVisible();
  await theirs.getByLabel("Nowy adres").fill(next);
  await theirs.getByLabel("Twoje hasło").fill(goodPassword);
  await button(theirs, "Wyślij link").click();
  await expect(theirs.getByText(`Link jest w wiadomości na ${next}.`)).toBeVisible();
  await expect(theirs.getByText("(to urządzenie)")).toHaveCount(1);
  await expectAccessible(theirs);
  await button(theirs, "Wyloguj pozostałe").click();
  await expect(toast(theirs, "Pozostałe urządzenia są wylogowane")).toBeVisible();
  await expect(button(theirs, "Wyloguj pozostałe")).toHaveCount(0);
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();

  const letter = smtp.automatic.findLast(({ to }) => to.includes(next))?.parsed.text ?? "";
  const mailbox = await openWindow();
  await visit(mailbox, site.url + (/\/admin\/haslo#\S+/.exec(letter)?.[0] ?? ""));
  await expect(button(mailbox, "Potwierdź adres")).toBeVisible();
  await expectAccessible(mailbox);
  await button(mailbox, "Potwierdź adres").click();
  await expect(mailbox.getByText(`Od teraz logujesz się adresem ${next}.`)).toBeVisible();

  await visit(theirs, "/admin/konto");
  await expect(theirs.getByText(`Logujesz się adresem ${next}.`)).toBeVisible();
  await visit(theirs, "/admin?edit=new");
  await expect(field(theirs, "Autor")).toHaveValue("Ola Nowak");

  await openScreen(page, "/admin/dziennik", "Dziennik");
  await page.getByLabel("Szukaj", { exact: true }).fill(`adres ${email}`);
  const events = page.getByRole("main").getByRole("listitem");
  await expect(events).toHaveText([/Zmieniono adres konta/]);
  await expectAccessible(page);
});
