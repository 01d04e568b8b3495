import { expect, type Locator, type Page } from "@playwright/test";
import { tomorrow } from "../../../database/samples.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  expectPublic,
  field,
  readPost,
  sheet,
  test,
} from "../../../e2e/support/panel.ts";

const save = (page: Page) =>
  sheet(page).getByRole("button", { name: /^(Dodaj post|Zapisz zmiany)$/ });
const toPage = (within: Locator) => within.getByRole("link", { name: "Zobacz na stronie" });

test("a letter that is typed the moment a new post opens stays", async ({ page, openPanel }) => {
  await openPanel();
  await page.evaluate(() => {
    document.addEventListener("focusin", function type({ target }) {
      if (!(target instanceof HTMLElement && "firstField" in target.dataset)) return;
      document.removeEventListener("focusin", type);
      document.execCommand("insertText", false, "Ż");
    });
  });
  await button(page, "Dodaj Nowy Post").click();
  await expect(field(page, "Tytuł")).toHaveValue("Ż");
  await page.keyboard.type("ółw");
  await expect(field(page, "Tytuł")).toHaveValue("Żółw");
  await expect(field(page, "Slug")).toHaveValue("zolw");
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
  const stored = () => readPost(database, "sam-tytul");
  await expect.poll(stored).toMatchObject({ author: "", published_at: null });
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
  await expect.poll(stored).toMatchObject({ published_at: null });
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

test("a planned post is hidden, keeps its moment while it is written on, and gives it up as a draft", async ({
  page,
  database,
  openPanel,
}) => {
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
  const stored = () => readPost(database, "zaplanowany-wpis");
  const { published_at } = await stored();

  const form = await edit(page, "Zaplanowany wpis");
  const when = /^Ukaże się \d\d\.\d\d\.\d{4} o\s0?9:30 czasu warszawskiego\.$/;
  await expect(form.getByText(when)).toBeVisible();
  await form.getByLabel("Teraz").check();
  await field(page, "Tytuł").fill("Zaplanowany dalej");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Zapisano. Ukaże się")).toBeVisible();
  await expect.poll(stored).toMatchObject({ title: "Zaplanowany dalej", published_at });
  await button(form, "Zapisz szkic").click();
  const told = "Szkic zapisany. Termin publikacji został odwołany.";
  await expect(toast(page, told)).toBeVisible();
  await expect.poll(stored).toMatchObject({ published_at: null });
});
