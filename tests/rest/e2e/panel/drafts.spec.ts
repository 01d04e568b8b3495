import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { toast } from "../../../e2e/support/fixtures.ts";
import { press } from "../../../e2e/support/page-checks.ts";
import {
  button,
  edit,
  expectPublic,
  field,
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
