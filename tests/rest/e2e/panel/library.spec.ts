import { expect } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible, press } from "../../../e2e/support/page-checks.ts";
import {
  button,
  field,
  openScreen,
  photo,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";

test("a picture of the library goes into a text, and becomes the main one", async ({
  page,
  database,
  openPanel,
}) => {
  await openScreen(page, "/admin/zdjecia", "Zdjęcia");
  await page.getByLabel("Dodaj zdjęcia").setInputFiles(await photo("wybór.jpg", 600, 400));
  await expect(toast(page, "Zdjęcia są w bibliotece")).toBeVisible();
  const newest = database.from("media_files").select().order("created_at", { ascending: false });
  const { data } = await newest.limit(1).single().throwOnError();
  const facts = { description: "Z biblioteki", caption: "Plan", author: "Ola" };
  await database.from("media_files").update(facts).eq("path", data.path).throwOnError();
  const address = `/storage/v1/object/public/media/${data.path}`;
  const library = page.getByRole("dialog", { name: "Biblioteka zdjęć" });
  const choose = async () => {
    await library.getByRole("button", { name: "Z biblioteki", exact: true }).click();
  };

  const post = await storePost(database, "Z biblioteką", { published_at: null });
  await openPanel(`?edit=${post.id}`);
  const text = field(page, "Treść (Markdown)");
  await text.fill("Początek");
  await button(sheet(page), "Wybierz z biblioteki").first().click();
  await choose();
  await expectAccessible(page, [1280]);
  await button(library, "Wybierz (1)").click();
  await expect(text).toHaveValue(`Początek\n\n![](${address} "Plan, fot.\u00a0Ola")\n\n`);
  await expect(text).toBeFocused();
  const main = sheet(page).getByRole("group", { name: "Zdjęcie główne" });
  const opener = button(main, "Wybierz z biblioteki");
  await press(page, opener);
  await press(page, library.getByRole("button", { name: "Z biblioteki", exact: true }));
  await expect(library).toHaveCount(0);
  await expect(field(page, "Adres zdjęcia")).toHaveValue(address);
  await expect(opener).toBeFocused();
  await expect(main.getByLabel("Opis zdjęcia")).toHaveValue("Z biblioteki");
});
