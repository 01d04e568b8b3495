import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { post } from "../../database/samples.ts";
import { editor as account, toast, visit } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button, edit, field, fillInLogin, hasSession, signedOut, test } from "../support/panel.ts";

/** As long as `run` takes, the account is no administrator. */
async function withoutRights(database: SupabaseClient, id: string, run: () => Promise<void>) {
  await database.from("admin_users").delete().eq("id", id).throwOnError();
  try {
    await run();
  } finally {
    await database.from("admin_users").insert({ id }).throwOnError();
  }
}

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

  test("asks for both fields first", async ({ page }) => {
    await visit(page, "/admin/login");
    await button(page, "Zaloguj się").click();
    await expect(page.getByText("Wpisz adres email")).toBeVisible();
    await expect(page.getByText("Wpisz hasło")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Email").fill("redakcja");
    await button(page, "Zaloguj się").click();
    await expect(page.getByText("To nie wygląda na adres email")).toBeVisible();
  });

  for (const [because, message, broken, expected] of [
    ["a wrong password", "Nieprawidłowy email lub hasło", null, /400/],
    ["a backend that fails", "Wystąpił błąd podczas logowania", "**/auth/v1/token**", /500/],
    [
      "rights that cannot be checked",
      "Wystąpił błąd podczas weryfikacji uprawnień",
      "**/rest/v1/admin_users**",
      /500/,
    ],
  ] as const) {
    test(`that fails because of ${because} says so`, async ({ page, expectedErrors }) => {
      expectedErrors.push(expected);
      if (broken) await page.route(broken, (route) => route.fulfill({ status: 500, json: {} }));
      await visit(page, "/admin/login");
      await fillInLogin(page, broken ? account.password : "zgaduję");
      await expect(toast(page, message)).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(account.email);
      await expect.poll(() => hasSession(page)).toBe(false);
      expect(new URL(page.url()).pathname).toBe("/admin/login");
    });
  }

  test("with an account without rights signs it out again", async ({ page, database, editor }) => {
    await visit(page, "/admin/login");
    await withoutRights(database, editor.id, async () => {
      await fillInLogin(page);
      await expect(toast(page, "Brak uprawnień administratora")).toBeVisible();
    });
    await expect.poll(() => hasSession(page)).toBe(false);
  });

  test("and out with unsaved text asks first, and keeps the text", async ({ page, database }) => {
    const title = "Tekst, który czeka";
    await database.from("blog_posts").insert(post({ title })).throwOnError();
    await page.goto("/admin/login");
    await fillInLogin(page);
    await edit(page, title);
    await field(page, "Autor").fill("Kuba Lis");
    await page.keyboard.press("Escape");
    await button(page, "Zamknij, zachowaj kopię").click();

    await button(page, "Wyloguj").click();
    const question = page.getByRole("alertdialog", { name: "Masz niezapisane zmiany" });
    await button(question, "Zostań w panelu").click();
    await button(page, "Wyloguj").click();
    await button(question, "Wyloguj").click();
    await page.waitForURL("**/admin/login");

    await fillInLogin(page);
    await expect(page.getByText("Niezapisane zmiany")).toBeVisible();
    const again = await edit(page, title);
    await button(again, "Przywróć").click();
    await expect(field(page, "Autor")).toHaveValue("Kuba Lis");
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

  test("says that it could not check, and offers a way on", async ({ page, expectedErrors }) => {
    expectedErrors.push(/500|DataProblem/);
    const check = "**/rest/v1/admin_users**";
    await page.route(check, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/admin");
    await expect(toast(page, "Wystąpił błąd podczas weryfikacji uprawnień")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/admin");
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(button(page, "Wyloguj")).toBeVisible();
    await page.unroute(check);
    await button(page, "Spróbuj ponownie").click();
    await expect(page.getByRole("heading", { name: "Posty Bloga", exact: true })).toBeVisible();
  });
});

test.describe("signing out", () => {
  test("that fails says so, and the session is forgotten here", async ({
    page,
    openPanel,
    expectedErrors,
  }) => {
    expectedErrors.push(/500|DataProblem/);
    await openPanel();
    await page.route("**/auth/v1/logout**", (route) => route.fulfill({ status: 500, json: {} }));
    await button(page, "Wyloguj").click();
    await expect(toast(page, "Wystąpił błąd podczas wylogowywania")).toBeVisible();
    await page.waitForURL("**/admin/login");
    await expect.poll(() => hasSession(page)).toBe(false);
  });
});
