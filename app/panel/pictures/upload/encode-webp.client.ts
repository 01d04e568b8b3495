import code from "@jsquash/webp/codec/enc/webp_enc.js?url";
import wasm from "@jsquash/webp/codec/enc/webp_enc.wasm?url";
import { defaultOptions } from "@jsquash/webp/meta.js";
import { fromWorker } from "./from-worker.ts";
import type { WebpOrder } from "./webp-worker.ts";

/** As `toBlob` of browsers that write WebP; `quality` is from 0 to 1. The server gets no part of this file. */
export function encodeWebp(pixels: ImageData, quality: number): Promise<ArrayBuffer> {
  const worker = new Worker(new URL("./webp-worker.ts", import.meta.url));
  const options = { ...defaultOptions, quality: quality * 100 };
  const order: WebpOrder = { pixels, options, code, wasm };
  return fromWorker<Uint8Array<ArrayBuffer>>(worker, order, [pixels.data.buffer]).then(
    ({ buffer, byteOffset, byteLength }) => buffer.slice(byteOffset, byteOffset + byteLength),
  );
}
