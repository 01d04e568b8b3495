import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { caseStudy, post } from "../../database/samples.ts";
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
});

test.describe("a paste", () => {
  test("from Google Docs is Markdown, and one step of undo", async ({ page }) => {
    const text = textOf(page);
    await text.click();
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
  await expect(tools.getByRole("button")).toHaveCount(11);
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
});
