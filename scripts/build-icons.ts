import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { asIco } from "../server/share-cards/draw-icons.ts";

/**
 * Makes the icons of browsers and home screens from public/favicon.svg. Run by hand when the mark changes:
 * node scripts/build-icons.ts
 */
const folder = path.resolve(import.meta.dirname, "../public");
const svg = await readFile(path.join(folder, "favicon.svg"), "utf8");
/** For systems that cut their own shape: the ground to the edges, the mark within the middle four fifths. */
const square = svg
  .replace('rx="14"', "")
  .replace("translate(9.6 9.6) scale(.7)", "translate(14.4 14.4) scale(.55)");

const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

await mkdir(path.join(folder, "icons"), { recursive: true });
const files = {
  "icons/icon-192.png": await png(svg, 192),
  "icons/icon-512.png": await png(svg, 512),
  "icons/maskable-512.png": await png(square, 512),
  "apple-touch-icon.png": await png(square, 180),
  "favicon.ico": asIco(await png(svg, 32), 32),
};
for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes);
