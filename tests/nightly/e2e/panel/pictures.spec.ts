import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { caseStudy } from "../../../database/samples.ts";
import { toast, visit } from "../../../e2e/support/fixtures.ts";
import { scrollThrough } from "../../../e2e/support/page-checks.ts";
import {
  field,
  openScreen,
  photo,
  picture,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";
import { chance } from "../../../support/seeded.ts";

type File = { name: string; mimeType: string; buffer: Buffer };

const choose = (page: Page, file: File) =>
  sheet(page).getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(file);

/** The stored file at the form's address, once it is there. */
async function stored(page: Page, ending: RegExp) {
  await expect(field(page, "Adres zdjęcia")).toHaveValue(ending);
  const url = await field(page, "Adres zdjęcia").inputValue();
  const answer = await page.request.get(url);
  const bytes = await answer.body();
  const { width, height, exif } = await sharp(bytes).metadata();
  return { url, type: answer.headers()["content-type"], bytes, size: [width, height], exif };
}

async function movingGif(): Promise<Buffer> {
  const frames = ["#f00", "#00f"].map((shade) => picture(40, 30, shade).png().toBuffer());
  const joined = sharp(await Promise.all(frames), { join: { animated: true } });
  return joined.gif({ loop: 0, delay: [90, 90] }).toBuffer();
}

/** A shot of the demo with the grain of a photo taken at night. Renders have none, and take fewer bytes. */
async function grainy(width: number, height: number) {
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

test("a telephone loads less than two fifths of an upright photo and its gallery, with two and with three pixels to the point", async ({
  page,
  browser,
  site,
  database,
}) => {
  const buffer = await grainy(2000, 3000);
  await openScreen(page, "/admin/zdjecia", "Zdjęcia");
  await page
    .getByLabel("Dodaj zdjęcia")
    .setInputFiles({ name: "z drona.jpg", mimeType: "image/jpeg", buffer });
  await expect(toast(page, "Zdjęcia są w bibliotece")).toBeVisible();
  const newest = database.from("media_files").select().order("created_at", { ascending: false });
  const { data } = await newest.limit(1).single().throwOnError();
  const image_url = `/storage/v1/object/public/media/${data.path}`;
  const whole = (await (await page.request.get(image_url)).body()).length;

  const content = `Początek\n\n![Miasto z góry](${image_url})`;
  const post = await storePost(database, "Na telefonie", { image_url, content });
  const gallery = [image_url, image_url];
  const study = caseStudy({ title: "Na telefonie", image_url, gallery_images: gallery });
  await database.from("case_studies").insert(study).throwOnError();
  const pictures = { [`/blog/${post.slug}`]: 2, [`/case-studies/${study.slug}`]: 5 };
  for (const deviceScaleFactor of [2, 3]) {
    const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor };
    const visitor = await browser.newPage({ baseURL: site.url, ...phone });
    for (const [path, count] of Object.entries(pictures)) {
      await visit(visitor, path);
      const shown = visitor.locator(`main img[src="${image_url}"]`);
      // Some come when they are near.
      const seen = async () => {
        await scrollThrough(visitor);
        return shown.count();
      };
      await expect.poll(seen).toBe(count);
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

test("a HEIC photo of a telephone becomes WebP, upright and in its colours", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  const decoder: string[] = [];
  page.on("request", (request) => {
    if (/libheif/.test(request.url())) decoder.push(request.url());
  });
  // Lies on its side as stored, 800×500 in four colours, and is to be shown 500×800.
  const buffer = await readFile("tests/pictures/phone.heic");
  await choose(page, { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer });
  const upright = await stored(page, /\.webp$/);
  expect(upright).toMatchObject({ type: "image/webp", size: [500, 800] });
  expect(decoder).toHaveLength(2);
  const pixels = await sharp(upright.bytes).raw().toBuffer();
  const colourAt = (x: number, y: number) => [...pixels.subarray((y * 500 + x) * 3).subarray(0, 3)];
  const expected = [
    [100, 100, [40, 60, 200]],
    [400, 100, [200, 40, 40]],
    [100, 700, [240, 240, 240]],
    [400, 700, [40, 160, 60]],
  ] as const;
  for (const [x, y, colour] of expected) {
    for (const [at, value] of colourAt(x, y).entries()) {
      expect(Math.abs(value - (colour[at] ?? 0)), `${x}, ${y}`).toBeLessThan(8);
    }
  }
});

test("where the browser writes no WebP, as Safari, a script does", async ({ page, openPanel }) => {
  // Asked for WebP, its canvas gives a PNG.
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done) {
      toBlob.call(this, done, "image/png");
    };
  });
  const encoder = new Map<string, number>();
  page.on("response", async (response) => {
    const url = response.url();
    if (/webp_enc|webp-worker/.test(url)) encoder.set(url, (await response.body()).length);
  });
  await openPanel("?edit=new");
  expect(encoder.size).toBe(0);
  await choose(page, await photo("z telefonu.jpg", 3000, 2000));
  const fitted = await stored(page, /\.webp$/);
  expect(fitted).toMatchObject({ type: "image/webp", size: [1620, 1080] });
  const { channels } = await sharp(fitted.bytes).stats();
  expect(channels[0]?.mean).toBeGreaterThan(245);
  const smaller = fitted.url.replace("/media/", "/media/sizes/480/");
  expect((await page.request.get(smaller)).headers()["content-type"]).toBe("image/webp");
  expect(encoder.size).toBe(3);
  // Of each file once: browsers keep them for good.
  const bytes = [...encoder.values()].reduce((sum, length) => sum + length, 0);
  expect(bytes).toBeLessThan(350_000);
});

test("in place of a still picture an animated one moves on, and of a GIF it is said that it stands", async ({
  page,
  database,
}) => {
  await openScreen(page, "/admin/zdjecia", "Zdjęcia");
  const still = await picture(1000, 500).webp().toBuffer();
  const mimeType = "image/webp";
  const first = { name: "a.webp", mimeType, buffer: still };
  await page.getByLabel("Dodaj zdjęcia").setInputFiles(first);
  await expect(toast(page, "Zdjęcia są w bibliotece")).toBeVisible();
  const newest = database.from("media_files").select().order("created_at", { ascending: false });
  const { data } = await newest.limit(1).single<{ path: string }>().throwOnError();

  await visit(page, `/admin/zdjecia?picture=${data.path}`);
  const replace = page.getByRole("dialog", { name: "Zdjęcie", exact: true }).getByLabel("Podmień");
  const moving = await readFile("tests/pictures/moving.webp");
  await replace.setInputFiles({ name: "ruch.webp", mimeType, buffer: moving });
  await expect(toast(page, "Zdjęcie podmienione")).toBeVisible();
  const address = `/storage/v1/object/public/media/${data.path}`;
  const bytes = await (await page.request.get(address)).body();
  expect(bytes.equals(moving)).toBe(true);
  const row = database.from("media_files").select("sizes").eq("path", data.path).single();
  expect((await row.throwOnError()).data).toEqual({ sizes: [] });

  const buffer = await movingGif();
  await replace.setInputFiles({ name: "ruch.gif", mimeType: "image/gif", buffer });
  const said = "Animacja „ruch.gif” została zapisana jako nieruchomy obraz.";
  await expect(toast(page, said)).toBeVisible();
});

test("of 50 megapixels it leaves the tab alive", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  await field(page, "Tytuł").fill("Wielkie");
  await choose(page, await photo("wielkie.jpg", 8660, 5774));
  expect((await stored(page, /\.webp$/)).size).toEqual([1620, 1080]);
  await expect(field(page, "Tytuł")).toHaveValue("Wielkie");
});
