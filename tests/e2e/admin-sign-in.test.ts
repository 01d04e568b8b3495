import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { post } from "../database/samples.ts";
import { test, toast, visit } from "../support/browser.ts";
import { edit, editor, hasSession, openPanel, type Panel, startPanel } from "../support/panel.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel?.stop());

async function signIn(page: Page, password = editor.password) {
  await page.getByLabel("Email").fill(editor.email);
  await page.getByLabel("Hasło").fill(password);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
}

/** As long as `run` takes, the account is no administrator. */
async function withoutRights(run: () => Promise<void>) {
  const admins = () => panel.database.from("admin_users");
  await admins().delete().eq("id", panel.editorId).throwOnError();
  try {
    await run();
  } finally {
    await admins().insert({ id: panel.editorId }).throwOnError();
  }
}

test("signing in leads to the panel, survives a reload, and ends with signing out", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ site: panel.url });
  await page.goto("/admin");
  await page.waitForURL("**/admin/login");
  await page.getByRole("heading", { name: "Logowanie do panelu administracyjnego" }).waitFor();
  await signIn(page);
  await toast(page, "Zalogowano pomyślnie").waitFor();
  await page.waitForURL("**/admin");
  await page.getByRole("heading", { name: "Panel Administratora" }).waitFor();
  expect(await page.getByRole("tab").allInnerTexts()).toEqual(["Posty bloga", "Case studies"]);
  expect(await page.getByRole("link", { name: "KONTAKT" }).count()).toBe(0);
  expect(await page.getByRole("contentinfo").count()).toBe(0);

  await page.reload();
  await page.getByRole("heading", { name: "Posty Bloga" }).waitFor();
  await page.goto("/admin/login");
  await page.waitForURL("**/admin");
  await page.getByRole("button", { name: "Wyloguj" }).click();
  await toast(page, "Wylogowano pomyślnie").waitFor();
  await page.waitForURL("**/admin/login");
  expect(await hasSession(page)).toBe(false);
});

describe("signing in that fails", () => {
  test("asks for both fields first", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    await visit(page, "/admin/login");
    await page.getByRole("button", { name: "Zaloguj się" }).click();
    await page.getByText("Wpisz adres email").waitFor();
    await page.getByText("Wpisz hasło").waitFor();
    await page.getByLabel("Email").fill("redakcja");
    await page.getByRole("button", { name: "Zaloguj się" }).click();
    await page.getByText("To nie wygląda na adres email").waitFor();
  });

  test.for([
    ["a wrong password", "Nieprawidłowy email lub hasło", null, /400/],
    ["a backend that fails", "Wystąpił błąd podczas logowania", "**/auth/v1/token**", /500/],
    [
      "rights that cannot be checked",
      "Wystąpił błąd podczas weryfikacji uprawnień",
      "**/rest/v1/admin_users**",
      /500/,
    ],
  ] as const)(
    "because of %s says so and keeps the address",
    async ([, message, broken, expected], { openWindow }) => {
      const { page } = await openWindow({ site: panel.url, expected: [expected] });
      if (broken) await page.route(broken, (route) => route.fulfill({ status: 500, json: {} }));
      await visit(page, "/admin/login");
      await signIn(page, broken ? editor.password : "zgaduję");
      await toast(page, message).waitFor();
      expect(await page.getByLabel("Email").inputValue()).toBe(editor.email);
      expect(await hasSession(page)).toBe(false);
      expect(new URL(page.url()).pathname).toBe("/admin/login");
    },
  );

  test("because the account is no administrator signs it out again", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    await visit(page, "/admin/login");
    await withoutRights(async () => {
      await signIn(page);
      await toast(page, "Brak uprawnień administratora").waitFor();
    });
    await expect.poll(() => hasSession(page)).toBe(false);
  });
});

describe("the panel's door", () => {
  test("turns away whoever is no administrator", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel);
    await withoutRights(async () => {
      await page.goto("/admin");
      await page.waitForURL(`${panel.url}/`);
      await toast(page, "Brak uprawnień administratora").waitFor();
    });
  });

  test("says that it could not check, and offers to try again or to sign out", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: panel.url, expected: [/500|DataProblem/] });
    await openPanel(page, panel);
    const check = "**/rest/v1/admin_users**";
    await page.route(check, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/admin");
    await toast(page, "Wystąpił błąd podczas weryfikacji uprawnień").waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin");
    expect(await page.getByRole("tab").count()).toBe(0);
    await page.getByRole("button", { name: "Wyloguj" }).waitFor();
    await page.unroute(check);
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await page.getByRole("heading", { name: "Posty Bloga" }).waitFor();
  });
});

describe("signing out", () => {
  test("that the backend does not hear of says so, and this browser forgets the session", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: panel.url, expected: [/500|DataProblem/] });
    await openPanel(page, panel);
    await page.route("**/auth/v1/logout**", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "Wyloguj" }).click();
    await toast(page, "Wystąpił błąd podczas wylogowywania").waitFor();
    await page.waitForURL("**/admin/login");
    expect(await hasSession(page)).toBe(false);
  });

  test("with unsaved text asks first, and the text waits for the same account", async ({
    openWindow,
  }) => {
    const { title } = post({ title: "Tekst, który czeka" });
    await panel.database.from("blog_posts").insert(post({ title })).throwOnError();
    const { page } = await openWindow({ site: panel.url });
    await visit(page, "/admin/login");
    await signIn(page);
    const opened = await edit(page, title);
    await opened.getByLabel("Autor").fill("Kuba Lis");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Zamknij, zachowaj kopię" }).click();

    await page.getByRole("button", { name: "Wyloguj" }).click();
    const question = page.getByRole("alertdialog", { name: "Masz niezapisane zmiany" });
    await question.getByRole("button", { name: "Zostań w panelu" }).click();
    await page.getByRole("button", { name: "Wyloguj" }).click();
    await question.getByRole("button", { name: "Wyloguj" }).click();
    await page.waitForURL("**/admin/login");

    await signIn(page);
    await page.getByText("Niezapisane zmiany").waitFor();
    const again = await edit(page, title);
    await again.getByRole("button", { name: "Przywróć" }).click();
    expect(await again.getByLabel("Autor").inputValue()).toBe("Kuba Lis");
  });
});
