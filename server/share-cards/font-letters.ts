import { brotliDecompressSync } from "node:zlib";

/** In the order in which the format counts them, as far as they stand before `cmap` or are it. */
const CMAP = 0;
const NAMED_IN_FULL = 63;
const GLYF_AND_LOCA = [10, 11];

/** The characters that a woff2 file has a glyph for, read from its own table: https://www.w3.org/TR/WOFF2/ */
export function lettersOf(font: Buffer): Set<number> {
  const tables = font.readUInt16BE(12);
  let at = 48;
  let start = 0;
  let cmap: { start: number; length: number } | undefined;
  const readNumber = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = font.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  for (let table = 0; table < tables; table++) {
    const flags = font.readUInt8(at++);
    const kind = flags & 0x3f;
    if (kind === NAMED_IN_FULL) at += 4;
    let length = readNumber();
    const isTransformed = GLYF_AND_LOCA.includes(kind) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (isTransformed) length = readNumber();
    if (kind === CMAP) cmap = { start, length };
    start += length;
  }
  if (!cmap) throw new Error("a font without a table of letters");
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return readCmap(data.subarray(cmap.start, cmap.start + cmap.length));
}

function readCmap(cmap: Buffer): Set<number> {
  const letters = new Set<number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * record + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) readPairs(table, letters);
    if (format === 12) readGroups(table, letters);
  }
  return letters;
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values */
function readPairs(table: Buffer, letters: Set<number>) {
  const size = table.readUInt16BE(6);
  const [ends, starts] = [14, 16 + size];
  const [deltas, offsets] = [starts + size, starts + 2 * size];
  for (let segment = 0; segment < size; segment += 2) {
    const first = table.readUInt16BE(starts + segment);
    const last = table.readUInt16BE(ends + segment);
    const offset = table.readUInt16BE(offsets + segment);
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const glyph = offset
        ? table.readUInt16BE(offsets + segment + offset + 2 * (letter - first))
        : (letter + table.readUInt16BE(deltas + segment)) & 0xffff;
      if (glyph) letters.add(letter);
    }
  }
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap#format-12-segmented-coverage */
function readGroups(table: Buffer, letters: Set<number>) {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const at = 16 + 12 * group;
    const last = table.readUInt32BE(at + 4);
    for (let letter = table.readUInt32BE(at); letter <= last; letter++) letters.add(letter);
  }
}
