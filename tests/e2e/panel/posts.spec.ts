import { expect, type Locator, type Page } from "@playwright/test";
import { post, tomorrow } from "../../database/samples.ts";
import { toast } from "../support/fixtures.ts";
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
} from "../support/panel.ts";

const save = (page: Page) =>
  sheet(page).getByRole("button", { name: /^(Dodaj post|Zapisz zmiany)$/ });
const toPage = (within: Locator) => within.getByRole("link", { name: "Zobacz na stronie" });

test("a post is written from nothing to its public page", async ({ page, database, openPanel }) => {
  await database.from("blog_posts").delete().gt("id", 0).throwOnError();
  await openPanel();
  await expect(page.getByText("Brak postów do wyświetlenia")).toBeVisible();
  await button(page, "Dodaj Nowy Post").click();
  const form = page.getByRole("dialog", { name: "Dodaj nowy post bloga", exact: true });
  await expect(field(page, "Tytuł")).toBeFocused();
  await page.keyboard.type("Żółć, łąka i  – światło!");
  await expect(field(page, "Slug")).toHaveValue("zolc-laka-i-swiatlo");
  await field(page, "Autor").fill(" Ania Wilk ");
  await expect(form.getByRole("tab")).toHaveText(["Markdown", "Bloki treści", "Podgląd"]);

  const text = field(page, "Treść (Markdown)");
  await text.fill("Światło przed kadrem.");
  await text.selectText();
  await page.keyboard.press("Control+b");
  await expect(text).toHaveValue("**Światło przed kadrem.**");

  await form.getByRole("tab", { name: "Bloki treści" }).click();
  await button(form, "Dodaj tekst").click();
  await form.getByLabel("Treść bloku (Markdown)").fill("Blok pierwszy");
  await button(form, "Dodaj zdjęcie").click();
  await form.getByLabel("Zdjęcie: Wybierz plik").setInputFiles(await photo());
  await expect(toast(page, "Optymalizowanie obrazu...")).toBeVisible();
  await expect(toast(page, "Zdjęcie zostało zoptymalizowane i przesłane")).toBeVisible();
  await form.getByLabel("Podpis (opcjonalnie)").fill(`Kadr 12-ab3 - "świt"`);
  await button(form, "Przesuń w górę: Blok 2 z 2").click();

  await field(page, "Źródła").fill("kadr.pl\n\n  Notatki z planu \n");
  await form.getByRole("tab", { name: "Podgląd" }).click();
  const preview = page.frameLocator('iframe[title="Podgląd: Strona"]');
  await expect(preview.getByRole("heading", { level: 1, name: /łąka/ })).toBeVisible();
  await expect(preview.locator("strong")).toHaveText("Światło przed kadrem.");
  await expect(preview.getByText(`Kadr 12-ab3 - "świt"`, { exact: true })).toBeVisible();
  const card = page.frameLocator('iframe[title="Podgląd: Karta na liście"]');
  await expect(card.getByRole("link", { name: "Czytaj więcej →" })).toBeVisible();
  await button(form, "Komputer").click();
  const frame = page.locator('iframe[title="Podgląd: Strona"]');
  await expect(frame).toHaveJSProperty("clientWidth", 1280);

  await save(page).click();
  await expect(toast(page, "Post został dodany")).toContainText("Jest już na stronie.");
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Żółć.*Opublikowany.*Ania Wilk/ })).toBeVisible();

  const row = await readPost(database, "zolc-laka-i-swiatlo");
  expect(row).toMatchObject({
    title: "Żółć, łąka i  – światło!",
    author: "Ania Wilk",
    image_url: null,
    sources: ["kadr.pl", "Notatki z planu"],
  });
  expect(row.content_blocks.map(({ type }: { type: string }) => type)).toEqual(["image", "text"]);
  const picture = row.content_blocks[0].content;
  expect(picture).toMatch(/^\/storage\/v1\/object\/public\/media\/blog\/[\w-]{36}\.webp$/);
  await expectPublic(page, `/blog/${row.slug}`, { text: "<strong>Światło przed kadrem.</strong>" });
  await expectPublic(page, `/blog/${row.slug}`, { text: picture });
});

