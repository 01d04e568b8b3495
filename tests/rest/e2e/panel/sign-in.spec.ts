import { expect } from "@playwright/test";
import { editor as account, toast, visit } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  field,
  fillInLogin,
  hasSession,
  keepSession,
  readPost,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";
import { save, saved } from "../../../e2e/support/unsaved.ts";

test("the panel's door says why it stays shut: no rights, or rights that cannot be checked", async ({
  page,
  site,
  database,
  editor,
  expectedErrors,
}) => {
  expectedErrors.push(/500|DataProblem/);
  const check = "**/rest/v1/admin_users**";
  await page.route(check, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin");
  await expect(toast(page, "Wystąpił błąd podczas weryfikacji uprawnień")).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(button(page, "Wyloguj")).toBeVisible();
  await page.unroute(check);
  await button(page, "Spróbuj ponownie").click();
  await expect(page.getByRole("heading", { name: "Posty Bloga", exact: true })).toBeVisible();

  await database.from("admin_users").delete().eq("id", editor.id).throwOnError();
  await page.goto("/admin");
  await page.waitForURL(`${site.url}/`);
  await expect(toast(page, "Brak uprawnień administratora")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await visit(page, "/admin/login");
  await fillInLogin(page);
  await expect(toast(page, "Brak uprawnień administratora")).toBeVisible();
  await expect.poll(() => hasSession(page)).toBe(false);
  await database.from("admin_users").insert({ id: editor.id }).throwOnError();

  // Whatever the server answers, the session is forgotten here.
  await visit(page, "/admin/login");
  await fillInLogin(page);
  await page.waitForURL("**/admin");
  await page.route("**/auth/v1/logout**", (route) => route.fulfill({ status: 500, json: {} }));
  await button(page, "Wyloguj").click();
  await expect(toast(page, "Wystąpił błąd podczas wylogowywania")).toBeVisible();
  await page.waitForURL("**/admin/login");
  await expect.poll(() => hasSession(page)).toBe(false);
});

test("a session that has run out, or is refused, is renewed in a dialog over the text", async ({
  page,
  database,
  editor,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[01]|DataProblem: Sesja/);
  const { id, title } = await storePost(database, "Po przerwie");
  const session = JSON.parse(editor.session);
  await openPanel();
  await edit(page, title);
  await field(page, "Autor").fill("Ola");
  const over = { expires_at: 1_700_000_000, refresh_token: "dawno-temu" };
  await keepSession(page, JSON.stringify({ ...session, ...over }));
  await save(page);
  const dialog = page.getByRole("dialog", { name: "Sesja wygasła" });
  await expect(dialog.getByLabel("Email")).toHaveValue(account.email);
  // A sign-in that is declined is not asked for again until the next press.
  await page.keyboard.press("Escape");
  await expect(toast(page, "sesja wygasła")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await save(page);
  await fillInLogin(dialog, "pomyłka");
  await expect(toast(page, "Nieprawidłowy email lub hasło")).toBeVisible();
  await fillInLogin(dialog);
  await saved(page);
  await expect(sheet(page)).toHaveCount(0);
  await expect.poll(() => readPost(database, id)).toMatchObject({ author: "Ola" });

  await edit(page, title);
  await field(page, "Autor").fill("Iga");
  await keepSession(page, JSON.stringify({ ...session, access_token: "to.nie.token" }));
  await save(page);
  await fillInLogin(dialog);
  await expect(sheet(page)).toHaveCount(0);
  await expect.poll(() => readPost(database, id)).toMatchObject({ author: "Iga" });
});
