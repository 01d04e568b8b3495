import { expect, type Page } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  field,
  rowButton,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";

/** From now on the backend answers this method with a failure, until the routes are taken away. */
const failOn = (page: Page, method: string) =>
  page.route("**/rest/v1/blog_posts**", (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message: "dysk pełny", code: "XX000" } })
      : route.fallback(),
  );

test("a backend that fails, or a network that is away, is told, and takes no word and no row", async ({
  page,
  context,
  database,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500|DataProblem|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { title } = await storePost(database, "Uparty");
  await openPanel();
  const form = await edit(page, title);
  await field(page, "Autor").fill("Nie zginę");
  await failOn(page, "PATCH");
  await button(form, "Zapisz zmiany").click();
  await expect(toast(page, "Błąd podczas zapisywania postu: dysk pełny")).toBeVisible();
  await expect(field(page, "Autor")).toHaveValue("Nie zginę");
  await expect(form.getByText("Niezapisane")).toBeVisible();
  await page.unrouteAll();
  await button(form, "Zapisz zmiany").click();
  await expect(sheet(page)).toHaveCount(0);

  const question = page.getByRole("alertdialog");
  const failed = toast(page, "Wystąpił błąd podczas usuwania postu");
  await failOn(page, "DELETE");
  await rowButton(page, "Usuń", title).click();
  await button(question, "Usuń").click();
  await expect(failed).toHaveCount(1);
  await page.unrouteAll();
  await rowButton(page, "Usuń", title).click();
  await context.setOffline(true);
  await button(question, "Usuń").click();
  await expect(failed).toHaveCount(2);
  await expect(question).toHaveCount(0);
  await expect(rowButton(page, "Usuń", title)).toBeVisible();
  await context.setOffline(false);
});
