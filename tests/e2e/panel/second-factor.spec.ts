import { expect, type Page } from "@playwright/test";
import { codeAt } from "../../../supabase/functions/accounts/totp.ts";
import { goodPassword } from "../../database/support/accounts.ts";
import { accountsOf } from "../../support/signed-in.ts";
import { editor as account, visit } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button, newAddress, openScreen, signedOut, test } from "../support/panel.ts";

test.use(signedOut);

const panel = (page: Page) => page.getByRole("heading", { name: "Panel Administratora", level: 1 });
const code = (page: Page) => page.getByLabel("Kod z aplikacji", { exact: true });

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Hasło").fill(goodPassword);
  await button(page, "Zaloguj się").click();
}

async function leave(page: Page): Promise<void> {
  await button(page, "Wyloguj").click();
  await page.waitForURL("**/admin/login");
}

test("a second factor is turned on, asked for at the sign-in, and replaced by a recovery code", async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[013]/);
  const accounts = accountsOf(site.url);
  const email = newAddress();
  await accounts.join(await accounts.signIn(account.email, account.password), email);
  await visit(page, "/admin/login");
  await givePassword(page, email);
  await expect(panel(page)).toBeVisible();

  await openScreen(page, "/admin/konto", "Konto");
  await button(page, "Włącz").click();
  await expect(page.getByRole("img", { name: "Kod QR" })).toBeVisible();
  const key = await page.getByLabel("Klucz", { exact: true }).innerText();
  await expectAccessible(page);
  const now = Date.now();
  await code(page).fill(codeAt(key, now));
  await button(page, "Potwierdź").click();
  await expect(page.getByRole("heading", { name: "Kody zapasowe" })).toBeVisible();
  const recovery = await page.getByText(/^[a-z2-7]{5}-[a-z2-7]{5}$/).allInnerTexts();
  expect(recovery).toHaveLength(10);
  await button(page, "Gotowe, mam je zapisane").click();
  await expect(page.getByText("Masz jeszcze 10 kodów zapasowych.")).toBeVisible();
  await leave(page);

  await givePassword(page, email);
  await expect(page.getByLabel("Zapamiętaj to urządzenie na 30 dni")).toBeVisible();
  await expectAccessible(page);
  // It works once.
  await code(page).fill(codeAt(key, now));
  await button(page, "Potwierdź").click();
  await expect(page.getByText("Ten kod nie pasuje.")).toBeVisible();
  await code(page).fill(codeAt(key, now + 30_000));
  await button(page, "Potwierdź").click();
  await expect(panel(page)).toBeVisible();
  await leave(page);
  await givePassword(page, email);
  await button(page, "Użyj kodu zapasowego").click();
  await page.getByLabel("Kod zapasowy", { exact: true }).fill(recovery[0] ?? "");
  await button(page, "Potwierdź").click();
  await expect(panel(page)).toBeVisible();
});
