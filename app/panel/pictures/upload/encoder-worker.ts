type Encoder<Options> = {
  encode: (
    pixels: Uint8ClampedArray,
    width: number,
    height: number,
    options: Options,
  ) => Uint8Array<ArrayBuffer> | null;
};

/** What is to be encoded, by which of the encoders of `@jsquash`. */
export type EncoderOrder<Options> = {
  pictures: { pixels: ImageData; atMost: number }[];
  /** One after the other, until a picture has at most so many bytes; it keeps what the last gave. */
  tries: Options[];
  code: string;
  wasm: string;
};

/** `globalThis`, since the server's build loads a copy. */
globalThis.onmessage = async ({ data }: MessageEvent<EncoderOrder<unknown>>) => {
  // The page is told of no promise that is rejected here.
  self.postMessage(await encode(data).catch(console.warn));
};

/** Nothing where a picture could not be encoded. */
async function encode({ pictures, tries, code, wasm }: EncoderOrder<unknown>) {
  const { default: start }: { default: (options: object) => Promise<Encoder<unknown>> } =
    await import(/* @vite-ignore */ code);
  const wasmBinary = await (await fetch(wasm)).arrayBuffer();
  const encoder = await start({ wasmBinary, noInitialRun: true });
  const encoded: ArrayBuffer[] = [];
  for (const { pixels, atMost } of pictures) {
    let bytes: ArrayBuffer | undefined;
    for (const options of tries) {
      // A copy, for what is given is a part of the encoder's memory, or of its next answer.
      bytes = encoder.encode(pixels.data, pixels.width, pixels.height, options)?.slice().buffer;
      if (!bytes) return undefined;
      if (bytes.byteLength <= atMost) break;
    }
    if (bytes) encoded.push(bytes);
  }
  return encoded;
}
