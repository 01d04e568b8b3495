import { expect, type Route } from "@playwright/test";
import { press, toast } from "../../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../../e2e/support/page-checks.ts";
import { button, test } from "../../../../e2e/support/panel.ts";
import { headline, openEditor, textField } from "../../../../e2e/support/site-editor.ts";

test("changes are planned for a moment, which the page and the list say, and taken back", async ({
  page,
}) => {
  await press(headline(await openEditor(page, "/uslugi")));
  // Two reads of what is planned: of before the draft, and of before the plan. They come after it.
  const late = Promise.withResolvers<void>();
  let answered = 0;
  const answerLate = async (route: Route) => {
    const response = await route.fetch();
    answered++;
    await late.promise;
    await route.fulfill({ response });
  };
  await page.route("**/rest/v1/unpublished_changes?*", answerLate, { times: 2 });
  await textField(page).fill("Oferta na nowy rok");
  await button(page, "Zmiany (1)").click();
  const plan = page.getByRole("region", { name: "Publikacja w wybranym terminie" });
  await button(plan, "Zaplanuj publikację").click();
  const moment = plan.getByLabel("Data i godzina (czasu warszawskiego)");
  await moment.fill("2020-01-01T09:00");
  await button(plan, "Zaplanuj").click();
  await expect(plan.getByText("Podaj termin późniejszy niż teraz")).toBeVisible();
  await moment.fill("2033-01-03T09:00");
  await expect.poll(() => answered).toBe(2);
  await button(plan, "Zaplanuj").click();
  await expect(
    toast(page, "Zaplanowano. 1 zmiana ukaże się 03.01.2033 o\u00a09:00 czasu warszawskiego."),
  ).toBeVisible();
  late.resolve();
  await expect(plan.getByText(/^1 zmiana ukaże się 03\.01\.2033 o\s9:00/)).toBeVisible();
  await expect(page.getByText("1 zmiana ukaże się 03.01.2033, 09:00")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Strona", exact: true }).click();
  await page.getByRole("link", { name: "Podstrony" }).click();
  await expect(page.getByText("Zaplanowane na 03.01.2033, 09:00: 1")).toBeVisible();

  await page.getByRole("link", { name: "Treści", exact: true }).click();
  await page.getByText("Zaplanowane: 1").click();
  const day = page.getByRole("cell", { name: "9:00 ukaże się 1 zmiana" });
  await day.getByRole("link", { name: "Usługi" }).click();
  await expect(textField(page)).toHaveValue("Oferta na nowy rok");

  await openEditor(page, "/uslugi");
  await button(page, "Zmiany (1)").click();
  await page.getByRole("button", { name: /^Cofnij plan: 03\.01\.2033/ }).click();
  await expect(toast(page, "Plan cofnięty. Zmiany zostały szkicami.")).toBeVisible();
  await expect(button(page, "Zaplanuj publikację")).toBeVisible();
  await page.getByRole("button", { name: /^Cofnij: / }).click();
  await expect(button(page, "Zmiany (0)")).toBeVisible();
});
