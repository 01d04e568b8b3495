import { expect } from "@playwright/test";
import { post } from "../../database/samples.ts";
import { phone } from "../support/fixtures.ts";
import { button, edit, expectPublic, field, sheet, storePost, test } from "../support/panel.ts";

test("authors are offered, and texts are searched", async ({ page, database, openPanel }) => {
  const authors = ["Rzadki Autor", "Częsta Autorka", "Częsta Autorka"];
  const rows = authors.map((author) => post({ author, title: author, content: "Żółty żuraw" }));
  await database.from("blog_posts").insert(rows).throwOnError();
  await openPanel("?edit=new");
  const offered = () =>
    field(page, "Autor").evaluate((input: HTMLInputElement) =>
      [...(input.list?.options ?? [])].map(({ value }) => value).filter((it) => /Autor/.test(it)),
    );
  await expect.poll(offered).toEqual(["Częsta Autorka", "Rzadki Autor"]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Szukaj").fill("żuraw");
  await expect(page.getByRole("row", { name: /Rzadki Autor/ })).toBeVisible();
  await expect(page.locator("tbody tr:visible")).toHaveCount(3);
});

test("the list is searched, sorted and filtered in the address", async ({
  page,
  database,
  openPanel,
}) => {
  const rows = [
    post({ title: "Ćma w reflektorze", author: "Zenon Ćwik" }),
    post({ title: "Zorza nad planem", author: "Zenon Ćwik", published_at: null }),
  ];
  await database.from("blog_posts").insert(rows).throwOnError();
  await openPanel();
  const titles = page.locator("tbody td:first-child a[href*='edit=']:visible");
  const byTitle = button(page, "Tytuł");
  const header = (name: string) => page.getByRole("columnheader", { name });
  await page.getByLabel("Szukaj").pressSequentially("cwik");
  await expect(page.getByLabel("Szukaj")).toHaveValue("cwik");
  await expect(titles).toHaveCount(2);
  await byTitle.click();
  await expect(titles).toHaveText(["Ćma w reflektorze", "Zorza nad planem"]);
  await expect(header("Tytuł")).toHaveAttribute("aria-sort", "ascending");
  const columns = ["Tytuł", "Autor", "Data publikacji", "Akcje"];
  await expect(page.getByRole("columnheader")).toHaveText(columns);
  await byTitle.click();
  await expect(titles).toHaveText(["Zorza nad planem", "Ćma w reflektorze"]);
  await expect(header("Autor")).toHaveAttribute("aria-sort", "none");
  // Rows are cards on a phone: there are no headers to press, but a list of orders.
  await page.setViewportSize({ width: 390, height: 800 });
  // The list of orders is no field for a title, though it names that column.
  await expect(page.getByLabel("Tytuł")).toHaveCount(0);
  await page.getByLabel("Sortuj").selectOption({ label: "Tytuł: rosnąco" });
  await expect(titles).toHaveText(["Ćma w reflektorze", "Zorza nad planem"]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, "Szkic").click();
  await expect(titles).toHaveText(["Zorza nad planem"]);
  await page.reload();
  await expect(titles).toHaveText(["Zorza nad planem"]);
  await page.getByLabel("Szukaj").fill("nie ma takiego");
  await expect(page.getByText("Nic nie pasuje do wyszukiwania.")).toBeVisible();
  await button(page, "Wyczyść filtry").click();
  await expect(titles.nth(1)).toBeVisible();
});

test("several records are published and withdrawn at once, each with its own answer", async ({
  page,
  database,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const draft = (title: string, changes = {}) =>
    storePost(database, title, { published_at: null, ...changes });
  const [one, two, bare, empty] = await Promise.all([
    draft("Zbiorowo pierwszy"),
    draft("Zbiorowo drugi"),
    draft("Zbiorowo bez autora", { author: "" }),
    draft("Zbiorowo bez treści", { content: "" }),
  ]);
  await openPanel("?q=zbiorowo");
  const choose = (title: string) => page.getByRole("checkbox", { name: `Zaznacz: ${title}` });
  await choose(one.title).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Zaznaczone: 1")).toBeVisible();
  await button(page, "Zaznacz wszystkie widoczne").click();
  await expect(page.getByText("Zaznaczone: 4")).toBeVisible();
  // Somebody saves one of them meanwhile.
  await database.from("blog_posts").update({ author: "Jan" }).eq("id", two.id).throwOnError();
  await button(page, "Opublikuj").click();
  const question = page.getByRole("alertdialog", { name: "Opublikować zaznaczone?" });
  await expect(question.getByRole("listitem")).toHaveCount(4);
  await button(question, "Opublikuj").click();
  await expect(page.getByText("1 wpis opublikowany")).toBeVisible();
  const left = page.getByRole("alert");
  await expect(left.getByText(/bez autora”: brakuje wymaganych pól/)).toBeVisible();
  await expect(left.getByText(/drugi”: ktoś zmienił go tymczasem/)).toBeVisible();
  await expect(left.getByText(/bez treści”: Post nie ma jeszcze treści/)).toBeVisible();
  await expectPublic(page, `/blog/${one.slug}`);
  for (const { slug } of [two, bare, empty])
    await expectPublic(page, `/blog/${slug}`, { status: 404 });

  await choose(one.title).check();
  await button(page, "Wycofaj").click();
  await button(page.getByRole("alertdialog"), "Wycofaj").click();
  await expect(page.getByText("1 wpis wycofany")).toBeVisible();
  await expectPublic(page, `/blog/${one.slug}`, { status: 404 });
});

test("a record is hidden at its time, and shown again", async ({ page, database, openPanel }) => {
  const row = await storePost(database, "Oferta świąteczna");
  const path = `/blog/${row.slug}`;
  await openPanel();
  await edit(page, row.title);
  const until = field(page, "Ukryj po (opcjonalnie)");
  await until.fill("2020-01-01T00:00");
  await button(sheet(page), "Zapisz zmiany").click();
  await expect(
    sheet(page).getByText("Podaj termin ukrycia późniejszy niż publikacja"),
  ).toBeVisible();
  await until.fill("2099-12-24T18:00");
  await expect(
    sheet(page)
      .getByText(/Zniknie 24\.12\.2099/)
      .first(),
  ).toBeVisible();
  await button(sheet(page), "Zapisz zmiany").click();
  const listed = page.getByRole("row", { name: /Oferta świąteczna/ });
  await expect(listed.getByText(/Zniknie 24\.12\.2099/)).toBeVisible();
  await expectPublic(page, path);

  const hidden_after = new Date(Date.now() - 1000).toISOString();
  const published_at = "2026-01-01T00:00:00Z";
  const ended = database.from("blog_posts").update({ hidden_after, published_at });
  await ended.eq("id", row.id).throwOnError();
  await expectPublic(page, path, { status: 404 });
  await page.reload();
  await expect(listed.getByText("Ukryty", { exact: true })).toBeVisible();
  await edit(page, row.title);
  await until.fill("");
  await button(sheet(page), "Zapisz zmiany").click();
  await expectPublic(page, path);
});

test("the panel has styles of its own, which visitors do not load", async ({ page, openPanel }) => {
  const own = page.locator('link[rel="stylesheet"][href*="/panel-"]');
  await page.goto("/blog");
  await expect(own).toHaveCount(0);
  await openPanel("?edit=new");
  await expect(own).toHaveCount(1);
  // A sheet is a column at the right of wide screens.
  await expect
    .poll(async () => (await sheet(page).boundingBox())?.width)
    .toBeLessThan((page.viewportSize()?.width ?? 0) * 0.8);
});

/** In place of what Chromium has on Android: the button asks what was opened last. */
function watchBackButton() {
  const open: EventTarget[] = [];
  window.CloseWatcher = class extends EventTarget {
    constructor() {
      super();
      open.push(this);
    }
    destroy() {
      open.splice(open.indexOf(this), 1);
    }
  };
  addEventListener("back-button", () => open.at(-1)?.dispatchEvent(new Event("close")));
}

test.describe("on a phone", () => {
  test.use(phone);

  test("the back button closes what stands above the page or the sheet", async ({
    page,
    database,
    openPanel,
  }) => {
    await page.addInitScript(watchBackButton);
    const back = () => page.evaluate(() => dispatchEvent(new Event("back-button")));
    const { title } = await storePost(database, "Wstecz");
    await openPanel();
    const menu = button(page, "Otwórz menu");
    await menu.click();
    await back();
    await expect(menu).toBeFocused();
    const form = await edit(page, title);
    await button(form, "Historia").click();
    const history = page.getByRole("dialog", { name: /^Historia/ });
    await expect(history).toBeVisible();
    await back();
    await expect(history).toHaveCount(0);
    await button(form, "Pełny ekran").first().click();
    await expect(form.locator("[data-full-screen]")).toHaveCount(1);
    await back();
    await expect(form.locator("[data-full-screen]")).toHaveCount(0);
    await field(page, "Autor").fill("Kto inny");
    await button(form, "Zamknij").click();
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await back();
    await expect(question).toHaveCount(0);
    await expect(field(page, "Autor")).toHaveValue("Kto inny");
  });
});
