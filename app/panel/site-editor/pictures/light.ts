/** For scrims (`app/site-texts/pictures/scrims.ts`). Undefined when the picture cannot be read: then pages take it for white. */
export async function lightOf(src: string): Promise<number | undefined> {
  try {
    const image = new Image();
    // Another origin's pixels can be read only then.
    image.crossOrigin = "anonymous";
    image.src = src;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
    const context = canvas.getContext("2d");
    if (!context) return undefined;
    context.drawImage(image, 0, 0, SIDE, SIDE);
    return lightIn(context.getImageData(0, 0, SIDE, SIDE).data);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Drawn small: a bright point is no bright place. */
const SIDE = 64;

/** The luminance that 95 of 100 points stay below, in percent of white's. */
export function lightIn(pixels: Uint8ClampedArray): number {
  const points: number[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    // What is seen through it is the ground, which is dark.
    const share = alpha / 255;
    const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    points.push(light * share);
  }
  points.sort((one, other) => one - other);
  return Math.ceil((points[Math.ceil(points.length * 0.95) - 1] ?? 1) * 100);
}

function linear(channel: number): number {
  const level = channel / 255;
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
}
