import type { Locator } from "@playwright/test";
import sharp from "sharp";

type Rgb = readonly [number, number, number];

/**
 * The contrast of a colour with each pixel that is seen of an element now, as WCAG 2 has it; the least first.
 * Without the outermost two, which an element may share with what is beside it.
 */
export async function contrastsWith(element: Locator, colour: Rgb): Promise<Float64Array> {
  const picture = sharp(await element.screenshot()).removeAlpha();
  const { width, height } = await picture.metadata();
  const inside = picture.extract({ left: 2, top: 2, width: width - 4, height: height - 4 });
  const data = await inside.raw().toBuffer();
  return Float64Array.from({ length: data.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 3, index * 3 + 3);
    return contrast([red, green, blue], colour);
  }).sort();
}

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
