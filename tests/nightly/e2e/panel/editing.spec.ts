import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible, press, tabTo } from "../../../e2e/support/page-checks.ts";
import {
  button,
  field,
  openFirstLines,
  readPost,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";
import { paste } from "../../../e2e/support/text-area.ts";

test("a post is duplicated as a draft, under a free address", async ({
  page,
  database,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  const row = await storePost(database, "Wzór", { content: "Treść wzoru" });
  await openPanel(`?edit=${row.id}`);
  await openFirstLines(page);
  await field(page, "Autor").fill("Ktoś inny");
  await button(sheet(page), "Powiel jako szkic").click();
  await expect(toast(page, "Zapisz najpierw zmiany")).toBeVisible();
  await field(page, "Autor").fill(row.author);
  for (const ending of ["-kopia", "-kopia-2"]) {
    await press(page, button(sheet(page), "Powiel jako szkic"));
    await expect(field(page, "Slug")).toHaveValue(row.slug + ending);
    await expect(field(page, "Tytuł")).toHaveValue("Wzór (kopia)");
    const copy = { content: "Treść wzoru", published_at: null };
    await expect.poll(() => readPost(database, row.slug + ending)).toMatchObject(copy);
    await page.goBack();
    await expect(field(page, "Tytuł")).toHaveValue("Wzór");
  }
});

test("the checks before publication show their places, and put right what they can", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
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

test("a very long paste comes whole and as one step", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  const text = field(page, "Treść (Markdown)");
  const html = readFileSync("tests/clipboards/microsoft/word.html", "utf8").replace(
    /<!--StartFragment-->[\s\S]*<!--EndFragment-->/,
    (part) => part.repeat(140),
  );
  await text.click();
  await page.keyboard.type("P");
  await paste(text, { "text/html": html, "text/plain": "słowa" });
  const reports = async () => (await text.inputValue()).match(/Raport z planu/g)?.length ?? 0;
  await expect.poll(reports).toBeGreaterThan(130);
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("P");
});
