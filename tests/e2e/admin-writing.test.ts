import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { caseStudy, post } from "../database/samples.ts";
import { test, toast } from "../support/browser.ts";
import { handOver, openPanel, type Panel, photo, sheet, startPanel } from "../support/panel.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel?.stop());

const field = (page: Page) => sheet(page).getByLabel("Treść (Markdown)");

async function open(page: Page): Promise<Locator> {
  await openPanel(page, panel, "?edit=new");
  await field(page).waitFor();
  return field(page);
}

/** A paste as the browser reports it, with the forms that a program puts on the clipboard. */
function paste(text: Locator, forms: Record<string, string>, files: string[] = []) {
  return text.evaluate(
    (area, { forms, files }) => {
      const data = new DataTransfer();
      for (const [type, form] of Object.entries(forms)) data.setData(type, form);
      for (const name of files) data.items.add(new File(["x"], name, { type: "image/png" }));
      const init = { bubbles: true, cancelable: true, clipboardData: data };
      if (area.dispatchEvent(new ClipboardEvent("paste", init))) {
        document.execCommand("insertText", false, data.getData("text/plain"));
      }
    },
    { forms, files },
  );
}

function caret(text: Locator) {
  return text.evaluate((area: HTMLTextAreaElement) => [
    area.value.slice(0, area.selectionStart),
    area.value.slice(area.selectionStart, area.selectionEnd),
    area.value.slice(area.selectionEnd),
  ]);
}

const value = (text: Locator) => expect.poll(() => text.inputValue());
const picture = "!\\[plan zdjęciowy\\]\\(/storage/[^)]+\\.webp\\)";
const clipboard = (name: string, form = "html") =>
  readFileSync(`tests/clipboards/${name}.${form}`, "utf8");

describe("a picture in the text", () => {
  test("stands in a paragraph of its own, the caret behind it, and undo goes on through it", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: panel.url });
    const text = await open(page);
    await text.click();
    await page.keyboard.type("Pierwsze. Drugie słowo.");
    for (let step = 0; step < 9; step++) await page.keyboard.press("ArrowLeft");
    await handOver(text, "paste", [await photo()]);
    // In the middle of „Drugie|": behind that word, and nothing is selected.
    await value(text).toMatch(new RegExp(`^Pierwsze\\. Drugie\\n\\n${picture}\\n\\n słowo\\.$`));
    const [before, selected] = await caret(text);
    expect([before?.endsWith(")\n\n"), selected]).toEqual([true, ""]);
    await page.keyboard.type("Dalej");
    expect(await text.inputValue()).toMatch(new RegExp(`${picture}\\n\\nDalej słowo`));
    const whole = await text.inputValue();

    for (let key = 0; key < 5; key++) await page.keyboard.press("Control+z");
    expect(await text.inputValue()).toMatch(new RegExp(`${picture}\\n\\n słowo`));
    await page.keyboard.press("Control+z");
    expect(await text.inputValue()).toBe("Pierwsze. Drugie słowo.");
    await page.keyboard.press("Control+z");
    expect(await text.inputValue()).toBe("Pierwsze. Drugie słowo");
    for (let key = 0; key < 7; key++) await page.keyboard.press("Control+y");
    expect(await text.inputValue()).toBe(whole);
  });

  test("comes to its place while somebody types on, and goes to the end where no caret was", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: panel.url });
    const text = await open(page);
    await text.fill("Początek.");
    await sheet(page).getByLabel("Tytuł").click();
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    await page.route("**/storage/v1/object/media/**", async (route) => {
      await held;
      await route.continue();
    });
    await sheet(page)
      .getByLabel("Wstaw zdjęcie")
      .setInputFiles([await photo(), await photo()]);
    await sheet(page).getByText("Przesyłanie: plan zdjęciowy.jpg, plan zdjęciowy.jpg…").waitFor();
    await page.keyboard.type(" Piszę dalej");
    await page.keyboard.press("Home");
    await page.keyboard.type("Na ");
    release();
    await value(text).toMatch(
      new RegExp(`^Na Początek\\.\\n\\n${picture}\\n\\n${picture}\\n\\n Piszę dalej$`),
    );
    expect((await caret(text))[0]).toBe("Na ");
    await page.keyboard.press("Control+z");
    await value(text).toBe("Na Początek. Piszę dalej");
  });

  test("that fails leaves the text, and what was undone before", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    const text = await open(page);
    await text.click();
    await page.keyboard.type("Bez zmian");
    const name = "zły.png";
    await handOver(text, "paste", [{ name, mimeType: "image/png", buffer: Buffer.from("<svg/>") }]);
    await toast(page, "Błąd podczas przesyłania zdjęcia").waitFor();
    expect(await caret(text)).toEqual(["Bez zmian", "", ""]);
    await page.keyboard.press("Control+z");
    expect(await text.inputValue()).toBe("Bez zmia");
  });
});

