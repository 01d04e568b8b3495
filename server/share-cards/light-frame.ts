import type { Canvas, Image } from "@napi-rs/canvas";

/** As many pixels as a card shows of it. */
const HEIGHT = 630;

/** What a stored value is as light (sRGB, IEC 61966-2-1), in steps of which 4,095 are white. */
const WHITE = 4095;
const toLight = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return WHITE * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
});
const toStored = Uint8Array.from({ length: WHITE + 1 }, (_, light) => {
  const part = light / WHITE;
  return Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));
});

/** The pictures of lamps, each with its part of the light, added as light adds. */
export async function lightFrame(
  lamps: readonly Image[],
  parts: readonly number[],
): Promise<Canvas> {
  const { createCanvas } = await import("@napi-rs/canvas");
  const [first] = lamps;
  if (!first) throw new Error("no picture of a lamp could be read");
  const canvas = createCanvas(Math.round((HEIGHT * first.width) / first.height), HEIGHT);
  const context = canvas.getContext("2d");
  const pixels = lamps.map((lamp) => {
    context.drawImage(lamp, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  });
  const gains = parts.map((part) => toLight.map((light) => light * part));
  const frame = context.createImageData(canvas.width, canvas.height);
  for (let at = 0; at < frame.data.length; at++) {
    let light = 0;
    for (const [lamp, data] of pixels.entries()) light += gains[lamp]?.[data[at] ?? 0] ?? 0;
    frame.data[at] = at % 4 === 3 ? 255 : (toStored[Math.min(WHITE, Math.round(light))] ?? 255);
  }
  context.putImageData(frame, 0, 0);
  return canvas;
}
