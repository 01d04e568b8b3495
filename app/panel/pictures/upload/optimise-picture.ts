import { fitInto } from "~/picture-files/picture-file.ts";
import { QUALITY, SMALLER, SMALLER_QUALITY } from "~/picture-files/picture-limits.ts";

export type OptimisedPicture = { bytes: ArrayBuffer; width: number; height: number };

type Size = { width: number; height: number };

export class UnreadablePicture extends Error {}

type Options = {
  bounds: Size;
  /** The file itself, for one that is stored as it is and gets only its smaller copies. */
  whole?: ArrayBuffer;
  isHeic?: boolean;
};

/** Re-encodes a picture as WebP within bounds, never enlarged, upright as EXIF says. */
export async function optimisePicture(
  file: Blob,
  { bounds, whole, isHeic = false }: Options,
): Promise<OptimisedPicture & { smaller: ReadonlyMap<number, ArrayBuffer> }> {
  const bitmap = await decode(file, isHeic);
  try {
    const size = fitInto(bitmap, bounds);
    const bytes = whole ?? (await drawWebp(bitmap, size));
    const smaller = new Map<number, ArrayBuffer>();
    for (const width of SMALLER.filter((width) => width < size.width)) {
      const height = Math.max(1, Math.round((size.height * width) / size.width));
      // Without a copy, visitors get a larger file.
      const copy = await drawWebp(bitmap, { width, height }, SMALLER_QUALITY).catch(console.warn);
      if (copy && copy.byteLength < bytes.byteLength) smaller.set(width, copy);
    }
    return { bytes, ...size, smaller };
  } finally {
    bitmap.close();
  }
}

export async function drawWebp(
  source: CanvasImageSource,
  size: Size,
  quality = QUALITY,
): Promise<ArrayBuffer> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Przeglądarka nie pozwala przetwarzać obrazów");
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, "image/webp", quality);
  });
  if (blob?.type === "image/webp") return blob.arrayBuffer();
  // Safari writes no WebP and gives a PNG, which would be larger than the original.
  const { encodeWebp } = await import("./encode-webp.client.ts");
  return encodeWebp(context.getImageData(0, 0, size.width, size.height), quality);
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
