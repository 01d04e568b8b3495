import type { Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { post } from "../database/samples.ts";
import { test, toast } from "../support/browser.ts";
import {
  edit,
  editor,
  hasSession,
  openPanel,
  type Panel,
  sheet,
  startPanel,
} from "../support/panel.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel?.stop());

const posts = () => panel.database.from("blog_posts");
const author = (page: Page) => sheet(page).getByLabel("Autor");

async function stored(title: string) {
  const row = posts().insert(post({ title })).select().single().throwOnError();
  return (await row).data;
}

async function nextTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto("/admin");
  await tab.getByRole("heading", { name: "Panel Administratora" }).waitFor();
  return tab;
}

/** The tab ends without a chance to run anything. */
const crash = (page: Page) => page.close({ runBeforeUnload: false });

test("two tabs of one editor on one post keep each other's text, whatever the other does", async ({
  openWindow,
}) => {
  const { id, title } = await stored("W dwóch kartach");
  const { page: first } = await openWindow({ site: panel.url });
  await openPanel(first, panel);
  const second = await nextTab(first);
  for (const tab of [first, second]) await edit(tab, title);

  // What one types and takes back is no reason to forget what the other has typed.
  await author(first).fill("Pierwsza karta");
  await author(second).fill("Namysł");
  await author(second).fill("Ola");
  const third = await nextTab(first);
  await edit(third, title);
  await sheet(third).getByText("Znaleźliśmy niezapisane zmiany").waitFor();

  // Nor is what is thrown away where it was only offered.
  await sheet(third).getByRole("button", { name: "Odrzuć" }).click();
  await third.getByRole("button", { name: "Odrzuć na dobre" }).click();
  await author(second).fill("Druga karta");
  for (const tab of [first, second, third]) await crash(tab);

  const after = await first.context().newPage();
  await after.goto("/admin");
  const found: string[] = [];
  for (const last of [false, true]) {
    await edit(after, title);
    await sheet(after).getByRole("button", { name: "Przywróć" }).click();
    found.push(await author(after).inputValue());
    if (last) break;
    await sheet(after).getByRole("button", { name: "Zapisz zmiany" }).click();
    await toast(after, "Post został zaktualizowany").waitFor();
    await sheet(after).waitFor({ state: "detached" });
  }
  expect(found.sort()).toEqual(["Druga karta", "Pierwsza karta"]);
  const { data } = await posts().select("author").eq("id", id).single().throwOnError();
  expect(data.author).toBe(found[0]);
});

test("signing out in one tab leaves the other its text, and a way to save it", async ({
  openWindow,
}) => {
  const { id, title } = await stored("Wylogowany obok");
  const { page: writing } = await openWindow({ site: panel.url });
  await openPanel(writing, panel);
  const leaving = await nextTab(writing);
  await edit(writing, title);
  await author(writing).fill("Nadal pisze");

  await leaving.getByRole("button", { name: "Wyloguj" }).click();
  const question = leaving.getByRole("alertdialog", { name: "Masz niezapisane zmiany" });
  await question.getByRole("button", { name: "Wyloguj" }).click();
  await leaving.waitForURL("**/admin/login");
  expect(await hasSession(writing)).toBe(false);

  await sheet(writing).getByRole("button", { name: "Zapisz zmiany" }).click();
  const dialog = writing.getByRole("dialog", { name: "Sesja wygasła" });
  await dialog.getByLabel("Email").fill(editor.email);
  await dialog.getByLabel("Hasło").fill(editor.password);
  await dialog.getByRole("button", { name: "Zaloguj się" }).click();
  await toast(writing, "Post został zaktualizowany").waitFor();
  const { data } = await posts().select("author").eq("id", id).single().throwOnError();
  expect(data.author).toBe("Nadal pisze");
});
