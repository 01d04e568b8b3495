import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { post } from "../../../database/samples.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible, press, tabTo } from "../../../e2e/support/page-checks.ts";
import { button, field, handOver, photo, sheet, test } from "../../../e2e/support/panel.ts";
import { caret, paste, select } from "../../../e2e/support/text-area.ts";

const textOf = (page: Page) => field(page, "Treść (Markdown)");

test.beforeEach(async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  await expect(textOf(page)).toBeVisible();
});

const picture = "!\\[plan zdjęciowy\\]\\(/storage/[^)]+\\.webp\\)";
const clipboard = (name: string, form = "html") =>
  readFileSync(`tests/clipboards/${name}.${form}`, "utf8");

test.describe("a picture in the text", () => {
  test("comes to its place while somebody types on", async ({ page }) => {
    const text = textOf(page);
    await text.fill("Początek.");
    await field(page, "Tytuł").click();
    const held = Promise.withResolvers<void>();
    await page.route("**/storage/v1/object/media/**", async (route) => {
      await held.promise;
      await route.continue();
    });
    const files = [await photo(), await photo()];
    await sheet(page).getByLabel("Wstaw zdjęcie").setInputFiles(files);
    const sending = "Przesyłanie: plan zdjęciowy.jpg, plan zdjęciowy.jpg…";
    await expect(sheet(page).getByText(sending)).toBeVisible();
    await page.keyboard.type(" Piszę dalej");
    await page.keyboard.press("Home");
    await page.keyboard.type("Na ");
    held.resolve();
    const both = `\\n\\n${picture}\\n\\n${picture}\\n\\n`;
    await expect(text).toHaveValue(new RegExp(`^Na Początek\\.${both} Piszę dalej$`));
    expect((await caret(text))[0]).toBe("Na ");
    await page.keyboard.press("Control+z");
    await expect(text).toHaveValue("Na Początek. Piszę dalej");
  });

  test("that fails leaves the text, and what was undone before", async ({ page }) => {
    const text = textOf(page);
    await text.click();
    await page.keyboard.type("Bez zmian");
    const bad = { name: "zły.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
    await handOver(text, "paste", [bad]);
    await expect(toast(page, "Błąd podczas przesyłania zdjęcia")).toBeVisible();
    await expect.poll(() => caret(text)).toEqual(["Bez zmian", "", ""]);
    await page.keyboard.press("Control+z");
    await expect(text).toHaveValue("Bez zmia");
  });
});

test.describe("a paste", () => {
  test("is text, a link over words, or plain with Ctrl+Shift+V", async ({ page }) => {
    const text = textOf(page);
    const forms = { "text/html": "<b>Mocne</b> słowa", "text/plain": "Mocne słowa" };
    await text.click();
    await paste(text, forms, ["obraz.png"]);
    await expect(text).toHaveValue("**Mocne** słowa");
    await text.fill("nasz cennik");
    await select(text, 5, 11);
    await paste(text, { "text/plain": "https://kadr.pl/uslugi" });
    await expect(text).toHaveValue("nasz [cennik](https://kadr.pl/uslugi)");
    await text.clear();
    await text.dispatchEvent("keydown", { key: "V", ctrlKey: true, shiftKey: true });
    await paste(text, forms);
    await expect(text).toHaveValue("Mocne słowa");
  });

  test("of a megabyte comes in a moment, whole and as one step", async ({ page }) => {
    const text = textOf(page);
    const html = clipboard("microsoft/word").replace(
      /<!--StartFragment-->[\s\S]*<!--EndFragment-->/,
      (part) => part.repeat(Math.ceil(1_000_000 / part.length)),
    );
    await text.click();
    await page.keyboard.type("P");
    await paste(text, { "text/html": html, "text/plain": "słowa" });
    await expect.poll(() => text.inputValue(), { timeout: 30_000 }).toMatch(/Raport[\s\S]*wtorek/);
    expect((await text.inputValue()).match(/Raport z planu/g)?.length).toBeGreaterThan(150);
    await page.keyboard.press("Control+z");
    await expect(text).toHaveValue("P");
  });

  test("without its pictures says so", async ({ page }) => {
    const html = '<p>Obok <b>zdjęcia</b><img src="https://a.example/x.jpg"></p>';
    await paste(textOf(page), { "text/html": html, "text/plain": "Obok zdjęcia" });
    await expect(toast(page, "Tekst wkleiliśmy bez zdjęć")).toBeVisible();
    await expect(textOf(page)).toHaveValue("Obok **zdjęcia**");
  });
});

test("a link that leads nowhere is told beside the text", async ({ page, database }) => {
  const row = post({ title: "Jest", slug: "jest-taki-wpis" });
  await database.from("blog_posts").insert(row).throwOnError();
  const text = textOf(page);
  await text.fill("[a](/blog/jest-taki-wpis) [b](/blog/nie-ma) [c](url) [d](/kontakt)");
  const told = sheet(page).getByRole("status").filter({ hasText: "donikąd" });
  await expect(told.getByRole("listitem")).toHaveText([
    "„b” – nie mamy strony /blog/nie-ma",
    "„c” – „url” to nie jest pełny adres",
  ]);
  await field(page, "Tytuł").fill("Zły link");
  await field(page, "Autor").fill("Ania Wilk");
  await button(sheet(page), "Dodaj post").click();
  const question = page.getByRole("alertdialog", { name: "Sprawdź przed publikacją" });
  const reason = "Link donikąd nie prowadzi: „c” – „url”";
  await expect(question.getByText(reason)).toBeVisible();
  await expect(question.getByRole("listitem")).toHaveCount(2);
  await button(question, "Wróć do edycji").click();
  await text.fill("[d](/kontakt)");
  await expect(told).toHaveCount(0);
});

test("the field grows with its text, counts it, fills the screen", async ({ page }) => {
  const text = textOf(page);
  const height = () => text.evaluate((area) => area.clientHeight);
  expect(Math.abs((await height()) - 240)).toBeLessThan(20);
  await text.fill("# Raz\n\n- dwa\n\n".repeat(20));
  await expect(sheet(page).getByText("40 słów")).toBeVisible();
  expect(await text.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThan(2);
  await text.fill("raz, dwa, trzy");
  await expect(sheet(page).getByText("3 słowa")).toBeVisible();

  await button(sheet(page), "Pełny ekran").click();
  await expect.poll(async () => (await text.boundingBox())?.width).toBeGreaterThan(1180);
  await page.keyboard.type(" cztery");
  await page.keyboard.press("Escape");
  await expect.poll(height).toBeLessThan(260);
  await expect(text).toHaveValue(/cztery/);

  await button(sheet(page), "Pełny ekran").click();
  await page.keyboard.press("Tab");
  // The keyboard is in the form below: the form is to be seen.
  await expect.poll(height).toBeLessThan(260);
});

test("the checks before publication show their places, and put right what they can", async ({
  page,
}) => {
  const area = field(page, "Treść (Markdown)");
  const text = 'Mówi: "tak".\n\nWięcej [tutaj](/kontakt).\n\n![](/images/hero-bg.jpg)';
  await area.fill(text);
  await press(page, sheet(page).locator("summary", { hasText: "Kontrola przed publikacją" }));
  const found = sheet(page).locator("details").getByRole("listitem");
  await expect(found).toHaveText([
    /Proste cudzysłowy zamiast polskich: "tak"/,
    /Link „tutaj” nie mówi, dokąd prowadzi/,
    /Zdjęcie nie ma opisu: \/images\/hero-bg\.jpg/,
  ]);
  await expectAccessible(page);
  await sheet(page).getByRole("tab", { name: "Bloki treści" }).click();
  await button(found.nth(1), "Pokaż").click();
  await expect(area).toBeFocused();
  const selected = () => getSelection()?.toString();
  await expect.poll(() => page.evaluate(selected)).toBe("[tutaj](/kontakt)");
  await press(page, button(found.first(), "Popraw"));
  await expect(area).toHaveValue(text.replace('"tak"', "„tak”"));
  await expect(found).toHaveCount(2);
  await tabTo(page, area);
  await page.keyboard.press("Control+z");
  await expect(area).toHaveValue(text);

  await button(sheet(page), "Edytor").click();
  const visual = sheet(page).getByRole("textbox", { name: "Treść", exact: true });
  await expect(visual).toBeVisible();
  await button(found.nth(1), "Pokaż").click();
  await expect(visual).toBeFocused();
  await expect.poll(() => page.evaluate(selected)).toContain("Więcej tutaj.");
  await button(found.first(), "Popraw").click();
  await expect(visual).toContainText("Mówi: „tak”.");
  await visual.focus();
  await page.keyboard.press("Control+z");
  await expect(visual).toContainText('Mówi: "tak".');
});
