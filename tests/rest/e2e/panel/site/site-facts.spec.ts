import { expect } from "@playwright/test";
import { press } from "../../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../../e2e/support/page-checks.ts";
import { button, expectPublic, openScreen, test } from "../../../../e2e/support/panel.ts";
import { headline, openEditor, textField } from "../../../../e2e/support/site-editor.ts";

test("a telephone is put into a sentence that had none, and follows „Dane firmy”", async ({
  page,
}) => {
  const frame = await openEditor(page, "/kontakt");
  await press(frame.getByRole("button", { name: /^Akapit: Odpowiadamy w ciągu/ }));
  const lead = frame.locator('[data-edit-open="" i]').first();
  await textField(page).fill("Dzwoń:");
  await button(page, "Wstaw dane firmy").click();
  const facts = page.getByRole("dialog", { name: "Wstaw dane firmy" });
  await expectAccessible(page);
  await facts.getByRole("button", { name: /^Telefon/ }).click();
  const field = page.getByRole("textbox", { name: "Tekst", exact: true });
  const chip = field.getByRole("img", { name: /^Telefon: \+48/ });
  await expect(chip).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type(" codziennie");
  await expect(lead).toHaveText("Dzwoń: +48 32 000 00 11 codziennie");
  await expectAccessible(page);

  // One key removes it, and the field's own step back brings it again.
  await page.keyboard.press("Control+ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await expect(chip).toHaveCount(0);
  await expect(lead).toHaveText("Dzwoń: codziennie");
  await page.keyboard.press("Control+z");
  await expect(lead).toHaveText("Dzwoń: +48 32 000 00 11 codziennie");
  await button(page, "Opublikuj zmiany").click();
  await expectPublic(page, "/kontakt", { text: "Dzwoń: +48 32 000 00 11 codziennie" });
});

test("steps are taken back across texts, also after a reload, and brought again", async ({
  page,
}) => {
  const frame = await openEditor(page, "/o-nas");
  const title = headline(frame);
  const first = (await title.textContent()) ?? "";
  await press(title);
  await textField(page).fill("Kręcimy o świcie");
  await page.keyboard.press("Escape");
  const eyebrow = frame.getByRole("button", { name: "Odnośnik: WITAMY, edytuj" }).first();
  await press(eyebrow);
  await textField(page).fill("START");
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^Szkic zapisany/)).toBeVisible();

  await openEditor(page, "/o-nas");
  const start = frame.getByRole("button", { name: "Odnośnik: START, edytuj" }).first();
  await press(start);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Cofnięto. Teraz: WITAMY")).toBeAttached();
  await button(page, "Cofnij").click();
  await expect(title).toHaveText(first);
  await expect(button(page, "Zmiany (0)")).toBeVisible();
  await button(page, "Ponów").click();
  await expect(title).toHaveText("Kręcimy o\u00a0świcie");
});

test("a price whose day is near is asked for at its field, and beside the sentence that says it", async ({
  page,
}) => {
  await openScreen(page, "/admin/strona/prices", "Ceny");
  const claim = page.getByRole("group").filter({ hasText: "(Wizytówka, od)" });
  await claim.getByText(/^Źródło i\u00a0termin/).click();
  await claim.getByLabel("Źródło", { exact: true }).fill("Cennik 2026");
  await claim.getByLabel("Obowiązuje do", { exact: true }).fill("2026-01-31");
  await expectAccessible(page);
  await button(page, "Zapisz zmiany").click();
  await expect(page.getByText(/^Zapisano \d/)).toBeVisible();
  // On a busy site it is folded away.
  const asked = page.locator("aside a", { hasText: "Ceny (Wizytówka, od), źródło „Cennik 2026”" });
  await asked.dispatchEvent("click");
  await expect(page.getByLabel("Wizytówka, od", { exact: true })).toBeFocused();

  const frame = await openEditor(page, "/uslugi/strony-internetowe");
  await press(frame.getByRole("button", { name: /Od 3000 zł netto, z tekstami/ }).first());
  await page.getByRole("link", { name: "Zobacz w\u00a0„Danych firmy”" }).click();
  await expect(page.getByLabel("Wizytówka, od", { exact: true })).toBeFocused();
});
