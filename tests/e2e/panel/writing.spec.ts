import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { caseStudy, post } from "../../database/samples.ts";
import { toast } from "../support/fixtures.ts";
import { button, field, handOver, photo, sheet, test } from "../support/panel.ts";
import { caret, paste, press, select } from "../support/text-area.ts";

const textOf = (page: Page) => field(page, "Treść (Markdown)");

test.beforeEach(async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  await expect(textOf(page)).toBeVisible();
});

const picture = "!\\[plan zdjęciowy\\]\\(/storage/[^)]+\\.webp\\)";
const clipboard = (name: string, form = "html") =>
  readFileSync(`tests/clipboards/${name}.${form}`, "utf8");

test.describe("a picture in the text", () => {
  test("stands in its own paragraph, and undo goes through it", async ({ page }) => {
    const text = textOf(page);
    await text.click();
    await page.keyboard.type("Pierwsze. Drugie słowo.");
    await press(page, "ArrowLeft", 9);
    await handOver(text, "paste", [await photo()]);
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
  });

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
  for (const program of ["google-docs", "word", "google-sheets"]) {
    test(`from ${program} is Markdown, and one step of undo`, async ({ page }) => {
      const text = textOf(page);
      await text.click();
      await page.keyboard.type("Przed");
      await paste(text, { "text/html": clipboard(program), "text/plain": "słowa" });
      const markdown = clipboard(program, "md").replace("(/o-nas)", "(https://kadr.example/o-nas)");
      await expect(text).toHaveValue(`Przed\n\n${markdown}\n`);
      await page.keyboard.press("Control+z");
      await expect(text).toHaveValue("Przed");
      await page.keyboard.press("Control+y");
      await expect(text).toHaveValue(`Przed\n\n${markdown}\n`);
    });
  }

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
    const html = clipboard("word").replace(
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

test("lists go on with Enter, end with a second one, and are moved by Tab", async ({ page }) => {
  const text = textOf(page);
  await text.click();
  await button(sheet(page), "Lista punktowana").click();
  await page.keyboard.type("Shure");
  await page.keyboard.press("Enter");
  await page.keyboard.type("EV");
  await page.keyboard.press("Tab");
  await press(page, "Enter", 2);
  await page.keyboard.type("Rode");
  await press(page, "Enter", 2);
  await page.keyboard.type("Akapit");
  await expect(text).toHaveValue("- Shure\n  - EV\n- Rode\n\nAkapit");
  await press(page, "Control+z", 6);
  await expect(text).toHaveValue("- Shure\n  - EV\n- Rode\n\n");
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("- Shure\n  - EV\n- Rode\n- ");
  await page.keyboard.type("x");
  await page.keyboard.press("Shift+Tab");
  await expect(text).not.toBeFocused();
});

test("the tools are buttons of one toolbar that arrows go through", async ({ page }) => {
  const text = textOf(page);
  const tools = sheet(page).getByRole("toolbar", { name: "Formatowanie tekstu" });
  await expect(tools.getByRole("button")).toHaveCount(10);
  await text.fill("słowo");
  await text.selectText();
  await page.keyboard.press("Control+i");
  await expect(text).toHaveValue("*słowo*");
  await button(tools, "Nagłówek H2").focus();
  await page.keyboard.press("ArrowRight");
  // The next key must not come before the focus has moved.
  await expect(button(tools, "Mniejszy nagłówek H3")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("### *słowo*");
  await expect(text).toBeFocused();
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

test.describe("a link", () => {
  test("is written in a dialog, or chosen among our pages", async ({ page, database }) => {
    const posts = [
      post({ title: "Światło przed kadrem", slug: "swiatlo-przed-kadrem" }),
      post({ title: "Szkic", slug: "szkic-bez-daty", published_at: null }),
    ];
    await database.from("blog_posts").insert(posts).throwOnError();
    const study = caseStudy({ title: "Film dla huty", slug: "film-dla-huty" });
    await database.from("case_studies").insert(study).throwOnError();
    const text = textOf(page);
    await text.fill("Zobacz cennik teraz");
    await select(text, 7, 13);
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Link", exact: true });
    const address = dialog.getByLabel("Adres");
    const insert = button(dialog, "Wstaw link");
    await expect(dialog.getByLabel("Tekst linku")).toHaveValue("cennik");
    for (const nonsense of ["", "url", "nasza strona", "javascript:alert(1)"]) {
      await address.fill(nonsense);
      await insert.click();
      await expect(dialog.getByText("To nie jest adres strony ani e-mail.")).toBeVisible();
      await expect(address).toHaveAttribute("aria-invalid", "true");
    }
    await address.fill("kadr.pl/cennik");
    await page.keyboard.press("Enter");
    await expect(text).toHaveValue("Zobacz [cennik](https://kadr.pl/cennik) teraz");
    await expect
      .poll(() => caret(text))
      .toEqual(["Zobacz [cennik](https://kadr.pl/cennik)", "", " teraz"]);
    await page.keyboard.press("Control+z");
    await expect(text).toHaveValue("Zobacz cennik teraz");

    await text.fill("");
    await button(sheet(page), "Link (Ctrl+K)").click();
    const ours = dialog.getByLabel("Nasze strony");
    await expect(ours.locator("option", { hasText: "Film dla huty" })).toBeAttached();
    await expect(ours.locator("option", { hasText: "Szkic" })).toHaveCount(0);
    await ours.selectOption({ label: "Światło przed kadrem" });
    await insert.click();
    await expect(text).toHaveValue("[Światło przed kadrem](/blog/swiatlo-przed-kadrem)");
    // Once more in the link: it is changed, and Escape leaves it and the sheet as they are.
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Control+k");
    await expect(button(dialog, "Zmień link")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(text).toBeFocused();
    // So does Escape as soon as the dialog has the focus, which is some frames before Radix gives it the key.
    await text.evaluate(async (area) => {
      const press = (target: Element | null, init: KeyboardEventInit) =>
        target?.dispatchEvent(
          new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }),
        );
      press(area, { key: "k", ctrlKey: true });
      const turn = () => new Promise((next) => setTimeout(next));
      while (document.activeElement === area) await turn();
      press(document.activeElement, { key: "Escape" });
    });
    await expect(text).toBeFocused();
  });

  test("that leads nowhere is told beside the text", async ({ page, database }) => {
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
});
