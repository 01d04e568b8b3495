import { expect } from "@playwright/test";
import { toast } from "./support/fixtures.ts";
import { button, field, readPost, sheet, storePost, test } from "./support/panel.ts";

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
  await button(dialog, "Utwórz link do podglądu").click();
  await button(dialog, "Kopiuj link").click();
  await expect(toast(page, "Link skopiowany")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByLabel("Nowy link")).toHaveValue(address);

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
    await button(sheet(page), "Powiel jako szkic").click();
    await expect(field(page, "Slug")).toHaveValue(row.slug + ending);
    await expect(field(page, "Tytuł")).toHaveValue("Wzór (kopia)");
    const { content, published_at } = await readPost(database, row.slug + ending);
    expect({ content, published_at }).toEqual({ content: "Treść wzoru", published_at: null });
    await page.goBack();
    await expect(field(page, "Tytuł")).toHaveValue("Wzór");
  }
});
