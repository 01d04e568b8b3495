import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { field, pasteFile, photo, sheet, test } from "../../../e2e/support/panel.ts";
import { caret, paste, press, select } from "../../../e2e/support/text-area.ts";

const textOf = (page: Page) => field(page, "Treść (Markdown)");

test.beforeEach(async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  await expect(textOf(page)).toBeVisible();
});

const picture = "!\\[plan zdjęciowy\\]\\(/storage/[^)]+\\.webp\\)";
const clipboard = (name: string, form = "html") =>
  readFileSync(`tests/clipboards/${name}.${form}`, "utf8");

test("a picture stands in its own paragraph, comes to its place while somebody types on, and undo goes through it", async ({
  page,
}) => {
  const text = textOf(page);
  await text.click();
  await page.keyboard.type("Pierwsze. Drugie słowo.");
  await press(page, "ArrowLeft", 9);
  await pasteFile(text, await photo());
  // In the middle of „Drugie|": behind that word, and nothing is selected.
  const inserted = new RegExp(`^Pierwsze\\. Drugie\\n\\n${picture}\\n\\n słowo\\.$`);
  await expect(text).toHaveValue(inserted);
  await expect.poll(() => caret(text)).toEqual([expect.stringMatching(/\)\n\n$/), "", " słowo."]);
  await page.keyboard.type("Dalej");
  await expect(text).toHaveValue(new RegExp(`${picture}\\n\\nDalej słowo`));
  const whole = await text.inputValue();

  await press(page, "Control+z", 5);
  await expect(text).toHaveValue(inserted);
  await press(page, "Control+z", 1);
  await expect(text).toHaveValue("Pierwsze. Drugie słowo.");
  await press(page, "Control+z", 1);
  await expect(text).toHaveValue("Pierwsze. Drugie słowo");
  await press(page, "Control+y", 7);
  await expect(text).toHaveValue(whole);

  await text.fill("Początek.");
  await field(page, "Tytuł").click();
  const held = Promise.withResolvers<void>();
  await page.route("**/storage/v1/object/media/**", async (route) => {
    await held.promise;
    await route.continue();
  });
  const two = [await photo(), await photo()];
  await sheet(page).getByLabel("Wstaw zdjęcie").setInputFiles(two);
  const sending = "Przesyłanie: plan zdjęciowy.jpg, plan zdjęciowy.jpg…";
  await expect(sheet(page).getByText(sending)).toBeVisible();
  await text.press("End");
  await page.keyboard.type(" Piszę dalej");
  await page.keyboard.press("Home");
  await page.keyboard.type("Na ");
  held.resolve();
  const both = `\\n\\n${picture}\\n\\n${picture}\\n\\n`;
  await expect(text).toHaveValue(new RegExp(`^Na Początek\\.${both} Piszę dalej$`));
  await expect.poll(() => caret(text)).toEqual(["Na ", "", expect.stringMatching(/^Początek/)]);
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("Na Początek. Piszę dalej");
});

test("a paste is Markdown and one step of undo, a link over words, or plain with Ctrl+Shift+V", async ({
  page,
}) => {
  const text = textOf(page);
  await text.fill("nasz cennik");
  await select(text, 5, 11);
  await paste(text, { "text/plain": "https://kadr.pl/uslugi" });
  await expect(text).toHaveValue("nasz [cennik](https://kadr.pl/uslugi)");
  await text.clear();
  await text.dispatchEvent("keydown", { key: "V", ctrlKey: true, shiftKey: true });
  await paste(text, { "text/html": "<b>Mocne</b> słowa", "text/plain": "Mocne słowa" });
  await expect(text).toHaveValue("Mocne słowa");

  await text.clear();
  await page.keyboard.type("Przed");
  await paste(text, { "text/html": clipboard("google/docs"), "text/plain": "słowa" });
  const markdown = clipboard("google/docs", "md").replace(
    "(/o-nas)",
    "(https://kadr.example/o-nas)",
  );
  await expect(text).toHaveValue(`Przed\n\n${markdown}\n`);
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("Przed");
  await page.keyboard.press("Control+y");
  await expect(text).toHaveValue(`Przed\n\n${markdown}\n`);
});
