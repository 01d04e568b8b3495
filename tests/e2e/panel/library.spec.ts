import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { toast, visit } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button, expectPublic, openScreen, photo, storePost, test } from "../support/panel.ts";

const details = (page: Page) => page.getByRole("dialog", { name: "Zdjęcie", exact: true });

test("a picture is uploaded, described, found and replaced; it goes when nothing shows it", async ({
  page,
  database,
}) => {
  await openScreen(page, "/admin/zdjecia", "Zdjęcia");
  const chosen = page.getByLabel("Dodaj zdjęcia");
  const [one, two] = [await photo("zuraw.jpg", 2400, 1600), await photo("b.jpg", 700, 500)];
  await chosen.setInputFiles([one, two]);
  await expect(toast(page, "Zdjęcia są w bibliotece")).toBeVisible();
  await chosen.setInputFiles(one);
  await expect(toast(page, "To zdjęcie jest już w bibliotece")).toBeVisible();
  await expectAccessible(page);

  const found = database.from("media_files").select().eq("file_name", "zuraw.jpg").single();
  const { data } = await found.throwOnError();
  const media = "/storage/v1/object/public/media";
  expect(data).toMatchObject({ width: 1620, height: 1080, sizes: [] });
  expect(data.avif_sizes).toEqual(expect.arrayContaining([480, 1600, 1920]));
  const copy = `${media}/sizes/480/${data.path.replace(".webp", ".avif")}`;
  const { width, height, format } = await sharp(
    await (await page.request.get(copy)).body(),
  ).metadata();
  expect({ width, height, format }).toEqual({ width: 480, height: 320, format: "heif" });
  const image_url = `${media}/${data.path}`;
  const { id, slug, title } = await storePost(database, "Z tym zdjęciem", { image_url });

  await visit(page, `/admin/zdjecia?picture=${encodeURIComponent(data.path)}`);
  await details(page).getByLabel("Opis zdjęcia").fill("Żuraw kamerowy nad planem");
  const use = details(page).getByRole("link", { name: title });
  await expect(use).toHaveAttribute("href", `/admin?edit=${id}`);
  await expect(button(details(page), "Usuń")).toBeDisabled();
  await details(page).getByLabel("Od lewej").focus();
  for (let step = 0; step < 30; step++) await page.keyboard.press("ArrowLeft");
  await expectAccessible(page);
  await expectPublic(page, `/blog/${slug}`, { text: 'alt="Żuraw kamerowy nad planem"' });
  await expectPublic(page, `/blog/${slug}`, { text: "object-position:20% 50%" });
  await expectPublic(page, `/blog/${slug}`, { text: `${copy} 480w` });

  // Without the encoder its copies are WebP, and the upload does not fail.
  await page.route(/avif_enc-.*\.wasm/, (route) => route.abort());
  await details(page)
    .getByLabel("Podmień")
    .setInputFiles(await photo("inny.jpg", 1000, 500));
  await expect(toast(page, "Zdjęcie podmienione")).toBeVisible();
  await expect(details(page).getByText("1000 × 500 px")).toBeVisible();
  await expectPublic(page, `/blog/${slug}`, { text: `${image_url}?v=1` });
  const row = database.from("media_files").select().eq("path", data.path).single();
  expect((await row.throwOnError()).data).toMatchObject({ sizes: [480, 960], avif_sizes: [] });
  await button(details(page), "Zamknij").click();
  const shown = page.getByRole("main").getByRole("listitem").getByRole("button");
  await page.getByLabel("Szukaj").fill("zuraw nad");
  await expect(shown).toHaveCount(1);
  await button(page, "Bez opisu").click();
  await expect(page.getByText("Żadne zdjęcie nie pasuje.")).toBeVisible();

  await database.from("blog_posts").delete().eq("id", id).throwOnError();
  await database.from("revisions").delete().eq("record_id", id).throwOnError();
  await visit(page, `/admin/zdjecia?picture=${encodeURIComponent(data.path)}`);
  await button(details(page), "Usuń").click();
  await button(page.getByRole("alertdialog"), "Usuń").click();
  await expect(toast(page, "Zdjęcie usunięte")).toBeVisible();
  await expectPublic(page, image_url, { status: 404 });
  await expectPublic(page, copy, { status: 404 });
});
