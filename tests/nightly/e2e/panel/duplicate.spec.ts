import { expect } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import { press } from "../../../e2e/support/page-checks.ts";
import {
  button,
  field,
  openFirstLines,
  readPost,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";

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