describe("a paste", () => {
  test.for(["google-docs", "word", "google-sheets"])(
    "from %s is Markdown, and one step of undo",
    async (program, { openWindow }) => {
      const { page } = await openWindow({ site: panel.url });
      const text = await open(page);
      await text.click();
      await page.keyboard.type("Przed");
      await paste(text, { "text/html": clipboard(program), "text/plain": "słowa" });
      const markdown = clipboard(program, "md").replace("(/o-nas)", "(https://kadr.example/o-nas)");
      await value(text).toBe(`Przed\n\n${markdown}\n`);
      await page.keyboard.press("Control+z");
      await value(text).toBe("Przed");
      await page.keyboard.press("Control+y");
      await value(text).toBe(`Przed\n\n${markdown}\n`);
    },
  );

  test("of text with a picture is the text; a link over words makes a link; Ctrl+Shift+V stays plain", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: panel.url });
    const text = await open(page);
    const forms = { "text/html": "<b>Mocne</b> słowa", "text/plain": "Mocne słowa" };
    await text.click();
    await paste(text, forms, ["obraz.png"]);
    await value(text).toBe("**Mocne** słowa");
    await text.fill("nasz cennik");
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 11));
    await paste(text, { "text/plain": "https://kadr.pl/uslugi" });
    await value(text).toBe("nasz [cennik](https://kadr.pl/uslugi)");
    await text.fill("");
    await page.keyboard.press("Control+Shift+V");
    await text.fill("");
    await text.evaluate((area) =>
      area.dispatchEvent(
        new KeyboardEvent("keydown", { key: "V", ctrlKey: true, shiftKey: true, bubbles: true }),
      ),
    );
    await paste(text, forms);
    await value(text).toBe("Mocne słowa");
  });

  test("of a megabyte comes in a moment, whole and as one step", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    const text = await open(page);
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
    await expect.poll(() => text.inputValue(), { timeout: 20_000 }).toBe("P");
  });

  test("without its pictures says so", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    const text = await open(page);
    const html = '<p>Obok <b>zdjęcia</b><img src="https://a.example/x.jpg"></p>';
    await paste(text, { "text/html": html, "text/plain": "Obok zdjęcia" });
    await toast(page, "Tekst wkleiliśmy bez zdjęć").waitFor();
    await value(text).toBe("Obok **zdjęcia**");
  });
});

test("lists go on with Enter, end with a second one, and are moved by Tab", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ site: panel.url });
  const text = await open(page);
  await text.click();
  await sheet(page).getByRole("button", { name: "Lista punktowana" }).click();
  await page.keyboard.type("Shure");
  await page.keyboard.press("Enter");
  await page.keyboard.type("EV");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Rode");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Akapit");
  await value(text).toBe("- Shure\n  - EV\n- Rode\n\nAkapit");
  for (let key = 0; key < 6; key++) await page.keyboard.press("Control+z");
  expect(await text.inputValue()).toBe("- Shure\n  - EV\n- Rode\n\n");
  await page.keyboard.press("Control+z");
  expect(await text.inputValue()).toBe("- Shure\n  - EV\n- Rode\n- ");
  await page.keyboard.type("x");
  await page.keyboard.press("Shift+Tab");
  expect(await text.evaluate((area) => area === document.activeElement)).toBe(false);
});

test("the tools are buttons of one toolbar that arrows go through", async ({ openWindow }) => {
  const { page } = await openWindow({ site: panel.url });
  const text = await open(page);
  const tools = sheet(page).getByRole("toolbar", { name: "Formatowanie tekstu" });
  expect(await tools.getByRole("button").count()).toBe(10);
  await text.fill("słowo");
  await text.selectText();
  await page.keyboard.press("Control+i");
  await value(text).toBe("*słowo*");
  await tools.getByRole("button", { name: "Nagłówek H2" }).focus();
  await page.keyboard.press("ArrowRight");
  // The next key must not come before the focus has moved.
  await sheet(page).locator("button:focus", { hasText: "H3" }).waitFor();
  await page.keyboard.press("Enter");
  await value(text).toBe("### *słowo*");
  expect(await text.evaluate((area) => area === document.activeElement)).toBe(true);
});

