import { expect } from "@playwright/test";
import { editor as account, toast, visit } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import {
  button,
  fillInLogin,
  hasSession,
  signedOut,
  test,
  withoutRights,
} from "../support/panel.ts";

test.describe("signing in", () => {
  test.use(signedOut);

  test("leads to the panel, survives a reload, and ends with signing out", async ({
    page,
    expectedErrors,
  }) => {
    // A list may still be on its way when its session ends.
    expectedErrors.push(/status of 401/);
    await page.goto("/admin");
    await page.waitForURL("**/admin/login");
    const login = { name: "Logowanie do panelu administracyjnego", exact: true };
    await expect(page.getByRole("heading", login)).toBeVisible();
    await fillInLogin(page);
    await expect(toast(page, "Zalogowano pomyślnie")).toBeVisible();
    await page.waitForURL("**/admin");
    const panel = { level: 1, name: "Panel Administratora", exact: true };
    await expect(page.getByRole("heading", panel)).toBeVisible();
    await expect(page.getByRole("tab")).toHaveText(["Posty bloga", "Case studies"]);
    await expect(page.getByRole("link", { name: "KONTAKT" })).toHaveCount(0);
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

  test("asks for both fields, and says that they are wrong", async ({ page, expectedErrors }) => {
    await visit(page, "/admin/login");
    await button(page, "Zaloguj się").click();
    await expect(page.getByText("Wpisz adres email")).toBeVisible();
    await expect(page.getByText("Wpisz hasło")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Email").fill("redakcja");
    await button(page, "Zaloguj się").click();
    await expect(page.getByText("To nie wygląda na adres email")).toBeVisible();
    expectedErrors.push(/400/);
    await fillInLogin(page, "zgaduję");
    await expect(toast(page, "Nieprawidłowy email lub hasło")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(account.email);
    await expect.poll(() => hasSession(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe("/admin/login");
  });
});

test.describe("the panel's door", () => {
  test("turns away an account that is no administrator", async ({
    page,
    site,
    database,
    editor,
  }) => {
    await withoutRights(database, editor.id, async () => {
      await page.goto("/admin");
      await page.waitForURL(`${site.url}/`);
      await expect(toast(page, "Brak uprawnień administratora")).toBeVisible();
    });
  });
});
