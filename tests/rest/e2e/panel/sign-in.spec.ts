import { expect } from "@playwright/test";
import { post } from "../../../database/samples.ts";
import { editor as account, toast, visit } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  field,
  fillInLogin,
  hasSession,
  signedOut,
  test,
  withoutRights,
} from "../../../e2e/support/panel.ts";

test.describe("signing in", () => {
  test.use(signedOut);

  for (const [because, message, broken] of [
    ["a backend that fails", "Wystąpił błąd podczas logowania", "**/auth/v1/token**"],
    [
      "rights that cannot be checked",
      "Wystąpił błąd podczas weryfikacji uprawnień",
      "**/rest/v1/admin_users**",
    ],
  ] as const) {
    test(`that fails because of ${because} says so`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/500/);
      await page.route(broken, (route) => route.fulfill({ status: 500, json: {} }));
      await visit(page, "/admin/login");
      await fillInLogin(page);
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
