import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import {
  button,
  pasteFile,
  photo,
  readPost,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";
import { paste, press } from "../../../e2e/support/text-area.ts";
import { area, choose, expectMarkdown, text } from "../../../e2e/support/visual-editor.ts";

async function open(page: Page, openPanel: (path: string) => Promise<void>) {
  await openPanel("?edit=new");
  await choose(page, "Edytor");
  await text(page).click();
}

test("a text is saved as it was, but for the paragraphs that were changed; a key without a click takes nothing away", async ({
  page,
  openPanel,
  database,
}) => {
  const [first, last] = [
    "Słowa.\n\n# Tytuł\n* raz\n* __dwa__\n\n\n",
    "\n\n<div>html</div>\n\na[^1]  \n\n[^1]: b\n",
  ];
  const row = await storePost(database, "Bez zmian", { content: `${first}środek${last}` });
  await openPanel(`?edit=${row.id}`);
  await choose(page, "Edytor");
  await expect(text(page).getByText("Tego edytor nie pokazuje.")).toHaveCount(2);
  await expect(sheet(page).locator("form")).not.toHaveAttribute("data-dirty");
  await text(page).focus();
  await page.keyboard.type("Pierwsze ");
  await text(page).getByText("środek").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" i już");
  await button(sheet(page), "Zapisz zmiany").click();
  await expect(toast(page, "Post został zaktualizowany")).toBeVisible();
  const content = `Pierwsze ${first}środek i już${last}`;
  await expect.poll(() => readPost(database, row.id)).toMatchObject({ content });
});

test("Markdown's signs, and Polish quotes and dashes, come while one types; tools and links are taken back by undo", async ({
  page,
  openPanel,
}) => {
  await open(page, openPanel);
  await page.keyboard.type('## Cytat\nMówi: "');
  await expect(text(page)).toContainText("Mówi: „");
  await page.keyboard.press("Control+z");
  await expect(text(page)).toContainText('Mówi: "');
  await page.keyboard.press("Backspace");
  await page.keyboard.type('"**tak**" - i **już**, (*koniec*).\n- a\nb\n\n> c');
  await expectMarkdown(
    page,
    "## Cytat\n\nMówi: „**tak**” – i **już**, (*koniec*).\n\n- a\n- b\n\n> c",
  );
  await text(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  const tools = sheet(page).getByRole("toolbar", { name: "Formatowanie tekstu" });
  await page.keyboard.type("Zobacz cennik");
  await press(page, "Shift+ArrowLeft", 6);
  await button(tools, "Pogrubienie (Ctrl+B)").click();
  await expect(button(tools, "Pogrubienie (Ctrl+B)")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Link", exact: true });
  await expect(dialog.getByLabel("Tekst linku")).toHaveValue("cennik");
  await dialog.getByLabel("Adres").fill("kadr.pl/cennik");
  await page.keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(" teraz");
  await expectMarkdown(page, "Zobacz **[cennik](https://kadr.pl/cennik) teraz**");
  await text(page).click();
  await page.keyboard.press("Control+End");
  await button(tools, "Nagłówek H2").focus();
  await page.keyboard.press("Enter");
  await expect(text(page).getByRole("heading")).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(text(page).getByRole("heading")).toHaveCount(0);
});

const picture = "!\\[plan zdjęciowy\\]\\(/storage/[^) ]+\\.webp\\)";

test("a picture stands in its own paragraph and asks for its description; a paste keeps its form, as one step of undo", async ({
  page,
  openPanel,
}) => {
  await open(page, openPanel);
  await page.keyboard.type("Pierwsze. Drugie słowo.");
  await press(page, "ArrowLeft", 9);
  await pasteFile(text(page), await photo("IMG_1.jpg"));
  await expect(text(page).getByLabel("Opis dla osób")).toBeVisible();
  await page.keyboard.type("Dalej");
  const bare = picture.replace("plan zdjęciowy", "opis zdjęcia");
  const wanted = new RegExp(`^Pierwsze\\. Drugie\\n\\n${bare}\\n\\nDalej słowo\\.$`);
  await expectMarkdown(page, wanted);
  await text(page).getByRole("img").click();
  await page.keyboard.press("Enter");
  await expect(text(page).getByLabel("Opis dla osób")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Kamera na statywie");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Plan w Łodzi");
  await expectAccessible(page);
  await expectMarkdown(page, /!\[Kamera na statywie\]\(\/storage\/[^ ]+ "Plan w Łodzi"\)/);

  await choose(page, "Markdown");
  await area(page).fill("");
  await choose(page, "Edytor");
  await text(page).click();
  const read = (form: string) => readFileSync(`tests/clipboards/google/docs.${form}`, "utf8");
  await page.keyboard.type("Przed");
  await paste(text(page), { "text/html": read("html"), "text/plain": "słowa" });
  await expect(text(page).getByRole("heading").first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveText("Przed");
  await page.keyboard.press("Control+y");
  const markdown = read("md").replace("(/o-nas)", "(https://kadr.example/o-nas)").trim();
  await choose(page, "Markdown");
  await expect(area(page)).toHaveValue(`Przed\n\n${markdown}`);
  await area(page).fill("");
  await choose(page, "Edytor");
  await text(page).click();
  await paste(text(page), { "text/plain": "# Z pliku\n\n- a" });
  await expectMarkdown(page, "# Z pliku\n\n- a");
});