test("a draft is published by the main button alone", async ({ page, database, openPanel }) => {
  await openPanel("?edit=new");
  const form = sheet(page);
  await expect(form.getByText("Ukaże się od razu na stronie.")).toBeVisible();
  await field(page, "Tytuł").fill("Sam tytuł");
  await field(page, "Slug").fill("");
  // Enter is no way to publish by mistake.
  await field(page, "Tytuł").press("Enter");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Szkic zapisany")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Edytuj post bloga", exact: true })).toBeVisible();
  const willStay = form.getByText("Zostanie szkicem, którego nie widać na stronie.");
  await expect(willStay).toBeVisible();
  expect(await readPost(database, "sam-tytul")).toMatchObject({
    author: "",
    published_at: null,
  });
  await expectPublic(page, "/blog/sam-tytul", { status: 404 });
  await page.reload();
  await expect(field(page, "Tytuł")).toHaveValue("Sam tytuł");

  await expect(button(form, "Zapisz szkic")).toHaveCount(0);
  await save(page).click();
  await expect(toast(page, "Post został zaktualizowany")).toBeVisible();
  const draft = page.getByRole("row", { name: /Sam tytuł.*Szkic/ });
  await expect(draft).toBeVisible();
  await expect(toPage(draft)).toHaveCount(0);

  await page.getByRole("link", { name: "Sam tytuł", exact: true }).click();
  await button(form, "Opublikuj").click();
  await expect(form.getByLabel("Teraz")).toBeChecked();
  await expect(toast(page, "Popraw zaznaczone pola: Autor")).toBeVisible();
  await field(page, "Autor").fill("Ania Wilk");
  await save(page).click();
  const question = page.getByRole("alertdialog", { name: "Sprawdź przed publikacją" });
  await expect(question.getByText(/Post nie ma jeszcze treści/)).toBeVisible();
  await button(question, "Wróć do edycji").click();
  expect((await readPost(database, "sam-tytul")).published_at).toBeNull();
  await save(page).click();
  await button(question, "Opublikuj mimo to").click();
  const told = toast(page, "Post został zaktualizowany").filter({ hasText: "Zobacz na stronie" });
  await expect(toPage(told)).toHaveAttribute("href", "/blog/sam-tytul");
  await expectPublic(page, "/blog/sam-tytul");
  const row = page.getByRole("row", { name: /Sam tytuł.*Opublikowany/ });
  await expect(toPage(row)).toHaveAttribute("target", "_blank");

  // A save of a public post is live at once, and the form says so.
  await edit(page, "Sam tytuł");
  await expect(form.getByText("Zmiany od razu ukażą się na stronie.")).toBeVisible();
  await expect(button(form, "Zapisz szkic")).toHaveCount(0);
  await field(page, "Treść (Markdown)").fill("Już z treścią.");
  await page.keyboard.press("Control+s");
  await expect(form.getByText(/^Zapisano/)).toBeVisible();
  await expectPublic(page, "/blog/sam-tytul", { text: "Już z" });
  await expect(toPage(form)).toBeVisible();
});

test("a planned post is hidden until it is published", async ({ page, database, openPanel }) => {
  await openPanel("?edit=new");
  await field(page, "Tytuł").fill("Zaplanowany wpis");
  await field(page, "Autor").fill("Kuba Lis");
  await field(page, "Treść (Markdown)").fill("Jutro się okaże.");
  await sheet(page).getByLabel("W wybranym terminie").check();
  await sheet(page)
    .getByLabel("Data i godzina")
    .fill(`${tomorrow().slice(0, 10)}T09:30`);
  await save(page).click();
  const planned = /Zaplanowany wpis.*\d\d\.\d{4} o\s0?9:30 czasu/;
  await expect(page.getByRole("row", { name: planned })).toBeVisible();
  await expectPublic(page, "/blog/zaplanowany-wpis", { status: 404 });
  const { published_at } = await readPost(database, "zaplanowany-wpis");

  const form = await edit(page, "Zaplanowany wpis");
  const when = /^Ukaże się \d\d\.\d\d\.\d{4} o\s0?9:30 czasu warszawskiego\.$/;
  await expect(form.getByText(when)).toBeVisible();
  await form.getByLabel("Teraz").check();
  await field(page, "Tytuł").fill("Zaplanowany dalej");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Zapisano. Ukaże się")).toBeVisible();
  expect(await readPost(database, "zaplanowany-wpis")).toMatchObject({
    title: "Zaplanowany dalej",
    published_at,
  });
  await button(form, "Zapisz szkic").click();
  const told = "Szkic zapisany. Termin publikacji został odwołany.";
  await expect(toast(page, told)).toBeVisible();
  expect((await readPost(database, "zaplanowany-wpis")).published_at).toBeNull();

  await form.getByLabel("Teraz").check();
  await save(page).click();
  await expect(page.getByRole("row", { name: /Zaplanowany dalej.*Opublikowany/ })).toBeVisible();
  await expectPublic(page, "/blog/zaplanowany-wpis");

  const shown = await edit(page, "Zaplanowany dalej");
  await shown.getByLabel("Nie publikuj").check();
  await save(page).click();
  await expect(toast(page, "Na stronie już go nie widać.")).toBeVisible();
});

test("deleting asks first, and takes the public page away", async ({
  page,
  database,
  openPanel,
}) => {
  const row = post({ title: "Do usunięcia" });
  await database.from("blog_posts").insert(row).throwOnError();
  await openPanel();
  const remove = rowButton(page, "Usuń", "Do usunięcia");
  await remove.click();
  const question = page.getByRole("alertdialog", { name: "Czy na pewno chcesz usunąć ten post?" });
  await button(question, "Anuluj").click();
  await expect(remove).toBeFocused();
  await remove.click();
  await button(question, "Usuń").click();
  await expect(toast(page, "Post został usunięty")).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expectPublic(page, `/blog/${row.slug}`, { status: 404 });
});
