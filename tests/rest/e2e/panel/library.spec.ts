import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { caseStudy } from "../../../database/samples.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible, press, scrollThrough, tabTo } from "../../../e2e/support/page-checks.ts";
import { button, field, sheet, storePost, test } from "../../../e2e/support/panel.ts";
import { chance } from "../../../support/seeded.ts";

/** A picture like a photograph: its bytes grow with its pixels. Each is another file. */
async function noisy(name: string, width = 2400, height = 1600) {
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const made = sharp({ create: { width, height, channels: 3, background: "#444", noise } });
  return { name, mimeType: "image/jpeg", buffer: await made.jpeg().toBuffer() };
}

/** A shot of the demo with the grain of a photo taken at night. Renders have none, and take fewer bytes. */
async function photo(width: number, height: number) {
  const shot = sharp("assets/pictures/case-drone-city.webp").resize(width, height).removeAlpha();
  const pixels = await shot.raw().toBuffer();
  const { between } = chance();
  // The sum of three even draws is nearly normal; its deviation is 8.5 of 255.
  const grain = () => between(-8, 8) + between(-8, 8) + between(-8, 8);
  const grainy = new Uint8ClampedArray(pixels).map((level) => level + grain());
  return sharp(grainy, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

type Known = { path: string; sizes: number[]; description: string; revision: number };

const openLibrary = async (page: Page) => {
  await page.goto("/admin/zdjecia");
  await expect(page.getByRole("heading", { name: "Zdjęcia" })).toBeVisible();
};
const details = (page: Page) => page.getByRole("dialog", { name: "Zdjęcie", exact: true });

test("a description is asked beside a picture and said on its pages; a phone loads a smaller copy", async ({
  page,
  openPanel,
  browser,
  site,
  database,
}) => {
  const { id, slug } = await storePost(database, "Opisane");
  await openPanel(`?edit=${id}`);
  const main = sheet(page).getByRole("group", { name: "Zdjęcie główne" });
  await main.getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(await noisy("plan.jpg"));
  await expect(main.getByText("To zdjęcie nie ma jeszcze opisu.")).toBeVisible();
  await main.getByLabel("Opis zdjęcia").fill("Operator ustawia światło");
  const address = await field(page, "Adres zdjęcia").inputValue();
  await button(sheet(page), "Zapisz zmiany").click();
  await expect(toast(page, "Post został zaktualizowany")).toBeVisible();

  const path = address.replace(/^.*\/media\//, "");
  const known = () => database.from("media_files").select().eq("path", path).single<Known>();
  await expect.poll(async () => (await known()).data?.description).toBe("Operator ustawia światło");
  expect((await known()).data).toMatchObject({
    width: 1620,
    height: 1080,
    sizes: expect.arrayContaining([480, 960]),
  });

  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
  const visitor = await browser.newPage({ baseURL: site.url, ...phone });
  const loaded = visitor.waitForResponse((answer) => answer.url().includes(path.slice(0, -5)));
  await visitor.goto(`/blog/${slug}`);
  const image = visitor.getByRole("img", { name: "Operator ustawia światło" });
  await expect(image).toBeVisible();
  const bytes = (await (await loaded).body()).length;
  const whole = (await (await page.request.get(address)).body()).length;
  test.info().annotations.push({ type: "bytes", description: `${bytes} of ${whole}` });
  expect(bytes / whole).toBeLessThan(0.4);
  await visitor.goto("/blog");
  await expect(visitor.getByRole("img", { name: "Operator ustawia światło" })).toBeVisible();

  await openPanel(`?edit=${id}`);
  await main.getByLabel("Zdjęcie ozdobne (bez opisu)").check();
  await expect(main.getByLabel("Opis zdjęcia")).toBeDisabled();
  await expect(async () => {
    await visitor.goto(`/blog/${slug}`);
    await expect(visitor.locator(`img[src*="${path}"]`)).toHaveAttribute("alt", "", {
      timeout: 500,
    });
  }).toPass({ timeout: 20_000 });
  await visitor.close();
});

for (const [what, width, height] of [
  ["a photo and its gallery", 3000, 2000],
  ["an upright photo and its gallery", 2000, 3000],
] as const) {
  test(`a telephone loads less than two fifths of ${what}, with two and with three pixels to the point`, async ({
    page,
    browser,
    site,
    database,
  }) => {
    const buffer = await photo(width, height);
    await openLibrary(page);
    await page
      .getByLabel("Dodaj zdjęcia")
      .setInputFiles({ name: "z drona.jpg", mimeType: "image/jpeg", buffer });
    await expect(toast(page, "Zdjęcia są w bibliotece")).toBeVisible();
    const newest = database.from("media_files").select().order("created_at", { ascending: false });
    const { data } = await newest.limit(1).single<Known>().throwOnError();
    const image_url = `/storage/v1/object/public/media/${data.path}`;
    const whole = (await (await page.request.get(image_url)).body()).length;

    const content = `Początek\n\n![Miasto z góry](${image_url})`;
    const post = await storePost(database, `Na telefonie: ${what}`, { image_url, content });
    const gallery = [image_url, image_url];
    const study = caseStudy({ title: `Na telefonie: ${what}`, image_url, gallery_images: gallery });
    await database.from("case_studies").insert(study).throwOnError();
    const pictures = { [`/blog/${post.slug}`]: 2, [`/case-studies/${study.slug}`]: 5 };
    for (const deviceScaleFactor of [2, 3]) {
      const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor };
      const visitor = await browser.newPage({ baseURL: site.url, ...phone });
      for (const [path, count] of Object.entries(pictures)) {
        await visitor.goto(path);
        const shown = visitor.locator(`main img[src="${image_url}"]`);
        // Some come when they are near, which is watched as soon as the page has its scripts.
        await expect(async () => {
          await scrollThrough(visitor);
          await expect(shown).toHaveCount(count, { timeout: 1_000 });
        }).toPass();
        const loaded = () =>
          shown.evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc));
        await expect.poll(loaded).not.toContain("");
        let bytes = 0;
        for (const address of new Set(await loaded())) {
          bytes += (await (await page.request.get(address)).body()).length;
        }
        const description = `${path} at ${deviceScaleFactor}: ${bytes} of ${whole}`;
        test.info().annotations.push({ type: "bytes", description });
        expect(bytes / whole, description).toBeLessThan(0.4);
      }
      await visitor.close();
    }
  });
}

