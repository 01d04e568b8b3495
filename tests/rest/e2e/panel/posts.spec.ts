import { expect, type Page } from "@playwright/test";
import { post, textBlock } from "../../../database/samples.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  expectPublic,
  field,
  photo,
  readPost,
  rowButton,
  sheet,
  test,
} from "../../../e2e/support/panel.ts";

const save = (page: Page) =>
  sheet(page).getByRole("button", { name: /^(Dodaj post|Zapisz zmiany)$/ });

test("what is missing is told at its field, and nothing is sent", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  await expect(field(page, "Tytuł")).toBeVisible();
  await save(page).click();
  const told = toast(page, "Slug jest wymagany");
  await expect(told).toBeVisible();
  for (const label of ["Tytuł", "Slug", "Autor"]) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(field(page, "Tytuł")).toBeFocused();
  // A toast is closed like any other, though the sheet holds the page.
  await told.getByRole("button").click();
  await expect(told).toHaveCount(0);
  await field(page, "Tytuł").fill("T");
  await field(page, "Slug").fill("Zły Slug");
  await field(page, "Autor").fill("A");
  await field(page, "Adres zdjęcia").fill("javascript:alert(1)");
  await save(page).click();
  await expect(sheet(page).getByText(/Slug to małe litery/)).toBeVisible();
  await expect(sheet(page).getByText(/Podaj adres, który zaczyna się/)).toBeVisible();
});

test("an address that another post has blocks the save", async ({ page, database, openPanel }) => {
  const taken = post();
  await database.from("blog_posts").insert(taken).throwOnError();
  await openPanel("?edit=new");
  await field(page, "Tytuł").fill("Nowy");
  await field(page, "Slug").fill(taken.slug);
  await field(page, "Autor").fill("A");
  await save(page).click();
  const told = toast(page, "Post z tym slug już istnieje");
  await expect(told).toBeVisible();
  await button(sheet(page), "Zapisz szkic").click();
  await expect(told).toHaveCount(2);
  await expect(field(page, "Slug")).toHaveAttribute("aria-invalid", "true");
  expect(await readPost(database, taken.slug)).toMatchObject({ title: taken.title });
});

test("an edit shows on the public page at once", async ({ page, database, openPanel }) => {
  const content_blocks = [textBlock({ content: "Stary blok" })];
  const row = post({ title: "Przed zmianą", content_blocks });
  await database.from("blog_posts").insert(row).throwOnError();
  await expectPublic(page, `/blog/${row.slug}`, { text: "Przed" });
  await openPanel();
  const form = await edit(page, "Przed zmianą");
  await save(page).click();
  await expect(toast(page, "Post został zaktualizowany")).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);

  await edit(page, "Przed zmianą");
  await field(page, "Tytuł").fill("Po zmianie");
  await expect(field(page, "Slug")).toHaveValue(row.slug);
  await page.keyboard.press("Control+s");
  await expect(form.getByText(/^Zapisano \d\d:\d\d$/)).toBeVisible();
  await expectPublic(page, `/blog/${row.slug}`, { text: "Po zmianie" });
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  await expect(rowButton(page, "Edytuj", "Po zmianie")).toBeFocused();
});

const texts = {
  title: "Tytuł",
  author: "Autor",
  seo_title: "Tytuł dla wyszukiwarek",
  seo_description: "Opis dla wyszukiwarek",
  content: "Treść (Markdown)",
};
const lists = { sources: "Źródła", tags: "Tagi" };

test("control characters of a paste are in no field, and in addresses nothing unseen", async ({
  page,
  database,
  openPanel,
}) => {
  const unseen = "\u0007\u200b";
  const [typed, stored] = [`a${unseen}b`, "a\u200bb"];
  await openPanel("?edit=new");
  const form = sheet(page);
  await form.getByText("W wyszukiwarce i po udostępnieniu").click();
  const labels = Object.values({ ...texts, ...lists });
  for (const label of labels) await field(page, label).fill(typed);
  await field(page, "Slug").fill(`wkle${unseen}jony`);
  const main = form.getByRole("group", { name: "Zdjęcie główne" });
  await main.getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(await photo());
  const picture = main.getByLabel("Adres zdjęcia");
  await expect(picture).toHaveValue(/\/media\//);
  const image_url = await picture.inputValue();
  await main.getByLabel("Opis zdjęcia").fill(typed);
  await picture.fill(`\u202a${image_url}\u200b`);
  const share = form.getByRole("group", { name: "Zdjęcie po udostępnieniu" });
  await share.getByLabel("Adres zdjęcia").fill("\u202a/apple-touch-icon.png\u202c");
  await button(form, "Zapisz szkic").click();
  await expect(toast(page, "Szkic zapisany")).toBeVisible();
  expect(await readPost(database, "wklejony")).toMatchObject({
    ...Object.fromEntries(Object.keys(texts).map((column) => [column, stored])),
    ...Object.fromEntries(Object.keys(lists).map((column) => [column, [stored]])),
    image_url,
    share_image: "/apple-touch-icon.png",
  });
  const { data } = await database
    .from("media_files")
    .select("description")
    .eq("description", stored);
  expect(data).toHaveLength(1);
});
