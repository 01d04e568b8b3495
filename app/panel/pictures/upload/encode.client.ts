import type { EncodeOptions as AvifOptions } from "@jsquash/avif/codec/enc/avif_enc.d.ts";
import avifCode from "@jsquash/avif/codec/enc/avif_enc.js?url";
import avifWasm from "@jsquash/avif/codec/enc/avif_enc.wasm?url";
import { defaultOptions as avifOptions } from "@jsquash/avif/meta.js";
import type { EncodeOptions as WebpOptions } from "@jsquash/webp/codec/enc/webp_enc.d.ts";
import webpCode from "@jsquash/webp/codec/enc/webp_enc.js?url";
import webpWasm from "@jsquash/webp/codec/enc/webp_enc.wasm?url";
import { defaultOptions as webpOptions } from "@jsquash/webp/meta.js";
import { AVIF_QUALITIES, PHONE_BYTES, PHONE_WIDTH } from "~/picture-files/picture-limits.ts";
import type { EncoderOrder } from "./encoder-worker.ts";
import { fromWorker } from "./from-worker.ts";

/** 7 and less take twice as long for the same bytes, 9 a fifth of the time for an eighth more. */
const AVIF_SPEED = 8;

/** `quality` is from 0 to 100, as in `encodeAvif`. The server gets no part of this file. */
export async function encodeWebp(pixels: ImageData, quality: number): Promise<ArrayBuffer> {
  const tries: WebpOptions[] = [{ ...webpOptions, quality }];
  const pictures = [{ pixels, atMost: Infinity }];
  const order = { pictures, tries, code: webpCode, wasm: webpWasm };
  const [bytes = new ArrayBuffer()] = await encode(order);
  return bytes;
}

export function encodeAvif(pixels: ImageData[], signal: AbortSignal): Promise<ArrayBuffer[]> {
  const tries = AVIF_QUALITIES.map(
    (quality): AvifOptions => ({ ...avifOptions, quality, speed: AVIF_SPEED }),
  );
  const pictures = pixels.map((pixels) => ({
    pixels,
    atMost: pixels.width <= PHONE_WIDTH ? PHONE_BYTES : Infinity,
  }));
  return encode({ pictures, tries, code: avifCode, wasm: avifWasm }, signal);
}

function encode<Options>(
  order: EncoderOrder<Options>,
  signal?: AbortSignal,
): Promise<ArrayBuffer[]> {
  const worker = new Worker(new URL("./encoder-worker.ts", import.meta.url));
  const pixels = order.pictures.map(({ pixels }) => pixels.data.buffer);
  return fromWorker(worker, order, pixels, signal);
}