test("many files at once, of which one is there already; search and filters", async ({
  page,
  database,
}) => {
  await openLibrary(page);
  const [one, two] = [await noisy("a.jpg", 700, 500), await noisy("b.jpg", 700, 500)];
  const chosen = page.getByLabel("Dodaj zdjęcia");
  await chosen.setInputFiles([one, two]);
  await expect(toast(page, "Zdjęcia są w bibliotece")).toBeVisible();
  const shown = page.getByRole("main").getByRole("listitem").getByRole("button");
  const { count } = await database
    .from("media_files")
    .select("path", { count: "exact", head: true })
    .throwOnError();
  const before = count ?? 0;
  await expect(shown).toHaveCount(before);
  await chosen.setInputFiles([one, await noisy("c.jpg", 700, 500)]);
  await expect(toast(page, "To zdjęcie jest już w bibliotece")).toBeVisible();
  await expect(shown).toHaveCount(before + 1);
  await expectAccessible(page);

  await shown.first().click();
  await details(page).getByLabel("Opis zdjęcia").fill("Żuraw kamerowy nad planem");
  await details(page).getByLabel("Autor zdjęcia").fill("Ola");
  await button(details(page), "Zamknij").click();
  await expect(page.getByRole("button", { name: "Żuraw kamerowy nad planem" })).toBeVisible();
  await page.getByLabel("Szukaj").fill("zuraw ola");
  await expect(shown).toHaveCount(1);
  await button(page, "Bez opisu").click();
  await expect(page.getByText("Żadne zdjęcie nie pasuje.")).toBeVisible();
  await page.getByLabel("Szukaj").fill("");
  await expect(shown.first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Żuraw kamerowy nad planem" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /zdję\S+ bez opisu$/ })).toBeVisible();
});

test("a picture's uses, its focal point, another file for it; it goes when nothing shows it", async ({
  page,
  database,
  openWindow,
}) => {
  await openLibrary(page);
  await page.getByLabel("Dodaj zdjęcia").setInputFiles(await noisy("kadr.jpg", 900, 600));
  await expect(toast(page, "Zdjęcia są w bibliotece")).toBeVisible();
  const newest = database.from("media_files").select().order("created_at", { ascending: false });
  const { data } = await newest.limit(1).single<Known>().throwOnError();
  const image_url = `/storage/v1/object/public/media/${data.path}`;
  const post = await storePost(database, "Z tym zdjęciem", { image_url });

  await page.goto(`/admin/zdjecia?picture=${encodeURIComponent(data.path)}`);
  await expect(details(page).getByRole("link", { name: "Z tym zdjęciem" })).toHaveAttribute(
    "href",
    `/admin?edit=${post.id}`,
  );
  await expect(button(details(page), "Usuń")).toBeDisabled();
  await details(page).getByLabel("Od lewej").focus();
  for (let step = 0; step < 30; step++) await page.keyboard.press("ArrowLeft");
  await expectAccessible(page);
  const visitor = await openWindow();
  const image = visitor.locator(`img[src*="${data.path}"]`).first();
  await expect(async () => {
    await visitor.goto(`/blog/${post.slug}`);
    await expect(image).toHaveCSS("object-position", "20% 50%", { timeout: 500 });
  }).toPass({ timeout: 20_000 });

  await details(page)
    .getByLabel("Podmień")
    .setInputFiles(await noisy("inny.jpg", 1000, 500));
  await expect(toast(page, "Zdjęcie podmienione")).toBeVisible();
  await expect(details(page).getByText("1000 × 500 px")).toBeVisible();
  await expect(async () => {
    await visitor.goto(`/blog/${post.slug}`);
    await expect(image).toHaveAttribute("src", `${image_url}?v=1`, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(image).toHaveAttribute("width", "1000");

  for (const table of ["blog_posts", "revisions"]) {
    const column = table === "revisions" ? "record_id" : "id";
    await database.from(table).delete().eq(column, post.id).throwOnError();
  }
  await page.reload();
  await button(details(page), "Usuń").click();
  await button(page.getByRole("alertdialog"), "Usuń").click();
  await expect(toast(page, "Zdjęcie usunięte")).toBeVisible();
  expect((await page.request.get(image_url)).status()).toBe(404);
});

test("a picture of the library goes into every field for pictures", async ({
  page,
  database,
  openPanel,
}) => {
  await openLibrary(page);
  await page.getByLabel("Dodaj zdjęcia").setInputFiles(await noisy("wybór.jpg", 600, 400));
  await expect(toast(page, "Zdjęcia są w bibliotece")).toBeVisible();
  const newest = database.from("media_files").select().order("created_at", { ascending: false });
  const { data } = await newest.limit(1).single<Known>().throwOnError();
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

  const study = caseStudy({ title: "Z galerią", published_at: null });
  const row = database.from("case_studies").insert(study).select("id").single();
  const { id } = (await row.throwOnError()).data;
  await openPanel(`?tab=case-studies&edit=${id}`);
  const gallery = sheet(page).getByRole("group", { name: "Galeria zdjęć" });
  await button(gallery, "Wybierz z biblioteki").click();
  await choose();
  await button(library, "Wybierz (1)").click();
  await expect(gallery.locator("img")).toHaveAttribute("src", address);
  await expect(gallery.getByLabel("Opis zdjęcia")).toHaveValue("Z biblioteki");
  await tabTo(page, gallery.getByLabel("Opis zdjęcia"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Wybrane klawiszami");
  await page.keyboard.press("Tab");
  const described = database.from("media_files").select().eq("description", "Wybrane klawiszami");
  await expect.poll(async () => (await described).data?.length).toBe(1);
});
