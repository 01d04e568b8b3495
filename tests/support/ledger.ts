import { createHash } from "node:crypto";

/** What the writers asked for, and what of it was promised to them. */
export type Ledger = {
  /** Posts by slug, written three at a time. */
  posts: Map<string, { group: number; promised: boolean }>;
  /** Messages by their name, which is as unique as their submission. */
  messages: Map<string, { submission: string; promised: boolean }>;
  /** Files under a new name each. */
  files: Map<string, { number: number; promised: boolean }>;
  /** One post that is changed, one file that is replaced, again and again: the number of the last. */
  changed: { tried: number; promised: number };
  replaced: { tried: number; promised: number };
};

export function newLedger(): Ledger {
  return {
    posts: new Map(),
    messages: new Map(),
    files: new Map(),
    changed: { tried: 0, promised: 0 },
    replaced: { tried: 0, promised: 0 },
  };
}

export const changedSlug = "zmieniany";
export const replacedFile = "faults/replaced.webp";

/** Text that follows from the name and fills up to some database pages, so that half of it would show. */
export function textOf(name: string): string {
  const hash = createHash("sha512").update(name).digest("hex");
  return `${name}: ${hash.repeat(1 + (Number.parseInt(hash.slice(0, 2), 16) % 80))}`;
}

/** Bytes that follow from the number and begin like a WebP; up to one megabyte. */
export function fileOf(number: number): Buffer<ArrayBuffer> {
  const key = createHash("sha256").update(String(number)).digest();
  const size = 1_000 + (key.readUInt32LE(0) % 1_000_000);
  const bytes = Buffer.alloc(size, key);
  bytes.write("RIFF");
  bytes.write("WEBP", 8);
  bytes.writeUInt32LE(number, 12);
  return bytes;
}

export const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
