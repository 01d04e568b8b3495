import { fitInto } from "./picture-file.ts";

export type OptimisedPicture = { bytes: ArrayBuffer; width: number; height: number };

/** The file itself is at fault: it cannot be decoded. */
export class UnreadablePicture extends Error {}

const QUALITY = 0.85;

/** Re-encodes a picture as WebP within bounds, never enlarged, upright as EXIF says. */
export async function optimisePicture(
  file: Blob,
  bounds: { width: number; height: number },
): Promise<OptimisedPicture> {
  const bitmap = await decode(file);
  try {
    const size = fitInto(bitmap, bounds);
    const canvas = Object.assign(document.createElement("canvas"), size);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("Przeglądarka nie pozwala przetwarzać obrazów");
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    return { bytes: await encode(canvas), ...size };
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new UnreadablePicture("plik jest uszkodzony. Skopiuj go jeszcze raz albo wybierz inny");
  }
}

async function encode(canvas: HTMLCanvasElement): Promise<ArrayBuffer> {
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, "image/webp", QUALITY);
  });
  // A browser that cannot write WebP gives a PNG instead, which would be larger than the original.
  if (blob?.type !== "image/webp") throw new Error("Nie udało się zoptymalizować obrazu");
  return blob.arrayBuffer();
}
