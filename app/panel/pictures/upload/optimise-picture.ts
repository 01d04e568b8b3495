import type { PictureCopies } from "~/panel/data/picture-files.ts";
import { fitInto } from "~/picture-files/picture-file.ts";
import { AVIF_SIZES, QUALITY, SMALLER, SMALLER_QUALITY } from "~/picture-files/picture-limits.ts";

export type OptimisedPicture = { bytes: ArrayBuffer; width: number; height: number };

type Size = { width: number; height: number };

export class UnreadablePicture extends Error {}

type Options = {
  bounds: Size;
  /** The file itself, for one that is stored as it is and gets only its copies. */
  whole?: ArrayBuffer;
  isHeic?: boolean;
};

/** A machine of two cores needs two seconds for a photograph; one that is six times slower makes its copies as WebP. */
const AVIF_MS = 15_000;
let isAvifSlow = false;

/** Re-encodes a picture as WebP within bounds, never enlarged, upright as EXIF says. */
export async function optimisePicture(
  file: Blob,
  { bounds, whole, isHeic = false }: Options,
): Promise<OptimisedPicture & { copies: PictureCopies }> {
  const bitmap = await decode(file, isHeic);
  try {
    const size = fitInto(bitmap, bounds);
    const bytes = whole ?? (await drawWebp(bitmap, size));
    const copies = (await avifCopies(bitmap, size)) ?? (await webpCopies(bitmap, size));
    // Without a copy, visitors get a larger file.
    for (const [width, copy] of copies.files) {
      if (copy.byteLength >= bytes.byteLength) copies.files.delete(width);
    }
    return { bytes, ...size, copies };
  } finally {
    bitmap.close();
  }
}

type Copies = { type: PictureCopies["type"]; files: Map<number, ArrayBuffer> };

/** Null where they cannot be made, or not in time: an upload does not fail because of them. */
async function avifCopies(source: CanvasImageSource, size: Size): Promise<Copies | null> {
  if (isAvifSlow) return null;
  const widths = AVIF_SIZES.filter((width) => width < size.width || width === AVIF_SIZES.at(-1));
  const signal = AbortSignal.timeout(AVIF_MS);
  try {
    const { encodeAvif } = await import("./encode.client.ts");
    const pictures = widths.map((width) => pixelsOf(draw(source, copySize(size, width))));
    const files = await encodeAvif(pictures, signal);
    const named = widths.flatMap((width, at) => (files[at] ? [[width, files[at]] as const] : []));
    return { type: "avif", files: new Map(named) };
  } catch (error) {
    isAvifSlow = signal.aborted;
    console.warn(error);
    return null;
  }
}

async function webpCopies(source: CanvasImageSource, size: Size): Promise<Copies> {
  const files = new Map<number, ArrayBuffer>();
  for (const width of SMALLER.filter((width) => width < size.width)) {
    const copy = await drawWebp(source, copySize(size, width), SMALLER_QUALITY).catch(console.warn);
    if (copy) files.set(width, copy);
  }
  return { type: "webp", files };
}

function copySize({ width, height }: Size, wanted: number): Size {
  if (wanted >= width) return { width, height };
  return { width: wanted, height: Math.max(1, Math.round((height * wanted) / width)) };
}

export async function drawWebp(
  source: CanvasImageSource,
  size: Size,
  quality = QUALITY,
): Promise<ArrayBuffer> {
  const canvas = draw(source, size);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, "image/webp", quality);
  });
  if (blob?.type === "image/webp") return blob.arrayBuffer();
  // Safari writes no WebP and gives a PNG, which would be larger than the original.
  const { encodeWebp } = await import("./encode.client.ts");
  return encodeWebp(pixelsOf(canvas), quality * 100);
}

function draw(source: CanvasImageSource, size: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, size.width, size.height);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Przeglądarka nie pozwala przetwarzać obrazów");
  return context;
}

function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

async function decode(file: Blob, isHeic: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    // Only Safari reads HEIC itself.
    if (isHeic) return (await import("./decode-heic.client.ts")).decodeHeic(file);
    throw new UnreadablePicture("plik jest uszkodzony. Skopiuj go jeszcze raz albo wybierz inny");
  }
}
