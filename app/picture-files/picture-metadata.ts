import type { PictureFile } from "./picture-file.ts";

/** Chunks that describe the picture; others may describe its author, place and time. */
const PNG_CHUNKS =
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT".split(" ");
const WEBP_CHUNKS = ["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP", "ANIM", "ANMF"];

/** Whether a file has no EXIF, comments or second picture; an unclear file is encoded again. */
export function isBarePicture(type: PictureFile["type"], bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === "jpg") return isBareJpeg(view);
    if (type === "png") return isBarePng(view);
    if (type === "webp") return isBareWebp(view);
  } catch {
    // Cut off: a length leads behind the end.
  }
  return false;
}

function name(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));
}

function isBareJpeg(view: DataView): boolean {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker < 0xff00) return false;
    if (marker === 0xffda) return view.getUint16(view.byteLength - 2) === 0xffd9;
    const isComment = marker === 0xfffe;
    const isApplication = marker >= 0xffe0 && marker <= 0xffef;
    const isHarmless =
      marker === 0xffe0 ||
      marker === 0xffee ||
      (marker === 0xffe2 && name(view, at + 4, 11) === "ICC_PROFILE");
    if (isComment || (isApplication && !isHarmless)) return false;
  }
}

function isBarePng(view: DataView): boolean {
  let at = 8;
  for (; at < view.byteLength; at += 12 + view.getUint32(at)) {
    if (!PNG_CHUNKS.includes(name(view, at + 4, 4))) return false;
  }
  return at === view.byteLength;
}

function isBareWebp(view: DataView): boolean {
  let at = 12;
  while (at < view.byteLength) {
    if (!WEBP_CHUNKS.includes(name(view, at, 4))) return false;
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return at === view.byteLength;
}
