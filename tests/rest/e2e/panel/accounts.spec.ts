import { expect, type Page } from "@playwright/test";
import { type Accounts, goodPassword } from "../../../database/support/accounts.ts";
import { editor as account, toast, visit } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import {
  button,
  fillInLogin,
  newAddress,
  test as onPanel,
  signedOut,
} from "../../../e2e/support/panel.ts";
import { accountsOf } from "../../../support/signed-in.ts";
import type { SmtpTrap } from "../../../support/smtp.ts";

/** Beside the browser under test, others use the site's accounts. */
const test = onPanel.extend<{ accounts: Accounts }>({
  accounts: ({ site }, use) => use(accountsOf(site.url)),
});

// Every window has the storage of the test: none, so that several people can be in several windows.
test.use(signedOut);

async function openPanel(page: Page): Promise<void> {
  await visit(page, "/admin/login");
  await fillInLogin(page);
  await expect(panel(page)).toBeVisible();
}

/** The link of the last mail to somebody, as a path on the site under test. */
async function mailedLink(smtp: SmtpTrap, email: string): Promise<string> {
  const last = () => smtp.automatic.findLast(({ to }) => to.includes(email));
  await expect.poll(last).toBeDefined();
  const text = last()?.parsed.text ?? "";
  return /http:\/\/kadr\.localhost(\/admin\/haslo#\S+)/.exec(text)?.[1] ?? "";
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("Nowe hasło").fill(password);
  await button(page, "Ustaw hasło i zaloguj się").click();
}

const panel = (page: Page) => page.getByRole("heading", { name: "Posty Bloga", exact: true });

test("a person is invited by mail, sees the panel, and is out when access is taken away", async ({
  page,
  smtp,
  openWindow,
  accounts,
  expectedErrors,
}) => {
  const email = newAddress();
  expectedErrors.push(/401|signed-out|DataProblem/);
  await openPanel(page);
  await page.getByRole("link", { name: "Osoby" }).click();
  await expect(page.getByRole("heading", { name: "Osoby", level: 1 })).toBeVisible();
  const mine = page.getByRole("row").filter({ hasText: account.email });
  await expect(mine).toContainText("to ty");
  await expect(mine).toContainText("ADMIN_EMAIL");
  await expect(mine.getByRole("button")).toHaveCount(0);

  await button(page, "Wyślij zaproszenie").click();
  await expect(page.getByText("Wpisz adres email")).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await button(page, "Wyślij zaproszenie").click();
  await expect(toast(page, `Zaproszenie wysłane: ${email}`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Cofnij zaproszenie: ${email}` })).toBeVisible();
  await expectAccessible(page);

  const theirs = await openWindow();
  await visit(theirs, await mailedLink(smtp, email));
  await expect(theirs.getByRole("heading", { name: "Zaproszenie do panelu" })).toBeVisible();
  await setPassword(theirs, "haslo1234567");
  await expect(theirs.getByText("To hasło należy do najczęściej używanych.")).toBeVisible();
  await expectAccessible(theirs);
  await setPassword(theirs, goodPassword);
  await expect(panel(theirs)).toBeVisible();
  const ola = await accounts.signIn(email, goodPassword);
  await accounts.invite(ola, "dom@ola.example");
  await ola
    .from("contact_settings")
    .upsert({ id: true, recipients: ["poczta@ola.example"] })
    .throwOnError();

  await page.reload();
  const invitation = page.getByRole("listitem").filter({ hasText: "dom@ola.example" });
  await expect(invitation).toContainText(`zaprasza ${email}`);
  await page.getByRole("button", { name: `Odbierz dostęp: ${email}` }).click();
  const question = page.getByRole("alertdialog", { name: `Odebrać dostęp: ${email}?` });
  await expect(question.getByRole("listitem")).toHaveText([
    "Zapytania z\u00a0formularza dostaje poczta@ola.example",
  ]);
  await expectAccessible(page);
  await button(question, "Anuluj").click();
  await page.getByRole("button", { name: `Odbierz dostęp: ${email}` }).click();
  await button(question, "Odbierz dostęp").click();
  await expect(toast(page, `Dostęp odebrany: ${email}`)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: email })).toHaveCount(0);
  await expect(invitation).toHaveCount(0);

  await theirs.goto("/admin");
  await expect(toast(theirs, "Brak uprawnień administratora")).toBeVisible();
  await theirs.waitForURL(({ pathname }) => pathname === "/");
});
