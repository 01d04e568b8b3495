type HeifImage = {
  is_primary: () => boolean;
  get_width: () => number;
  get_height: () => number;
  display: (into: ImageData, done: (filled: ImageData | null) => void) => void;
};
type Decoder = { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } };

declare function importScripts(address: string): void;
declare const libheif: (options: { wasmBinary: ArrayBuffer }) => Decoder;

export type HeicOrder = { bytes: ArrayBuffer; code: string; wasm: string };

/**
 * `globalThis`, since the server's build loads a copy. No imports: the decoder is a script. A page hears nothing of a
 * promise that fails here, so the answer is null then, too.
 */
globalThis.onmessage = ({ data }: MessageEvent<HeicOrder>) =>
  decode(data).catch((error: unknown) => {
    console.error(error);
    self.postMessage(null);
  });

async function decode({ bytes, code, wasm }: HeicOrder): Promise<void> {
  importScripts(code);
  const wasmBinary = await (await fetch(wasm)).arrayBuffer();
  const decoder = new (libheif({ wasmBinary }).HeifDecoder)();
  const images = decoder.decode(new Uint8Array(bytes));
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) return self.postMessage(null);
  image.display(new ImageData(image.get_width(), image.get_height()), (pixels) =>
    self.postMessage(pixels),
  );
}
