import { expect } from "@playwright/test";
import { editor as account, toast } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  field,
  nextTab,
  readPost,
  rowButton,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";
import { crash } from "../../../e2e/support/unsaved.ts";

test("the second of two editors chooses field by field", async ({
  page,
  openWindow,
  database,
  openPanel,
}) => {
  const row = await storePost(database, "Wspólny", { content: "Raz dwa trzy cztery" });
  const first = await openWindow();
  await first.goto("/admin");
  await openPanel();
  for (const window of [first, page]) await edit(window, row.title);
  await field(first, "Treść (Markdown)").fill("Raz dwa trzy pięć");
  await field(first, "Źródła").fill("pierwsza.pl");
  await button(sheet(first), "Zapisz zmiany").click();
  await expect(toast(first, "Post został zaktualizowany")).toBeVisible();

  await field(page, "Treść (Markdown)").fill("Raz dwa osiem cztery");
  await field(page, "Autor").fill("Drugi");
  await button(sheet(page), "Zapisz zmiany").click();
  const conflict = page.getByRole("dialog", { name: "Ktoś zapisał ten tekst przed tobą" });
  const who = new RegExp(`Zapisano .*\\(${account.email}\\)`);
  await expect(conflict.getByText(who)).toBeVisible();
  expect((await readPost(database, row.id)).author).toBe(row.author);
  const group = (name: string) => conflict.getByRole("group", { name, exact: true });
  const inserted = group("Treść (Markdown)").locator("ins");
  await expect(inserted.filter({ hasText: "osiem" })).toBeVisible();
  await expect(inserted.filter({ hasText: "pięć" })).toBeVisible();
  // Only one of the two touched these: they stay as they are changed, without a click, and fold.
  await expect(conflict.getByRole("radio")).toHaveCount(2);
  await conflict.getByText("Zmienione tylko przez jedną osobę: 2").click();
  await expect(group("Źródła").getByLabel("Zapisana wersja")).toBeChecked();
  await expect(group("Autor").getByLabel("Twoja wersja")).toBeChecked();
  await group("Treść (Markdown)").getByLabel("Zapisana wersja").check();
  await button(conflict, "Zapisz wybrane").click();
  await expect(toast(page, "Post został zaktualizowany")).toBeVisible();
  expect(await readPost(database, row.id)).toMatchObject({
    content: "Raz dwa trzy pięć",
    author: "Drugi",
    sources: ["pierwsza.pl"],
  });
});

test("a kept text that is older than the post takes nothing from the later save", async ({
  page,
  context,
  database,
  openPanel,
}) => {
  const row = await storePost(database, "Zachowany", { content: "Raz dwa" });
  await openPanel();
  await edit(page, row.title);
  const text = field(page, "Treść (Markdown)");
  await text.fill("Raz dwa trzy");
  await expect(text).toHaveValue("Raz dwa trzy");
  await crash(page);
  const save = database
    .from("blog_posts")
    .update({ sources: ["pierwsza.pl"] })
    .eq("id", row.id);
  await save.throwOnError();

  const next = await nextTab(context);
  await button(await edit(next, row.title), "Przywróć").click();
  await button(sheet(next), "Zapisz zmiany").click();
  const conflict = next.getByRole("dialog", { name: "Ktoś zapisał ten tekst przed tobą" });
  const group = (name: string) => conflict.getByRole("group", { name, exact: true });
  await expect(group("Źródła").getByLabel("Zapisana wersja")).toBeChecked();
  await expect(group("Treść (Markdown)").getByLabel("Twoja wersja")).toBeChecked();
  await button(conflict, "Zapisz wybrane").click();
  await expect(toast(next, "Post został zaktualizowany")).toBeVisible();
  expect(await readPost(database, row.id)).toMatchObject({
    content: "Raz dwa trzy",
    sources: ["pierwsza.pl"],
  });
});

