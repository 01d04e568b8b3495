import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { kilobytesAtMost } from "../../../../bench/budgets.ts";
import { post } from "../../../database/samples.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import {
  button,
  field,
  handOver,
  photo,
  readPost,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";
import { paste, press } from "../../../e2e/support/text-area.ts";
import { plainGet } from "../../../support/raw-request.ts";

const text = (page: Page) => sheet(page).getByRole("textbox", { name: "Treść", exact: true });
const area = (page: Page) => field(page, "Treść (Markdown)");
const choose = (page: Page, mode: "Edytor" | "Markdown") => button(sheet(page), mode).click();

/** The text's Markdown, seen as the other field shows it. */
async function expectMarkdown(page: Page, wanted: string | RegExp) {
  await choose(page, "Markdown");
  await expect(area(page)).toHaveValue(wanted);
  await choose(page, "Edytor");
  await expect(text(page)).toBeVisible();
}

async function openNew(page: Page) {
  await expect(area(page)).toBeVisible();
  await choose(page, "Edytor");
  await text(page).click();
}

test("the way of writing is Markdown until another is chosen, which the device remembers", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  await expect(button(sheet(page), "Markdown")).toHaveAttribute("aria-pressed", "true");
  await area(page).fill("## Raz\n\ndwa **trzy**");
  await choose(page, "Edytor");
  await expect(text(page).getByRole("heading", { name: "Raz", level: 2 })).toBeVisible();
  await expect(text(page).locator("strong")).toHaveText("trzy");
  await expect(area(page)).toHaveCount(0);
  await openPanel("?edit=new");
  await expect(text(page)).toBeVisible();
});

test("the editor is loaded where it is chosen, within its budget", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  await expect(area(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await choose(page, "Edytor");
  await text(page).click();
  await page.waitForLoadState("networkidle");
  const answers = scripts.map((url) => plainGet(url, { "Accept-Encoding": "br" }));
  const bytes = (await Promise.all(answers)).reduce((sum, { body }) => sum + body.length, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(kilobytesAtMost.visualEditor * 1_000);
});

test("a text is saved as it was, but for the paragraph that was changed", async ({
  page,
  openPanel,
  database,
}) => {
  const [first, last] = [
    "# Tytuł\n* raz\n* __dwa__\n\n\n",
    "\n\n<div>html</div>\n\na[^1]  \n\n[^1]: b\n",
  ];
  const row = await storePost(database, "Bez zmian", { content: `${first}środek${last}` });
  await openPanel(`?edit=${row.id}`);
  await choose(page, "Edytor");
  await expect(text(page).getByText("Tego edytor nie pokazuje.")).toHaveCount(2);
  await expect(sheet(page).locator("form")).not.toHaveAttribute("data-dirty");
  await text(page).getByText("środek").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" i już");
  await button(sheet(page), "Zapisz zmiany").click();
  await expect(toast(page, "Post został zaktualizowany")).toBeVisible();
  expect((await readPost(database, row.id))?.content).toBe(`${first}środek i już${last}`);
});

test("a key without a click before it takes no block away", async ({
  page,
  openPanel,
  database,
}) => {
  const row = await storePost(database, "Bez kliknięcia", {
    content: "Słowa.\n\n<div>html</div>\n",
  });
  await openPanel(`?edit=${row.id}`);
  await choose(page, "Edytor");
  await expect(text(page).getByText("Tego edytor nie pokazuje.")).toBeVisible();
  await text(page).focus();
  await page.keyboard.type("Pierwsze ");
  await button(sheet(page), "Zapisz zmiany").click();
  await expect(toast(page, "Post został zaktualizowany")).toBeVisible();
  const { content } = (await readPost(database, row.id)) ?? {};
  expect(content).toBe("Pierwsze Słowa.\n\n<div>html</div>\n");
});

test("Markdown's signs, and Polish quotes and dashes, come while one types", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  await openNew(page);
  await page.keyboard.type('## Cytat\nMówi: "');
  await expect(text(page)).toContainText("Mówi: „");
  await page.keyboard.press("Control+z");
  await expect(text(page)).toContainText('Mówi: "');
  await page.keyboard.press("Backspace");
  await page.keyboard.type('"tak" - i **już**, koniec.\n- a\nb\n\n> c');
  await expectMarkdown(page, "## Cytat\n\nMówi: „tak” – i **już**, koniec.\n\n- a\n- b\n\n> c");
});

test("the sign of a list that was begun is not repeated, and other signs stay", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  await openNew(page);
  await page.keyboard.type("- a\n- b\n* c\n1. d\n\n\n1. e\n2. f\n- g\n\n\n[ ] h\n[ ] i\n- j");
  const items = text(page).getByRole("listitem");
  // The name of a checkbox stands before its text.
  const tasks = [/h$/, /i$/, /[^ ]j$/];
  await expect(items).toHaveText(["a", "b", "c", "1. d", "e", "f", "- g", ...tasks]);
});