describe("a link", () => {
  beforeAll(async () => {
    await panel.database
      .from("blog_posts")
      .insert([
        post({ title: "Światło przed kadrem", slug: "swiatlo-przed-kadrem" }),
        post({ title: "Szkic", slug: "szkic-bez-daty", published_at: null }),
      ])
      .throwOnError();
    await panel.database
      .from("case_studies")
      .insert(caseStudy({ title: "Film dla huty", slug: "film-dla-huty" }))
      .throwOnError();
  });

  test("is written in a dialog, with the selection as its words and our pages to choose from", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: panel.url });
    const text = await open(page);
    await text.fill("Zobacz cennik teraz");
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 13));
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Link", exact: true });
    expect(await dialog.getByLabel("Tekst linku").inputValue()).toBe("cennik");
    for (const nonsense of ["", "url", "nasza strona", "javascript:alert(1)"]) {
      await dialog.getByLabel("Adres").fill(nonsense);
      await dialog.getByRole("button", { name: "Wstaw link" }).click();
      await dialog.getByText("To nie jest adres strony ani e-mail.").waitFor();
      expect(await dialog.getByLabel("Adres").getAttribute("aria-invalid")).toBe("true");
    }
    await dialog.getByLabel("Adres").fill("kadr.pl/cennik");
    await page.keyboard.press("Enter");
    await value(text).toBe("Zobacz [cennik](https://kadr.pl/cennik) teraz");
    expect(await caret(text)).toEqual(["Zobacz [cennik](https://kadr.pl/cennik)", "", " teraz"]);
    await page.keyboard.press("Control+z");
    await value(text).toBe("Zobacz cennik teraz");

    await text.fill("");
    await sheet(page).getByRole("button", { name: "Link (Ctrl+K)" }).click();
    const ours = dialog.getByLabel("Nasze strony");
    await ours.locator("option", { hasText: "Film dla huty" }).waitFor({ state: "attached" });
    expect(await ours.locator("option", { hasText: "Szkic" }).count()).toBe(0);
    await ours.selectOption({ label: "Światło przed kadrem" });
    await dialog.getByRole("button", { name: "Wstaw link" }).click();
    await value(text).toBe("[Światło przed kadrem](/blog/swiatlo-przed-kadrem)");
    // Once more in the link: it is changed, and Escape leaves it and the sheet as they are.
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Control+k");
    await dialog.getByRole("button", { name: "Zmień link" }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => text.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test("that leads nowhere is told beside the text", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    const text = await open(page);
    await text.fill("[a](/blog/swiatlo-przed-kadrem) [b](/blog/nie-ma) [c](url) [d](/kontakt)");
    const told = sheet(page).getByRole("status").filter({ hasText: "donikąd" });
    await told.getByText("„b” – nie mamy strony /blog/nie-ma").waitFor();
    expect(await told.getByRole("listitem").allInnerTexts()).toEqual([
      "„b” – nie mamy strony /blog/nie-ma",
      "„c” – „url” to nie jest pełny adres",
    ]);
    await sheet(page).getByLabel("Tytuł").fill("Zły link");
    await sheet(page).getByLabel("Autor").fill("Ania Wilk");
    await sheet(page).getByRole("button", { name: "Dodaj post" }).click();
    const question = page.getByRole("alertdialog", { name: "Sprawdź przed publikacją" });
    await question.getByText("Link donikąd nie prowadzi: „c” – „url”").waitFor();
    expect(await question.getByRole("listitem").count()).toBe(2);
    await question.getByRole("button", { name: "Wróć do edycji" }).click();
    await text.fill("[d](/kontakt)");
    await told.waitFor({ state: "detached" });
  });
});

test("the field is about 15 rem high, grows with its text, counts it and fills the screen", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ site: panel.url });
  const text = await open(page);
  const height = () => text.evaluate((area) => area.getBoundingClientRect().height);
  expect(await height()).toBeGreaterThan(220);
  expect(await height()).toBeLessThan(260);
  await sheet(page).getByText("0 słów").waitFor();
  await text.fill("# Raz\n\n- dwa\n\n".repeat(20));
  await sheet(page).getByText("40 słów").waitFor();
  expect(await text.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThan(2);
  await text.fill("raz, dwa, trzy");
  await sheet(page).getByText("3 słowa").waitFor();

  await sheet(page).getByRole("button", { name: "Pełny ekran" }).click();
  const screen = page.viewportSize();
  await expect
    .poll(async () => (await text.boundingBox())?.width)
    .toBeGreaterThan((screen?.width ?? 0) - 100);
  await page.keyboard.type(" cztery");
  await page.keyboard.press("Escape");
  await expect.poll(height).toBeLessThan(260);
  expect(await text.inputValue()).toContain("cztery");
  await sheet(page).waitFor();

  await sheet(page).getByRole("button", { name: "Pełny ekran" }).click();
  await page.keyboard.press("Tab");
  // The keyboard is in the form below: the form is to be seen.
  await expect.poll(height).toBeLessThan(260);
});
