import { expect } from "@playwright/test";
import { editor as account, toast, visit } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button, fillInLogin, hasSession, signedOut, test } from "../support/panel.ts";

test.use(signedOut);

test("signing in asks for both fields, says that they are wrong, leads to the panel, and ends with signing out", async ({
  page,
  expectedErrors,
}) => {
  // A list may still be on its way when its session ends.
  expectedErrors.push(/status of 40[01]/);
  await visit(page, "/admin");
  await page.waitForURL("**/admin/login");
  const login = { name: "Logowanie do panelu administracyjnego", exact: true };
  await expect(page.getByRole("heading", login)).toBeVisible();
  await button(page, "Zaloguj się").click();
  await expect(page.getByText("Wpisz adres email")).toBeVisible();
  await expect(page.getByText("Wpisz hasło")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email").fill("redakcja");
  await button(page, "Zaloguj się").click();
  await expect(page.getByText("To nie wygląda na adres email")).toBeVisible();
  await fillInLogin(page, "zgaduję");
  await expect(toast(page, "Nieprawidłowy email lub hasło")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await expect.poll(() => hasSession(page)).toBe(false);

  await fillInLogin(page);
  await expect(toast(page, "Zalogowano pomyślnie")).toBeVisible();
  await page.waitForURL("**/admin");
  const panel = { level: 1, name: "Panel Administratora", exact: true };
  await expect(page.getByRole("heading", panel)).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText(["Posty bloga", "Case studies"]);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Posty Bloga", exact: true })).toBeVisible();
  await page.goto("/admin/login");
  await page.waitForURL("**/admin");
  await button(page, "Wyloguj").click();
  await expect(toast(page, "Wylogowano pomyślnie")).toBeVisible();
  await page.waitForURL("**/admin/login");
  await expect.poll(() => hasSession(page)).toBe(false);
});
