import { expect, type Request } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  field,
  nextTab,
  readPost,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";

test("a link made before the list of links has come stands in it", async ({
  page,
  database,
  openPanel,
}) => {
  const draft = await storePost(database, "Lista w drodze", { published_at: null });
  await openPanel(`?edit=${draft.id}`);
  const late = Promise.withResolvers<void>();
  const isList = (request: Request) =>
    request.method() === "GET" && request.url().includes("/rest/v1/preview_links?");
  let lists = 0;
  await page.route("**/rest/v1/preview_links?*", async (route, request) => {
    if (!isList(request) || ++lists > 1) return route.continue();
    const empty = await route.fetch();
    await late.promise;
    await route.fulfill({ response: empty });
  });
  await button(sheet(page), "Link do podglądu").click();
  const dialog = page.getByRole("dialog", { name: "Link do podglądu", exact: true });
  await button(dialog, "Utwórz link do podglądu").click();
  // Sooner than an unanswered read is given up and sent again.
  await expect(button(dialog, "Unieważnij link")).toBeVisible({ timeout: 8_000 });
  const came = page.waitForEvent("requestfinished", isList);
  late.resolve();
  await came;
  await expect(button(dialog, "Unieważnij link")).toHaveCount(1);
});

test("the list of links comes without moving the button that is being pressed", async ({
  page,
  database,
  openPanel,
}) => {
  const draft = await storePost(database, "Lista w drodze", { published_at: null });
  await openPanel(`?edit=${draft.id}`);
  const late = Promise.withResolvers<void>();
  await page.route("**/rest/v1/preview_links?*", async (route, request) => {
    if (request.method() === "GET") await late.promise;
    await route.continue();
  });
  await button(sheet(page), "Link do podglądu").click();
  const dialog = page.getByRole("dialog", { name: "Link do podglądu", exact: true });
  await button(dialog, "Utwórz link do podglądu").hover();
  await page.mouse.down();
  late.resolve();
  await expect(dialog.getByText("Nie ma jeszcze żadnego działającego linku.")).toBeVisible();
  await page.mouse.up();
  await expect(dialog.getByLabel("Nowy link")).toBeVisible();
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
  expect((await readPost(database, row.id)).content).toBe("Na stronie");

  // Meanwhile somebody mends the public post itself.
  const mended = { content: "Na stronie, bez błędu", author: "Jan" };
  await database.from("blog_posts").update(mended).eq("id", row.id).throwOnError();
  await other.goto(`/admin?edit=${row.id}`);
  await expect(field(other, "Autor")).toHaveValue("Jan");
  await expect(field(other, "Treść (Markdown)")).toHaveValue("Druga wersja");
  await button(sheet(other), "Opublikuj zmiany").click();
  await expect(conflict.locator("ins", { hasText: "błędu" })).toBeVisible();
  await expect(conflict.getByRole("group")).toHaveCount(1);
  await button(conflict, "Zapisz wybrane").click();
  await expect(toast(other, "Post został zaktualizowany")).toBeVisible();
  expect(await readPost(database, row.id)).toMatchObject({
    content: "Druga wersja",
    author: "Jan",
  });
  const { data } = await database.from("unpublished_changes").select();
  expect(data).toEqual([]);
});
