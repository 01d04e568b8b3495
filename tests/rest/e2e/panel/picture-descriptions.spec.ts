import { expect } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import { field, photo, sheet, storePost, test } from "../../../e2e/support/panel.ts";

test("one picture in two fields keeps the description that was typed last", async ({
  page,
  openPanel,
  database,
  expectedErrors,
}) => {
  const { id } = await storePost(database, "Dwa pola");
  await openPanel(`?edit=${id}`);
  const main = sheet(page).getByRole("group", { name: "Zdjęcie główne" });
  await main.getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(await photo("dwa.jpg"));
  await expect(field(page, "Adres zdjęcia")).toHaveValue(/\/media\//);
  const address = await field(page, "Adres zdjęcia").inputValue();
  await field(page, "Treść (Markdown)").fill(`![](${address})`);
  const first = main.getByLabel("Opis zdjęcia");
  const inText = sheet(page).getByRole("list", { name: /^Zdjęcia w/ });
  const second = inText.getByLabel("Opis zdjęcia");
  await first.fill("Operator");
  await expect(second).toHaveValue("Operator");
  await second.fill("Operator z kamerą");
  await expect(first).toHaveValue("Operator z kamerą");

  // A save that fails after the field was left takes nothing from it.
  expectedErrors.push(/status of 403|DataProblem/);
  const answer = Promise.withResolvers<void>();
  await page.route("**/rest/v1/media_files*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await answer.promise;
    await route.fulfill({ status: 403, json: { code: "42501", message: "Broken" } });
  });
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("media_files"),
  );
  await first.fill("Operator z drugą kamerą");
  await sent;
  await second.focus();
  answer.resolve();
  await expect(toast(page, "Nie udało się zapisać opisu:")).toBeVisible();
  await expect(first).toHaveValue("Operator z drugą kamerą");
});

test("the description typed last is stored, however long the save before it takes", async ({
  page,
  openPanel,
  database,
  site,
}) => {
  const { id } = await storePost(database, "Powolny opis");
  await openPanel(`?edit=${id}`);
  const main = sheet(page).getByRole("group", { name: "Zdjęcie główne" });
  await main.getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(await photo("wolne.jpg"));
  const line = main.getByLabel("Opis zdjęcia");
  await expect(line).toBeEditable();
  const first = Promise.withResolvers<void>();
  let saves = 0;
  await page.route("**/rest/v1/media_files*", async (route, request) => {
    if (request.method() === "POST" && ++saves === 1) await first.promise;
    await route.continue();
  });
  await line.fill("Operator");
  await expect.poll(() => saves).toBe(1);
  await line.fill("Operator z kamerą");
  await line.blur();
  // What the second save would have sent by now.
  await page.evaluate((address) => fetch(address), site.url);
  expect(saves).toBe(1);
  first.resolve();
  const described = (description: string) =>
    database.from("media_files").select().eq("description", description);
  await expect.poll(async () => (await described("Operator z kamerą")).data?.length).toBe(1);
  await expect(line).toHaveValue("Operator z kamerą");
});

test("a description typed without a network is stored when it is back", async ({
  page,
  context,
  openPanel,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|DataProblem/);
  const { id } = await storePost(database, "Opis w tunelu");
  await openPanel(`?edit=${id}`);
  const main = sheet(page).getByRole("group", { name: "Zdjęcie główne" });
  await main.getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(await photo("tunel.jpg"));
  const line = main.getByLabel("Opis zdjęcia");
  await expect(line).toBeEditable();
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (it) => it.url().includes("media_files"));
  await line.fill("Wyjazd z tunelu");
  await failed;
  await line.blur();
  await context.setOffline(false);
  const described = () =>
    database.from("media_files").select().eq("description", "Wyjazd z tunelu");
  await expect.poll(async () => (await described()).data?.length).toBe(1);
  await expect(line).toHaveValue("Wyjazd z tunelu");
});
