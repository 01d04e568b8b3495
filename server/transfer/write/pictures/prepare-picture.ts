import { createHash } from "node:crypto";
import { createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { MAX_FILE_BYTES } from "../../../../app/picture-files/bucket-limits.ts";
import {
  fitInto,
  type PictureFile,
  readPicture,
} from "../../../../app/picture-files/picture-file.ts";
import {
  MAIN_BOUNDS,
  needsNoWork,
  QUALITY,
  SMALLER,
  SMALLER_QUALITY,
} from "../../../../app/picture-files/picture-limits.ts";

export type PreparedPicture = {
  bytes: Uint8Array;
  type: string;
  extension: string;
  width: number;
  height: number;
  smaller: Map<number, Uint8Array>;
};

/** The types that the form for posts stores unchanged. */
const keeps = ["jpg", "png", "webp", "gif"] as const;

export class RefusedPicture extends Error {}

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The beginning of a hash in the form of a UUID, because uploads have such names. */
export function uuidOf(hash: string): string {
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The file and its smaller copies as an upload in the panel would store them. */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const facts = readPicture(bytes);
  if (typeof facts === "string") throw new RefusedPicture(facts);
  if (needsNoWork(facts, bytes, { bounds: MAIN_BOUNDS, keeps })) return storedAsItIs(facts, bytes);
  return decoded(bytes, async (image) => {
    const size = fitInto(image, MAIN_BOUNDS);
    const whole = await draw(image, size, QUALITY);
    const smaller = await smallerCopies(image, size, whole.length);
    return { bytes: whole, type: "image/webp", extension: "webp", ...size, smaller };
  });
}

/** A file that is stored already, with smaller copies of these widths. */
export async function prepareStored(bytes: Uint8Array, widths: readonly number[]) {
  const facts = readPicture(bytes);
  if (typeof facts === "string") throw new RefusedPicture(facts);
  const smaller = new Map<number, Uint8Array>();
  const wanted = SMALLER.filter((width) => widths.includes(width));
  if (wanted.length > 0) {
    await decoded(bytes, async (image) => {
      for (const width of wanted) smaller.set(width, await drawSmaller(image, image, width));
    });
  }
  return { bytes, type: mimeOf(facts.type), smaller };
}

function mimeOf(type: PictureFile["type"]): string {
  return type === "jpg" ? "image/jpeg" : `image/${type}`;
}

function drawSmaller(
  image: Image,
  size: { width: number; height: number },
  width: number,
): Promise<Uint8Array> {
  const height = Math.max(1, Math.round((size.height * width) / size.width));
  return draw(image, { width, height }, SMALLER_QUALITY);
}

async function storedAsItIs(facts: PictureFile, bytes: Uint8Array): Promise<PreparedPicture> {
  if (bytes.length > MAX_FILE_BYTES) throw new RefusedPicture("too-large");
  const { type, width, height } = facts;
  const file = {
    bytes,
    width,
    height,
    extension: type,
    type: mimeOf(type),
  };
  // A smaller copy would be a still picture in place of the animation.
  if (facts.animated) return { ...file, smaller: new Map() };
  const smaller = await decoded(bytes, (image) =>
    smallerCopies(image, { width, height }, bytes.length),
  );
  return { ...file, smaller };
}

async function smallerCopies(
  image: Image,
  size: { width: number; height: number },
  wholeBytes: number,
): Promise<Map<number, Uint8Array>> {
  const copies = new Map<number, Uint8Array>();
  for (const width of SMALLER.filter((each) => each < size.width)) {
    const copy = await drawSmaller(image, size, width);
    if (copy.length < wholeBytes) copies.set(width, copy);
  }
  return copies;
}

/** Decodes a picture upright, as its EXIF data says. Its pixels are freed at once: the garbage collector would be late. */
async function decoded<T>(bytes: Uint8Array, work: (image: Image) => Promise<T>): Promise<T> {
  const image = await loadImage(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  ).catch(() => {
    throw new RefusedPicture("damaged");
  });
  try {
    return await work(image);
  } finally {
    image.src = Buffer.alloc(0);
  }
}

async function draw(
  image: Image,
  { width, height }: { width: number; height: number },
  quality: number,
): Promise<Uint8Array> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  const bytes = await canvas.encode("webp", Math.round(quality * 100));
  // The pixels are freed at once here, too.
  canvas.width = 1;
  canvas.height = 1;
  return bytes;
}
