import { expect } from "@playwright/test";
import { press } from "../../../../e2e/support/fixtures.ts";
import { expectAccessible, tabTo } from "../../../../e2e/support/page-checks.ts";
import { button, test } from "../../../../e2e/support/panel.ts";
import { frameOf, headline, openEditor, textField } from "../../../../e2e/support/site-editor.ts";

test("the texts of a page are walked, opened and left by keyboard alone", async ({ page }) => {
  const frame = await openEditor(page, "/o-nas");
  const stop = (name: string) => frame.getByRole("button", { name, exact: true }).first();
  const first = stop("Odnośnik: Przejdź do treści, edytuj");
  await expect(stop("Odnośnik: WITAMY, edytuj")).toBeVisible();
  await tabTo(page, button(page, "Poza stroną"));
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowDown");
  // The agency's name in its logo, then „WITAMY”.
  for (let step = 0; step < 2; step++) await page.keyboard.press("Tab");
  const services = stop("Odnośnik: O NAS, edytuj");
  await expect(services).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(textField(page)).toHaveValue("O NAS");
  await expect(page.getByText(/^Na \d+ stronach$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(services).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary", { name: "Edycja strony" })).toBeFocused();
  await expectAccessible(page);
});

test("two people change one sentence, and nothing is overwritten unasked", async ({
  page,
  openElsewhere,
}) => {
  const other = await openElsewhere("/admin/strona/edycja/o-nas");
  const title = headline(await openEditor(page, "/o-nas"));
  await press(headline(frameOf(other)));
  await textField(other).fill("Jej zdanie");
  await expect(other.getByText(/^Szkic zapisany/)).toBeVisible();
  await press(title);
  await textField(page).fill("Moje zdanie");
  const question = page.getByRole("alert").filter({ hasText: "Ktoś zmienił ten tekst przed tobą" });
  await expect(question).toContainText("Jej zdanie");
  await expect(textField(page)).toHaveValue("Moje zdanie");
  await expectAccessible(page);
  await button(question, "Zapisz moją").click();
  await expect(page.getByText(/^Szkic zapisany/)).toBeVisible();
  await textField(other).fill("Jej drugie zdanie");
  const hers = other.getByRole("alert").filter({ hasText: "Moje zdanie" });
  await button(hers, "Weź zapisaną").click();
  await expect(textField(other)).toHaveValue("Moje zdanie");
});

test("what is typed while the server is away stays in the browser, and comes back", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/draft_text|ERR_FAILED|Failed to fetch/);
  await context.route("**/rpc/draft_text", (route) => route.abort());
  await press(headline(await openEditor(page, "/o-nas")));
  await textField(page).fill("Niedokończone");
  await expect(page.getByText("Brak połączenia – tekst jest na tym urządzeniu")).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  const title = headline(await openEditor(next, "/o-nas"));
  const offer = next.getByRole("region", { name: "Znaleźliśmy niezapisane zmiany" });
  await expect(offer).toBeVisible();
  await context.unroute("**/rpc/draft_text");
  await button(offer, "Przywróć").click();
  await expect(title).toHaveText("Niedokończone");
  await expect(next.getByText(/^Szkic zapisany/)).toBeVisible();
  await button(next, "Zmiany (1)").click();
  await next.getByRole("button", { name: /^Cofnij: / }).click();
  await expect(button(next, "Zmiany (0)")).toBeVisible();
  await expect(title).not.toHaveText("Niedokończone");
});
