import { expect } from "@playwright/test";
import { press, toast } from "../../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../../e2e/support/page-checks.ts";
import { button, test } from "../../../../e2e/support/panel.ts";
import { headline, openEditor, textField } from "../../../../e2e/support/site-editor.ts";

test("a longer headline is warned of, a changed original is shown, and an earlier version comes back", async ({
  page,
  database,
}) => {
  const pointer = "/aboutPage/hero/title";
  const former = { value: "Nasza dawna historia", was: "Oryginał sprzed zmiany" };
  const key = "texts/about";
  await database
    .from("page_content")
    .insert({ key, value: { [pointer]: former } })
    .throwOnError();
  const title = headline(await openEditor(page, "/o-nas"));
  await expect(title).toHaveText(former.value);
  await press(title);
  const question = page.getByRole("alert").filter({ hasText: "Oryginał zmienił się" });
  await expect(question).toContainText(former.was);
  await button(question, "Zostaw moją").click();
  await expect(question).toHaveCount(0);

  await textField(page).fill("Bardzo długi nagłówek, który na telefonie zajmie wiele wierszy");
  await expect(page.getByText(/^Na telefonie .+ wierszy?, (?:był|były|było) /)).toBeVisible();
  await expectAccessible(page);
  await button(page, "Opublikuj zmiany").click();
  await expect(button(page, "Zmiany (0)")).toBeVisible();

  await button(page, "Zmiany (0)").click();
  await button(page, "Historia").click();
  await page.getByRole("button", { name: `Przywróć: ${former.value}` }).click();
  await expect(toast(page, "Tekst przywrócony jako szkic.")).toBeVisible();
  await expect(title).toHaveText(former.value);
});
