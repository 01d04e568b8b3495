import { expect } from "@playwright/test";
import { editor as account, toast } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  field,
  fillInLogin,
  hasSession,
  nextTab,
  readPost,
  sheet,
  signedOut,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";
import { crash, question, save, saved, throwAway } from "../../../e2e/support/unsaved.ts";

test("two tabs with one post keep each other's text", async ({
  page: first,
  context,
  database,
  openPanel,
}) => {
  const { id, title } = await storePost(database, "W dwóch kartach");
  await openPanel();
  const second = await nextTab(context);
  for (const tab of [first, second]) await edit(tab, title);

  // A change that one tab takes back must not remove the other tab's text.
  await field(first, "Autor").fill("Pierwsza karta");
  await field(second, "Autor").fill("Namysł");
  await field(second, "Autor").fill("Ola");
  const third = await nextTab(context);
  await edit(third, title);
  await expect(sheet(third).getByText("Znaleźliśmy niezapisane zmiany")).toBeVisible();

  // Nor is what is thrown away where it was only offered.
  await throwAway(third);
  await field(second, "Autor").fill("Druga karta");
  for (const tab of [first, second, third]) await crash(tab);

  const after = await nextTab(context);
  const offered = async () => {
    await edit(after, title);
    await button(sheet(after), "Przywróć").click();
    return field(after, "Autor").inputValue();
  };
  const latest = await offered();
  await save(after);
  await saved(after);
  await expect(sheet(after)).toHaveCount(0);
  expect([latest, await offered()].sort()).toEqual(["Druga karta", "Pierwsza karta"]);
  expect((await readPost(database, id)).author).toBe(latest);
});

test.describe("signing out in one tab", () => {
  test.use(signedOut);

  test("leaves the other its text", async ({
    page: writing,
    context,
    database,
    expectedErrors,
  }) => {
    // The copy for the server can go out when the session has just ended.
    expectedErrors.push(/status of 401|DataProblem: Sesja/);
    const { id, title } = await storePost(database, "Wylogowany obok");
    await writing.goto("/admin/login");
    await fillInLogin(writing);
    await writing.waitForURL("**/admin");
    const leaving = await nextTab(context);
    // What the editor still reads when the session ends asks to sign in before the press does.
    const read = ["list_authors", "list_tags"].map((name) =>
      writing.waitForResponse((response) => response.url().endsWith(name)),
    );
    await edit(writing, title);
    await Promise.all(read);
    await field(writing, "Autor").fill("Nadal pisze");

    await button(leaving, "Wyloguj").click();
    await button(question(leaving), "Wyloguj").click();
    await leaving.waitForURL("**/admin/login");
    await expect.poll(() => hasSession(writing)).toBe(false);

    // A sign-in that is declined is not asked for again until the next press.
    const ended = writing.getByRole("dialog", { name: "Sesja wygasła" });
    await save(writing);
    await expect(ended.getByLabel("Email")).toHaveValue(account.email);
    await writing.keyboard.press("Escape");
    await expect(toast(writing, "sesja wygasła")).toBeVisible();
    await expect(ended).toHaveCount(0);
    await save(writing);
    await fillInLogin(ended);
    await saved(writing);
    expect((await readPost(database, id)).author).toBe("Nadal pisze");
  });
});
