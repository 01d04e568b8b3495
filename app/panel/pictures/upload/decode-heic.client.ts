import code from "libheif-js/libheif-wasm/libheif.js?url";
import wasm from "libheif-js/libheif-wasm/libheif.wasm?url";
import { fromWorker } from "./from-worker.ts";
import type { HeicOrder } from "./heic-worker.ts";

/** The pixels of a HEIC file, upright; rejects when it is damaged. The server gets no part of this file. */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const bytes = await file.arrayBuffer();
  const colorSpace = isDisplayP3(new Uint8Array(bytes)) ? "display-p3" : "srgb";
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url));
  const order: HeicOrder = { bytes, code, wasm };
  const { data, width, height } = await fromWorker<ImageData>(worker, order, [bytes]);
  return createImageBitmap(new ImageData(data, width, height, { colorSpace }));
}

/** The colours of telephones: the decoder leaves them as they are, and the profile names them. */
export function isDisplayP3(bytes: Uint8Array): boolean {
  const profiles = new TextDecoder("latin1").decode(bytes.subarray(0, 64 * 1024));
  return profiles.replaceAll("\0", "").includes("Display P3");
}
