import { expect } from "@playwright/test";
import { toast } from "../support/fixtures.ts";
import { press } from "../support/page-checks.ts";
import {
  button,
  edit,
  expectPublic,
  field,
  readPost,
  sheet,
  storePost,
  test,
} from "../support/panel.ts";

test("a link shows a draft to somebody without an account until it is revoked", async ({
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
  const draft = await storePost(database, "Do akceptacji", {
    published_at: null,
    content: "Tak będzie **wyglądać** wpis.",
  });
  await openPanel(`?edit=${draft.id}`);
  await button(sheet(page), "Link do podglądu").click();
  const dialog = page.getByRole("dialog", { name: "Link do podglądu", exact: true });
  await expect(dialog.getByText("Nie ma jeszcze żadnego działającego linku.")).toBeVisible();
  await button(dialog, "Utwórz link do podglądu").dblclick();
  await button(dialog, "Kopiuj link").click();
  await expect(toast(page, "Link skopiowany")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByLabel("Nowy link")).toHaveValue(address);
  await expect(button(dialog, "Unieważnij link")).toHaveCount(1);

  const client = await openWindow();
  await client.goto(address);
  await expect(client.getByText("Podgląd – nieopublikowane")).toBeVisible();
  await expect(client.getByRole("heading", { level: 1, name: draft.title })).toBeVisible();
  await expect(client.locator("strong", { hasText: "wyglądać" })).toBeVisible();

  await button(dialog, "Unieważnij link").click();
  await expect(toast(page, "Link unieważniony")).toBeVisible();
  await expect(button(dialog, "Utwórz link do podglądu")).toBeVisible();
  const answer = await client.reload();
  expect(answer?.status()).toBe(404);
  await expect(client.getByRole("heading", { name: "Ten link już nie działa" })).toBeVisible();
});

test("a post is duplicated as a draft, under a free address", async ({
  page,
  database,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  const row = await storePost(database, "Wzór", { content: "Treść wzoru" });
  await openPanel(`?edit=${row.id}`);
  await field(page, "Autor").fill("Ktoś inny");
  await button(sheet(page), "Powiel jako szkic").click();
  await expect(toast(page, "Zapisz najpierw zmiany")).toBeVisible();
  await field(page, "Autor").fill(row.author);
  for (const ending of ["-kopia", "-kopia-2"]) {
    await press(page, button(sheet(page), "Powiel jako szkic"));
    await expect(field(page, "Slug")).toHaveValue(row.slug + ending);
    await expect(field(page, "Tytuł")).toHaveValue("Wzór (kopia)");
    const { content, published_at } = await readPost(database, row.slug + ending);
    expect({ content, published_at }).toEqual({ content: "Treść wzoru", published_at: null });
    await page.goBack();
    await expect(field(page, "Tytuł")).toHaveValue("Wzór");
  }
});

test("by keyboard a public post is rewritten in peace: kept aside, shown to the client, published or thrown away", async ({
  page,
  context,
  database,
  openPanel,
  openWindow,
  site,
}) => {
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
  const address = await dialog.getByLabel("Nowy link").inputValue();
  const client = await openWindow();
  await client.goto(address);
  await expect(client.getByText("Podgląd – nieopublikowane")).toBeVisible();
  await expect(client.getByText("Nowsza cena")).toBeVisible();
  await press(page, button(dialog, "Unieważnij link"));
  await expect(toast(page, "Link unieważniony")).toBeVisible();
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
  expect((await readPost(database, row.id)).content).toBe("Nowsza cena");
  const { data } = await database.from("unpublished_changes").select();
  expect(data).toEqual([]);
});
