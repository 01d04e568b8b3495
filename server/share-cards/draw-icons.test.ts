import { createCanvas, loadImage } from "@napi-rs/canvas";
import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { ownBrand } from "../../app/brand/brand.ts";
import { brandIcon, drawIcons } from "./draw-icons.ts";

const unread = () => Promise.reject(new Error("no file is needed"));

async function middleOf(png: Uint8Array | undefined, x = 0.5) {
  const image = await loadImage(Buffer.from(png ?? []));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const at = Math.round(image.width * x);
  return [...context.getImageData(at, Math.round(image.height / 2), 1, 1).data.slice(0, 3)];
}

test("an accent colours the design's own mark in every icon", async () => {
  const icons = await drawIcons(await brandIcon({ ...ownBrand, accent: "#1f5bff" }, unread));
  expect(Object.keys(icons)).toHaveLength(6);
  for (const [address, icon] of Object.entries(icons)) {
    if (!address.endsWith(".png")) continue;
    expect([address, await middleOf(icon)]).toEqual([address, [0x1f, 0x5b, 0xff]]);
  }
  expect(imageSize(icons["/favicon.ico"] ?? new Uint8Array())).toMatchObject({ width: 32 });
  expect(Buffer.from(icons["/favicon.svg"] ?? []).toString()).toContain("data:image/png;base64,");
});
