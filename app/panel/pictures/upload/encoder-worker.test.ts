import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { defaultOptions } from "@jsquash/avif/meta.js";
import { expect, onTestFinished, test, vi } from "vitest";
import { AVIF_QUALITIES } from "~/picture-files/picture-limits.ts";
import "./encoder-worker.ts";

const encoder = createRequire(import.meta.url).resolve("@jsquash/avif/codec/enc/avif_enc.js");

/** Of noise: nothing weighs more. */
function noise() {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % 256;
  };
  return { data: Uint8ClampedArray.from({ length: 96 * 64 * 4 }, random), width: 96, height: 64 };
}

/** The bytes of copies of which each may have so many. */
async function encoded(...atMost: number[]): Promise<number[]> {
  const wasm = await readFile(encoder.replace(/js$/, "wasm"), "base64");
  const answer = Promise.withResolvers<ArrayBuffer[]>();
  vi.stubGlobal("self", { postMessage: answer.resolve });
  onTestFinished(() => void vi.unstubAllGlobals());
  const order = {
    pictures: atMost.map((atMost) => ({ pixels: noise(), atMost })),
    tries: AVIF_QUALITIES.map((quality) => ({ ...defaultOptions, quality, speed: 8 })),
    code: pathToFileURL(encoder).href,
    wasm: `data:application/wasm;base64,${wasm}`,
  };
  globalThis.onmessage?.call(globalThis.window, new MessageEvent("message", { data: order }));
  return (await answer.promise).map(({ byteLength }) => byteLength);
}

test("a copy gets poorer until it is light enough, and no poorer than the last quality", async () => {
  const [best = 0, floor = 0] = await encoded(Infinity, 1);
  const [same, lighter = 0, last] = await encoded(best, best - 1, floor - 1);
  expect(same).toBe(best);
  expect(lighter).toBeLessThan(best);
  expect(lighter).toBeGreaterThan(floor);
  expect(last).toBe(floor);
});
