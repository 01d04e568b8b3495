import { expect } from "@playwright/test";
import { caseStudy } from "../../../database/samples.ts";
import { failOn } from "../../../e2e/support/failing-backend.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import {
  button,
  field,
  photo,
  rowButton,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";

test.describe("a backend that fails", () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/status of (403|500)|DataProblem/);
  });

  test("while deleting says so, and the row stays", async ({ page, database, openPanel }) => {
    const { title } = await storePost(database, "Zostaje");
    await openPanel();
    await rowButton(page, "Usuń", title).click();
    await failOn(page, "DELETE", "blog_posts");
    await button(page.getByRole("alertdialog"), "Usuń").click();
    await expect(toast(page, "Wystąpił błąd podczas usuwania postu")).toBeVisible();
    await expect(rowButton(page, "Usuń", title)).toBeVisible();
  });

  test("while the list is read says so, and offers to try again", async ({
    page,
    database,
    openPanel,
  }) => {
    await database
      .from("case_studies")
      .insert(caseStudy({ title: "Wraca" }))
      .throwOnError();
    // Refusals are not repeated: the test need not wait for three more attempts.
    await page.route("**/rest/v1/rpc/find_records", (route) =>
      route.fulfill({ status: 403, json: { message: "nie", code: "42501" } }),
    );
    await openPanel("?tab=case-studies");
    await expect(toast(page, "Wystąpił błąd podczas pobierania case studies")).toBeVisible();
    await page.unrouteAll();
    await button(page, "Spróbuj ponownie").click();
    await expect(rowButton(page, "Edytuj", "Wraca")).toBeVisible();
  });
});

test("a storage that fails names the pictures it did not take", async ({
  page,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500|DataProblem/);
  await openPanel("?tab=case-studies&edit=new");
  await field(page, "Tytuł").fill("Ze zdjęciem");
  await page.route("**/storage/v1/object/media/**", (route) =>
    route.fulfill({ status: 500, json: { message: "brak miejsca", statusCode: "500" } }),
  );
  const [one, two] = [await photo("jeden.jpg"), await photo("dwa.jpg")];
  await sheet(page).getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(one);
  await expect(toast(page, "Błąd podczas przesyłania zdjęcia: brak miejsca")).toBeVisible();
  await sheet(page).getByLabel("Galeria zdjęć: Wybierz pliki").setInputFiles([one, two]);
  const which = "jeden.jpg – brak miejsca; dwa.jpg – brak miejsca";
  await expect(toast(page, `Błąd podczas przesyłania zdjęć: ${which}`)).toBeVisible();
  await expect(field(page, "Tytuł")).toHaveValue("Ze zdjęciem");
});

test("without a network a press says at once that it failed, and the list stays", async ({
  page,
  context,
  database,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|DataProblem/);
  const { title } = await storePost(database, "Bez sieci");
  await openPanel();
  await rowButton(page, "Usuń", title).click();
  const question = page.getByRole("alertdialog");
  await expect(page.locator("section[aria-live]")).toBeAttached();
  await context.setOffline(true);
  await button(question, "Usuń").click();
  await expect(toast(page, "Wystąpił błąd podczas usuwania postu")).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(rowButton(page, "Usuń", title)).toBeVisible();
  await context.setOffline(false);
});
