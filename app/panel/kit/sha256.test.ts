import { createHash } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { sha256 } from "./sha256.ts";

const { crypto } = globalThis;
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["by itself", crypto],
  ["by a script, as over plain http", { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])("gives the same wherever the browser hashes %s", async (_, itsCrypto) => {
  vi.stubGlobal("crypto", itsCrypto);
  for (const length of [0, 1, 63, 64, 200_000]) {
    const bytes = new Uint8Array(length).fill(7);
    expect(await sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});
