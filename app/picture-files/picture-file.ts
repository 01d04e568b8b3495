import { imageSize } from "image-size";

const MAX_ORIGINAL_BYTES = 60 * 1024 * 1024;
/** Above this a decoded picture (4 bytes a pixel) endangers the tab. */
const MAX_PIXELS = 120_000_000;

export type PictureFile = {
  type: "jpg" | "png" | "webp" | "avif" | "gif";
  /** Pixels as stored, before the EXIF orientation. */
  width: number;
  height: number;
  animated: boolean;
};

export type PictureRefusal =
  | "empty"
  | "too-large"
  | "too-many-pixels"
  | "heic"
  | "svg"
  | "pdf"
  | "not-a-picture";

const types: Record<string, PictureFile["type"]> = {
  jpg: "jpg",
  png: "png",
  webp: "webp",
  avif: "avif",
  heif: "avif",
  gif: "gif",
};

/** Reads the format from the bytes: name and type may be wrong. Decodes nothing. */
export function readPicture(bytes: Uint8Array): PictureFile | PictureRefusal {
  if (bytes.length === 0) return "empty";
  if (bytes.length > MAX_ORIGINAL_BYTES) return "too-large";
  const size = measure(bytes);
  const type = types[size?.type ?? ""];
  const pixels = size ? size.width * size.height : 0;
  if (pixels > MAX_PIXELS) return "too-many-pixels";
  if (isHeic(bytes)) return "heic";
  if (!size || !type || pixels === 0) return otherKind(bytes);
  return { type, width: size.width, height: size.height, animated: isAnimated(type, bytes) };
}

function beginning(bytes: Uint8Array, length: number): string {
  return new TextDecoder("latin1").decode(bytes.subarray(0, length));
}

/** HEIC has the same box as AVIF, with brands of its own. */
function isHeic(bytes: Uint8Array): boolean {
  const box = beginning(bytes, 64);
  return box.startsWith("ftyp", 4) && /hei[cxms]|hev[cxms]/.test(box) && !/avi[fs]/.test(box);
}

function otherKind(bytes: Uint8Array): PictureRefusal {
  const start = beginning(bytes, 1024);
  if (start.startsWith("%PDF-")) return "pdf";
  return /<svg[\s>]/i.test(start) ? "svg" : "not-a-picture";
}

function measure(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}

function isAnimated(type: PictureFile["type"], bytes: Uint8Array): boolean {
  if (type === "webp") return beginning(bytes, 64).startsWith("ANIM", 30);
  if (type === "png") return /IDAT/.test(beginning(bytes, 64 * 1024).split("acTL", 2)[1] ?? "");
  if (type === "avif") return beginning(bytes, 64).startsWith("ftypavis", 4);
  if (type !== "gif") return false;
  // A loop, or a second image: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
  const text = new TextDecoder("latin1").decode(bytes);
  return text.includes("NETSCAPE2.0") || text.split("\u0000\u0021\u00f9\u0004").length > 2;
}

export function fitInto(
  { width, height }: { width: number; height: number },
  bounds: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, bounds.width / width, bounds.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
