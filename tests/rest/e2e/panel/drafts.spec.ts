import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { toast, visit } from "../../../e2e/support/fixtures.ts";
import { press } from "../../../e2e/support/page-checks.ts";
import {
  button,
  edit,
  expectPublic,
  field,
  nextTab,
  readPost,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";

const unpublished = async (database: SupabaseClient) => {
  const { data } = await database.from("unpublished_changes").select().throwOnError();
  return data;
};

test("by keyboard a public post is rewritten in peace: kept aside, shown to the client, published or thrown away", async ({
  page,
  context,
  database,
  openPanel,
  openWindow,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.url });
  const row = await storePost(database, "Cennik na wiosnę", { content: "Stara cena" });
  const path = `/blog/${row.slug}`;
  await openPanel();
  const form = await edit(page, row.title);
  await expect(button(form, "Link do podglądu")).toHaveCount(0);
  await field(page, "Treść (Markdown)").fill("Nowa cena");
  await press(page, button(form, "Zapisz wersję roboczą"));
  await expect(toast(page, "Wersja robocza zapisana")).toBeVisible();
  await expect(form.getByRole("region", { name: "To wersja robocza" })).toContainText(
    "redakcja@kadr.example",
  );
  await expectPublic(page, path, { text: "Stara cena" });

  // Ctrl+S keeps a public record as it is while its changes wait.
  await field(page, "Treść (Markdown)").fill("Nowsza cena");
  await page.keyboard.press("Control+s");
  await expect(form.getByText(/^Zapisano \d/)).toBeVisible();
  await expectPublic(page, path, { text: "Stara cena" });

  await press(page, button(form, "Link do podglądu"));
  const dialog = page.getByRole("dialog", { name: "Link do podglądu", exact: true });
  await press(page, button(dialog, "Utwórz link do podglądu"));
  await button(dialog, "Kopiuj link").click();
  await expect(toast(page, "Link skopiowany")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const client = await openWindow();
  await client.goto(address);
  await expect(client.getByText("Podgląd – nieopublikowane")).toBeVisible();
  await expect(client.getByText("Nowsza cena")).toBeVisible();
  await press(page, button(dialog, "Unieważnij link"));
  await expect(toast(page, "Link unieważniony")).toBeVisible();
  await client.reload();
  await expect(client.getByRole("heading", { name: "Ten link już nie działa" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button(form, "Link do podglądu")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);

  const listed = page.getByRole("row", { name: /Cennik na wiosnę/ });
  await expect(listed.getByText("Niepublikowane zmiany")).toBeVisible();
  await edit(page, row.title);
  await expect(field(page, "Treść (Markdown)")).toHaveValue("Nowsza cena");
  await press(page, button(form, "Opublikuj zmiany"));
  await expect(toast(page, "Post został zaktualizowany")).toBeVisible();
  await expectPublic(page, path, { text: "Nowsza cena" });
  await expect(listed.getByText("Niepublikowane zmiany")).toHaveCount(0);

  await edit(page, row.title);
  await field(page, "Treść (Markdown)").fill("Cena do kosza");
  await button(form, "Zapisz wersję roboczą").click();
  await button(form.getByRole("region", { name: "To wersja robocza" }), "Odrzuć").click();
  const question = page.getByRole("alertdialog", { name: "Odrzucić wersję roboczą?" });
  await expect(question.locator("ins", { hasText: "do kosza" })).toBeVisible();
  await button(question, "Odrzuć na dobre").click();
  await expect(field(page, "Treść (Markdown)")).toHaveValue("Nowsza cena");
  await expect.poll(() => readPost(database, row.id)).toMatchObject({ content: "Nowsza cena" });
  await expect.poll(() => unpublished(database)).toEqual([]);
});

test("two editors of one working version, and of the post under it, overwrite nothing unseen", async ({
  page,
  context,
  database,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  const row = await storePost(database, "Wspólny szkic", { content: "Na stronie" });
  await openPanel();
  const other = await nextTab(context);
  for (const tab of [page, other]) await edit(tab, row.title);
  await field(page, "Treść (Markdown)").fill("Pierwsza wersja");
  await button(sheet(page), "Zapisz wersję roboczą").click();
  await expect(toast(page, "Wersja robocza zapisana")).toBeVisible();

  await field(other, "Treść (Markdown)").fill("Druga wersja");
  await button(sheet(other), "Zapisz wersję roboczą").click();
  const conflict = other.getByRole("dialog", { name: "Ktoś zapisał ten tekst przed tobą" });
  await expect(conflict.locator("ins", { hasText: "Pierwsza" })).toBeVisible();
  await conflict.getByRole("radio", { name: /Twoja wersja/ }).check();
  await button(conflict, "Zapisz wybrane").click();
  await expect(toast(other, "Wersja robocza zapisana")).toBeVisible();
  await expect.poll(() => readPost(database, row.id)).toMatchObject({ content: "Na stronie" });

  // Meanwhile somebody mends the public post itself.
  const mended = { content: "Na stronie, bez błędu", author: "Jan" };
  await database.from("blog_posts").update(mended).eq("id", row.id).throwOnError();
  await visit(other, `/admin?edit=${row.id}`);
  await expect(field(other, "Autor")).toHaveValue("Jan");
  await expect(field(other, "Treść (Markdown)")).toHaveValue("Druga wersja");
  await button(sheet(other), "Opublikuj zmiany").click();
  await expect(conflict.locator("ins", { hasText: "błędu" })).toBeVisible();
  await expect(conflict.getByRole("group")).toHaveCount(1);
  await button(conflict, "Zapisz wybrane").click();
  await expect(toast(other, "Post został zaktualizowany")).toBeVisible();
  const both = { content: "Druga wersja", author: "Jan" };
  await expect.poll(() => readPost(database, row.id)).toMatchObject(both);
  await expect.poll(() => unpublished(database)).toEqual([]);
});
