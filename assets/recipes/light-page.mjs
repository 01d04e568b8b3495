// What the home page shows of the three pictures of lamps: an AVIF of each, the still of a setting, and what a meter says of the lit forehead and of the shaded cheek.
//   node assets/recipes/light-page.mjs assets/lamps <setting, e.g. 7-8-5>     at the project's root
import sharp from "sharp";
const [, , from, setting] = process.argv;
const parts = setting.split("-").map((step) => (step < 5 ? step / 20 : (step / 10) ** 2));
const light = Float64Array.from({ length: 256 }, (_, v) => v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const stored = (c) => Math.round(255 * Math.min(1, c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
// shares of width and height: [left, top, right, bottom]
const sides = { lit: [0.424, 0.3, 0.454, 0.344], shaded: [0.534, 0.45, 0.558, 0.51] };
let [sum, size] = [null, null];
for (const [lamp, name] of ["key", "back", "ground"].entries()) {
  const picture = sharp(`${from}/light-${name}.webp`).removeAlpha();
  const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  size = info; sum ??= new Float64Array(data.length);
  for (let i = 0; i < data.length; i++) sum[i] += light[data[i]] * parts[lamp];
  const met = Object.entries(sides).map(([side, [l, t, r, b]]) => {
    let [total, count] = [0, 0];
    for (let y = Math.round(t * info.height); y < b * info.height; y++) for (let x = Math.round(l * info.width); x < r * info.width; x++) {
      const i = 3 * (y * info.width + x); total += 0.2126 * light[data[i]] + 0.7152 * light[data[i + 1]] + 0.0722 * light[data[i + 2]]; count++;
    }
    return `${side} ${(total / count).toFixed(5)}`;
  });
  const { size: bytes } = await picture.resize({ width: 1440, withoutEnlargement: true }).avif({ quality: 78, effort: 6, chromaSubsampling: "4:4:4" }).toFile(`app/routes/home/light/light-${name}.avif`);
  console.log(name, bytes, "bytes", ...met);
}
await sharp(Buffer.from(Uint8Array.from(sum, stored)), { raw: { width: size.width, height: size.height, channels: 3 } }).webp({ quality: 92, smartSubsample: true }).toFile("assets/pictures/light-interview.webp");