test("the tools and the link dialog work on the text, and undo takes them back", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  await openNew(page);
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

test("a slash opens a menu, by keyboard alone", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  await openNew(page);
  const menu = sheet(page).getByRole("listbox", { name: "Wstaw" });
  await page.keyboard.type("/");
  await expect(menu.getByRole("option", { selected: true })).toHaveText(/Nagłówek H2/);
  const first = (await menu.getByRole("option").first().getAttribute("id")) ?? "";
  await expect(text(page)).toHaveAttribute("aria-activedescendant", first);
  await expectAccessible(page);
  await button(sheet(page), "Pełny ekran").click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await button(sheet(page), "Pełny ekran").waitFor();
  await page.keyboard.press("Backspace");
  await page.keyboard.type("/tab");
  await expect(menu.getByRole("option")).toHaveText([/Tabela/]);
  await page.keyboard.press("Enter");
  for (const cell of "abcd") {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("!");
  await page.keyboard.press("Tab");
  await button(sheet(page), "Usuń wiersz").click();
  await expectMarkdown(page, "| a | b |\n| - | - |\n| c | d! |");
  // From the first cell, where the caret of a new editor is.
  await text(page).getByRole("columnheader", { name: "a" }).click();
  for (const _ of "bcde") await page.keyboard.press("Tab");
  await page.keyboard.type("e");
  await page.keyboard.press("Tab");
  await page.keyboard.type("f");
  await page.keyboard.press("Enter");
  await page.keyboard.type("g");
  await expectMarkdown(page, "| a | b |\n| - | - |\n| c | d! |\n| e | f |\n| g | |");
  await text(page).locator("p").last().click();
  await page.keyboard.type("/film");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Link", exact: true });
  await dialog.getByLabel("Adres").fill("https://youtu.be/dQw4w9WgXcQ");
  await page.keyboard.press("Enter");
  await expect(text(page).getByRole("link", { name: "Obejrzyj film na YouTube" })).toBeVisible();
});

const picture = "!\\[plan zdjęciowy\\]\\(/storage/[^) ]+\\.webp\\)";

test("a picture stands in its own paragraph and asks for its description and caption", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  await openNew(page);
  await page.keyboard.type("Pierwsze. Drugie słowo.");
  await press(page, "ArrowLeft", 9);
  await handOver(text(page), "paste", [await photo("IMG_1.jpg")]);
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
});

test("a paste becomes text with its form, as one step of undo", async ({ page, openPanel }) => {
  const read = (form: string) => readFileSync(`tests/clipboards/google-docs.${form}`, "utf8");
  await openPanel("?edit=new");
  await openNew(page);
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

test("an address in a sentence is a link without the signs around it, pasted and typed", async ({
  page,
  openPanel,
}) => {
  const sentence = "Zobacz „www.kadr.pl” i „https://kadr.pl/o-nas”, oraz https://kadr.pl/blog…";
  await openPanel("?edit=new");
  await openNew(page);
  await paste(text(page), { "text/plain": `${sentence} Koniec.` });
  const links = text(page).getByRole("link");
  const pasted = ["www.kadr.pl", "https://kadr.pl/o-nas", "https://kadr.pl/blog"];
  await expect(links).toHaveText(pasted);
  await expectMarkdown(
    page,
    `${sentence} Koniec.`.replace("www.kadr.pl", "[www.kadr.pl](http://www.kadr.pl)"),
  );
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type('"https://kadr.pl/cennik" i https://kadr.pl/film… ');
  await expect(links).toHaveText([...pasted, "https://kadr.pl/cennik", "https://kadr.pl/film"]);
});

test("what was typed is kept on the device, and comes back into the editor", async ({
  page,
  openPanel,
  database,
}) => {
  const row = await database
    .from("blog_posts")
    .insert(post({ title: "Szkic" }))
    .select()
    .single();
  await openPanel(`?edit=${row.data?.id}`);
  await choose(page, "Edytor");
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Dopisane.");
  page.on("dialog", (dialog) => dialog.accept());
  await openPanel(`?edit=${row.data?.id}`);
  await expect(text(page)).not.toContainText("Dopisane.");
  await button(sheet(page), "Przywróć").click();
  await expect(text(page)).toContainText("Dopisane.");
});

test("in full screen the Markdown has its page beside it, which scrolls along", async ({
  page,
  openPanel,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await openPanel("?edit=new");
  await area(page).fill(`${"## Raz\n\nakapit\n\n".repeat(80)}Koniec.`);
  await button(sheet(page), "Pełny ekran").click();
  const preview = sheet(page).getByRole("region", { name: "Podgląd obok tekstu" });
  await expect(preview.getByRole("heading").first()).toBeVisible();
  await expect(preview.getByText("Koniec.")).not.toBeInViewport();
  await area(page).evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect(preview.getByText("Koniec.")).toBeInViewport();
  await expectAccessible(page, [1600]);
  await page.keyboard.press("Escape");
  await expect(preview).toHaveCount(0);
});
