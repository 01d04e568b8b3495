import { expect } from "@playwright/test";
import { expectAccessible, press, tabTo } from "../../../e2e/support/page-checks.ts";
import { button, field, sheet, storePost, test } from "../../../e2e/support/panel.ts";

test("the checks before publication show their places, and put right what they can", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  const area = field(page, "Treść (Markdown)");
  const text = 'Mówi: "tak".\n\nWięcej [tutaj](/kontakt).\n\n![](/images/hero-bg.jpg)';
  await area.fill(text);
  await sheet(page).getByText("Kontrola przed publikacją").click();
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
  await button(found.first(), "Popraw").click();
  await expect(area).toHaveValue(text.replace('"tak"', "„tak”"));
  await expect(found).toHaveCount(2);
  await area.focus();
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

test("what the checks find is put right, and undone", async ({ page, database, openPanel }) => {
  const { id } = await storePost(database, "Do kontroli", { content: 'Mówi: "tak".' });
  await openPanel(`?edit=${id}`);
  const area = field(page, "Treść (Markdown)");
  const summary = sheet(page).locator("summary", { hasText: "Kontrola przed publikacją" });
  await press(page, summary);
  const found = sheet(page).getByRole("listitem").filter({ hasText: "Proste cudzysłowy" });
  await press(page, button(found, "Popraw"));
  await expect(area).toHaveValue("Mówi: „tak”.");
  await tabTo(page, area);
  await page.keyboard.press("Control+z");
  await expect(area).toHaveValue('Mówi: "tak".');
});
