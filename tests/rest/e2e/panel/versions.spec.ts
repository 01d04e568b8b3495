import { expect } from "@playwright/test";
import { editor as account, toast } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  expectPublic,
  field,
  nextTab,
  readPost,
  rowButton,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";

test("the second of two editors chooses field by field", async ({
  page,
  context,
  database,
  openPanel,
}) => {
  const row = await storePost(database, "Wspólny", { content: "Raz dwa trzy cztery" });
  await openPanel();
  const first = await nextTab(context);
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
  await expect.poll(() => readPost(database, row.id)).toMatchObject({ author: row.author });
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
  await expect
    .poll(() => readPost(database, row.id))
    .toMatchObject({
      content: "Raz dwa trzy pięć",
      author: "Drugi",
      sources: ["pierwsza.pl"],
    });
});

test("a former version is restored from the history, and a deleted post from the bin once its address is free", async ({
  page,
  database,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409|DataProblem/);
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
  const first = { content: "Światło pierwsze", slug: row.slug, published_at: row.published_at };
  await expect.poll(() => readPost(database, row.id)).toMatchObject(first);

  await rowButton(page, "Usuń", row.title).click();
  const sure = page.getByRole("alertdialog", { name: "Czy na pewno chcesz usunąć ten post?" });
  await button(sure, "Anuluj").click();
  await expect(rowButton(page, "Usuń", row.title)).toBeFocused();
  await rowButton(page, "Usuń", row.title).click();
  await button(sure, "Usuń").click();
  await expect(toast(page, "Post został usunięty")).toBeVisible();
  await expectPublic(page, `/blog/${row.slug}`, { status: 404 });
  const heir = await storePost(database, "Następca", { slug: row.slug });
  await button(page, "Kosz").click();
  const bin = page.getByRole("dialog", { name: "Kosz" });
  await button(bin, "Podgląd: Z historią").click();
  const preview = page.frameLocator('iframe[title="Podgląd: Strona"]');
  await expect(preview.getByRole("heading", { level: 1, name: row.title })).toBeVisible();
  await button(bin, "Przywróć: Z historią").click();
  await button(page, "Przywróć na stronę").click();
  await expect(toast(page, "Adres tego tekstu zajął tymczasem inny.")).toBeVisible();
  await database.from("blog_posts").delete().eq("id", heir.id).throwOnError();
  await button(bin, "Przywróć: Z historią").click();
  await button(page, "Przywróć na stronę").click();
  await expect(toast(page, "Przywrócono z Kosza")).toBeVisible();
  await expect.poll(() => readPost(database, row.id)).toMatchObject(first);
});
