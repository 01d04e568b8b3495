import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { choosePicture, storedPicture } from "../../../e2e/support/main-picture.ts";
import { test } from "../../../e2e/support/panel.ts";

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
  await choosePicture(page, { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer });
  const upright = await storedPicture(page, /\.webp$/);
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
