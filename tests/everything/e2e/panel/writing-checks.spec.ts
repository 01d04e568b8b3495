import { expect } from "@playwright/test";
import { expectAccessible, press, tabTo } from "../../../e2e/support/page-checks.ts";
import { button, field, sheet, test } from "../../../e2e/support/panel.ts";

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
  await tabTo(page, button(found.first(), "Popraw"), 200);
  await expectAccessible(page);
  await sheet(page).getByRole("tab", { name: "Bloki treści" }).click();
  await button(found.nth(1), "Pokaż").click();
  await expect(area).toBeFocused();
  const selected = () => getSelection()?.toString();
  await expect.poll(() => page.evaluate(selected)).toBe("[tutaj](/kontakt)");
  await button(found.first(), "Popraw").press("Enter");
  await expect(area).toHaveValue(text.replace('"tak"', "„tak”"));
  await expect(found).toHaveCount(2);
  await tabTo(page, area, 200);
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