test("a former version is restored from the history", async ({ page, database, openPanel }) => {
  const row = await storePost(database, "Z historią", { content: "Światło pierwsze" });
  await openPanel();
  const form = await edit(page, row.title);
  await field(page, "Treść (Markdown)").fill("Światło drugie");
  await page.keyboard.press("Control+s");
  await expect(form.getByText(/^Zapisano/)).toBeVisible();
  await button(form, "Historia").click();
  const history = page.getByRole("dialog", { name: "Historia zmian" });
  const moment = "\\d\\d\\.\\d\\d\\.\\d{4}, \\d\\d:\\d\\d:\\d\\d";
  await expect(history.getByRole("listitem")).toHaveText([
    new RegExp(`${moment}.*zapisana przez ${account.email}`),
    new RegExp(`${moment}.*pierwsza wersja`),
  ]);
  await expect(history.locator("ins")).toContainText("pierwsze");
  await expect(history.locator("del")).toContainText("drugie");
  await button(history, "Przywróć tę wersję").click();
  await expect(field(page, "Treść (Markdown)")).toHaveValue("Światło pierwsze");
  await button(form, "Zapisz zmiany").click();
  await expect(form).toHaveCount(0);
  expect((await readPost(database, row.id)).content).toBe("Światło pierwsze");
});

test("a deleted post comes back under its id", async ({ page, database, openPanel }) => {
  const row = await storePost(database, "Z kosza");
  await openPanel();
  await rowButton(page, "Usuń", "Z kosza").click();
  await button(page.getByRole("alertdialog"), "Usuń").click();
  await expect(toast(page, "Post został usunięty")).toBeVisible();
  expect(await readPost(database, row.id)).toBeNull();
  await button(page, "Kosz").click();
  const bin = page.getByRole("dialog", { name: "Kosz" });
  await button(bin, "Podgląd: Z kosza").click();
  const preview = page.frameLocator('iframe[title="Podgląd: Strona"]');
  await expect(preview.getByRole("heading", { level: 1, name: "Z kosza" })).toBeVisible();
  await button(bin, "Przywróć: Z kosza").click();
  const question = page.getByRole("alertdialog", { name: "Ten tekst był na stronie" });
  await button(question, "Anuluj").click();
  expect(await readPost(database, row.id)).toBeNull();
  await button(bin, "Przywróć: Z kosza").click();
  await button(question, "Przywróć na stronę").click();
  await expect(toast(page, "Przywrócono z Kosza")).toBeVisible();
  await expect(button(bin, "Przywróć: Z kosza")).toHaveCount(0);
  const { version: _, updated_at: _u, ...before } = row;
  expect(await readPost(database, row.id)).toMatchObject(before);
});

test("a deleted post comes back as a draft on demand", async ({ page, database, openPanel }) => {
  const row = await storePost(database, "Ostrożnie");
  await database.from("blog_posts").delete().eq("id", row.id).throwOnError();
  await openPanel("?trash=1");
  await button(page, "Przywróć: Ostrożnie").click();
  await button(page, "Przywróć jako szkic").click();
  await expect(toast(page, "Przywrócono z Kosza jako szkic")).toBeVisible();
  expect((await readPost(database, row.id)).published_at).toBeNull();
});

test("a deleted post waits for its address to be free", async ({
  page,
  database,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409|DataProblem/);
  const row = await storePost(database, "Wyparty", { published_at: null });
  await database.from("blog_posts").delete().eq("id", row.id).throwOnError();
  const heir = await storePost(database, "Następca", { slug: row.slug });
  await openPanel("?trash=1");
  const restore = button(page, "Przywróć: Wyparty");
  await restore.click();
  await expect(toast(page, "Adres tego tekstu zajął tymczasem inny.")).toBeVisible();
  expect(await readPost(database, row.id)).toBeNull();

  const free = database.from("blog_posts").update({ slug: `${row.slug}-2` });
  await free.eq("id", heir.id).throwOnError();
  await restore.click();
  await expect(toast(page, "Przywrócono z Kosza")).toBeVisible();
  expect(await readPost(database, row.id)).toMatchObject({ title: "Wyparty", slug: row.slug });
});
