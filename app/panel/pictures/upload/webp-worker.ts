import type { EncodeOptions } from "@jsquash/webp/codec/enc/webp_enc.d.ts";

type Encoder = {
  encode: (
    pixels: Uint8ClampedArray,
    width: number,
    height: number,
    options: EncodeOptions,
  ) => Uint8Array<ArrayBuffer> | null;
};

export type WebpOrder = { pixels: ImageData; options: EncodeOptions; code: string; wasm: string };

/** `globalThis`, since the server's build loads a copy. */
globalThis.onmessage = async ({ data }: MessageEvent<WebpOrder>) => {
  const { pixels, options, code, wasm } = data;
  const { default: start }: { default: (options: object) => Promise<Encoder> } = await import(
    /* @vite-ignore */ code
  );
  const wasmBinary = await (await fetch(wasm)).arrayBuffer();
  const encoder = await start({ wasmBinary, noInitialRun: true });
  self.postMessage(encoder.encode(pixels.data, pixels.width, pixels.height, options));
};
