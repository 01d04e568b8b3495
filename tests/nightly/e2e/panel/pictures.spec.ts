import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { field, photo, picture, sheet, test } from "../../../e2e/support/panel.ts";
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

async function _movingGif(): Promise<Buffer> {
  const frames = ["#f00", "#00f"].map((shade) => picture(40, 30, shade).png().toBuffer());
  const joined = sharp(await Promise.all(frames), { join: { animated: true } });
  return joined.gif({ loop: 0, delay: [90, 90] }).toBuffer();
}

/** A shot of the demo with the grain of a photo taken at night. Renders have none, and take fewer bytes. */
async function _grainy(width: number, height: number) {
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

test("of 50 megapixels it leaves the tab alive", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  await field(page, "Tytuł").fill("Wielkie");
  await choose(page, await photo("wielkie.jpg", 8660, 5774));
  expect((await stored(page, /\.webp$/)).size).toEqual([1620, 1080]);
  await expect(field(page, "Tytuł")).toHaveValue("Wielkie");
});
