import { expect, type Request } from "@playwright/test";
import { toast } from "../support/fixtures.ts";
import { press } from "../support/page-checks.ts";
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
  const conflict = other.getByRole("dialog", { name: "Ktoś zapisał ten wpis przed tobą" });
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
