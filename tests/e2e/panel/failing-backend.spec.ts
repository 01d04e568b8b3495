import { expect } from "@playwright/test";
import { failOn } from "../support/failing-backend.ts";
import { toast } from "../support/fixtures.ts";
import { button, edit, field, sheet, storePost, test } from "../support/panel.ts";

test.describe("a backend that fails", () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/status of (403|500)|DataProblem/);
  });

  test("while saving says why, and keeps every word", async ({ page, database, openPanel }) => {
    const { title } = await storePost(database, "Uparty");
    await openPanel();
    const form = await edit(page, title);
    await field(page, "Autor").fill("Nie zginę");
    await failOn(page, "PATCH", "blog_posts");
    await button(form, "Zapisz zmiany").click();
    await expect(toast(page, "Błąd podczas zapisywania postu: dysk pełny")).toBeVisible();
    await expect(field(page, "Autor")).toHaveValue("Nie zginę");
    await expect(form.getByText("Niezapisane")).toBeVisible();
    await page.unrouteAll();
    await button(form, "Zapisz zmiany").click();
    await expect(sheet(page)).toHaveCount(0);
  });
});
