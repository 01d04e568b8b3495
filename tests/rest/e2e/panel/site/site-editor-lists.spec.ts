import { expect, type Page } from "@playwright/test";
import { press, toast, visit } from "../../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../../e2e/support/page-checks.ts";
import { button, expectPublic, test } from "../../../../e2e/support/panel.ts";
import { frameOf, openEditor, textField } from "../../../../e2e/support/site-editor.ts";
import { ready } from "../../../../support/browsers/ready.ts";

const NEW = "Własna zasada";

test("items of a list are added, written, moved, removed, published and taken back", async ({
  page,
}) => {
  const frame = await openEditor(page, "/uslugi");
  const list = frame.getByRole("button", { name: /^Lista: Doświadczony zespół, .+, edytuj$/ });
  const titles = frame.locator("ol h3");
  const changes = page.getByRole("button", { name: /^Zmiany/ });
  await press(list);
  const panel = page.getByRole("region", { name: /^Lista: \d+ pozycji$/ });
  await expect(panel.getByRole("heading")).toBeFocused();

  // An added item opens for writing.
  await button(panel, "Dodaj").click();
  await expect(titles).toHaveCount(7);
  await expect(textField(page)).toBeFocused();
  await textField(page).fill(NEW);
  await expect(titles.last()).toHaveText("Własna zasada");
  await expect(page.getByText(/^Szkic zapisany/)).toBeVisible();
  await page.keyboard.press("Escape");

  // By keyboard, and the focus stays with what was moved.
  await list.focus();
  await page.keyboard.press("Enter");
  const up = button(panel, `Przesuń wyżej: ${NEW}`);
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(titles.nth(5)).toHaveText(NEW);
  await expect(up).toBeFocused();
  await expect(panel.getByRole("status")).toHaveText(`Przesunięto: ${NEW}, 6 z 7`);
  await button(panel, "Usuń: Nowoczesny sprzęt").focus();
  await page.keyboard.press("Enter");
  await expect(titles).toHaveCount(6);
  await expect(button(panel, "Indywidualne podejście, zmień słowa")).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await changes.click();
  await expect(page.getByText(`dodano: „${NEW}”`)).toBeVisible();
  await expect(page.getByText("usunięto: „Nowoczesny sprzęt”")).toBeVisible();
  await button(page, "Opublikuj zmiany").click();
  await expect(toast(page, "Opublikowano")).toBeVisible();
  await expectPublic(page, "/uslugi", { text: "Własna zasada" });

  // Scripts have the same items, here and after a link: React would complain.
  await visit(page, "/");
  await page.getByRole("navigation").first().getByRole("link", { name: "USŁUGI" }).click();
  const shown = page.locator("ol h3");
  await expect(shown).toHaveCount(6);
  await page.reload();
  await ready(page);
  await expect(shown.nth(4)).toHaveText(NEW);

  const again = await openEditor(page, "/uslugi");
  await press(again.getByRole("button", { name: /^Lista: Doświadczony zespół, .+, edytuj$/ }));
  await button(panel, "Przywróć oryginał").click();
  await expect(again.locator("ol h3")).toHaveText([
    "Doświadczony zespół",
    "Nowoczesny sprzęt",
    "Indywidualne podejście",
    "Kompleksowa obsługa",
    "Terminowość",
    "Doskonałe rezultaty",
  ]);
  await button(page, "Opublikuj zmiany").click();
  await expect(toast(page, "Opublikowano 1 zmianę")).toBeVisible();

  // The words of the added item come back with the former list.
  await changes.click();
  await button(page, "Historia").click();
  await page.getByRole("button", { name: /^Przywróć: .*Własna zasada/ }).click();
  await page.keyboard.press("Escape");
  await expect(again.locator("ol h3").nth(4)).toHaveText(NEW);
});

test("two people change one list, and both versions are shown by the words of their items", async ({
  page,
  openElsewhere,
  database,
}) => {
  const name = /^Lista: 2018 – Pierwszy film.+, edytuj$/;
  const panel = (window: Page) => window.getByRole("region", { name: /^Lista: \d+ pozycji$/ });
  const other = await openElsewhere("/admin/strona/edycja/o-nas");
  const frame = await openEditor(page, "/o-nas");
  const years = frame.locator("ol li > span:first-child");
  await press(frame.getByRole("button", { name }));
  await press(frameOf(other).getByRole("button", { name }));
  await panel(other)
    .getByRole("button", { name: /^Usuń: 2020/ })
    .click();
  await expect(other.getByText(/^Szkic zapisany/)).toBeVisible();
  await panel(page)
    .getByRole("button", { name: /^Przesuń niżej: 2018/ })
    .click();
  const question = page.getByRole("alert").filter({ hasText: "Ktoś zmienił tę listę przed tobą" });
  await expect(question).toContainText("2020 – Pierwsza transmisja");
  await button(question, "Weź zapisaną").click();
  await expect(years.filter({ hasText: "2020" })).toHaveCount(0);
  await expect(years.first()).toHaveText("2018");

  await page.getByRole("button", { name: /^Zmiany/ }).click();
  await page.getByRole("button", { name: /^Cofnij: Lista „2018/ }).click();
  await expect(years.filter({ hasText: "2020" })).toHaveCount(1);

  // An added item that is taken back leaves no words behind.
  await press(frame.getByRole("button", { name }));
  await button(panel(page), "Dodaj").click();
  await expect(textField(page)).toHaveValue("2025");
  await textField(page).fill("2026");
  await expect(button(page, "Zmiany (2)")).toBeVisible();
  await expect(page.getByText(/^Szkic zapisany/)).toBeVisible();
  await button(page, "Zmiany (2)").click();
  await page.getByRole("button", { name: /^Cofnij: Lista „2018/ }).click();
  await expect(button(page, "Zmiany (0)")).toBeVisible();
  await expect(years.filter({ hasText: "2026" })).toHaveCount(0);
  const waiting = async () => {
    const { data: rows } = await database
      .from("page_content")
      .select("id")
      .eq("key", "texts/about")
      .throwOnError();
    const { data } = await database
      .from("unpublished_changes")
      .select("changes")
      .eq("table_name", "page_content")
      .in(
        "record_id",
        rows.map(({ id }) => id),
      )
      .throwOnError();
    return data;
  };
  await expect.poll(waiting).toEqual([]);
});
