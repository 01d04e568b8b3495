import { createHash } from "node:crypto";
import { createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { MAX_FILE_BYTES } from "../../../app/picture-files/bucket-limits.ts";
import { fitInto, type PictureFile, readPicture } from "../../../app/picture-files/picture-file.ts";
import {
  MAIN_BOUNDS,
  needsNoWork,
  QUALITY,
  SMALLER,
  SMALLER_QUALITY,
} from "../../../app/picture-files/picture-limits.ts";

export type PreparedPicture = {
  bytes: Uint8Array;
  type: string;
  extension: string;
  width: number;
  height: number;
  smaller: Map<number, Uint8Array>;
};

/** As the form for posts keeps them. */
const keeps = ["jpg", "png", "webp", "gif"] as const;

export class RefusedPicture extends Error {}

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The file and its smaller copies as an upload in the panel would store them. */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const facts = readPicture(bytes);
  if (typeof facts === "string") throw new RefusedPicture(facts);
  if (needsNoWork(facts, bytes, { bounds: MAIN_BOUNDS, keeps })) return storedAsItIs(facts, bytes);
  const image = await decode(bytes);
  const size = fitInto(image, MAIN_BOUNDS);
  const whole = await draw(image, size, QUALITY);
  const smaller = await smallerCopies(image, size, whole.length);
  return { bytes: whole, type: "image/webp", extension: "webp", ...size, smaller };
}

async function storedAsItIs(facts: PictureFile, bytes: Uint8Array): Promise<PreparedPicture> {
  if (bytes.length > MAX_FILE_BYTES) throw new RefusedPicture("too-large");
  const { type, width, height } = facts;
  const file = {
    bytes,
    width,
    height,
    extension: type,
    type: type === "jpg" ? "image/jpeg" : `image/${type}`,
  };
  // A still copy would stand in for the animation.
  if (facts.animated) return { ...file, smaller: new Map() };
  const image = await decode(bytes);
  return { ...file, smaller: await smallerCopies(image, { width, height }, bytes.length) };
}

async function smallerCopies(
  image: Image,
  size: { width: number; height: number },
  wholeBytes: number,
): Promise<Map<number, Uint8Array>> {
  const copies = new Map<number, Uint8Array>();
  for (const width of SMALLER.filter((each) => each < size.width)) {
    const height = Math.max(1, Math.round((size.height * width) / size.width));
    const copy = await draw(image, { width, height }, SMALLER_QUALITY);
    if (copy.length < wholeBytes) copies.set(width, copy);
  }
  return copies;
}

/** Upright, as EXIF says. */
async function decode(bytes: Uint8Array): Promise<Image> {
  try {
    return await loadImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    throw new RefusedPicture("damaged");
  }
}

function draw(
  image: Image,
  { width, height }: { width: number; height: number },
  quality: number,
): Promise<Uint8Array> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return canvas.encode("webp", Math.round(quality * 100));
}
