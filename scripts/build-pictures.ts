import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp, { type OutputInfo, type Sharp } from "sharp";

/**
 * Cuts every master of assets/pictures into the widths that pages ask for, as AVIF, and into one WebP of an address that
 * stays, and writes what `<Picture>` has to know of them. Those in assets/pictures/rows are named by their addresses, so
 * no page loads what is known of them. What was made before is taken from .cache/pictures.
 * `--manifest` stops after the manifest: types need no pictures.
 */

const root = path.resolve(import.meta.dirname, "..");
const masters = path.join(root, "assets/pictures");
const cache = path.join(root, ".cache/pictures");
const output = path.join(root, "public/images");
const generated = path.join(root, "app/generated");

/** Part of every version: raise it when the settings below change. */
const recipe = 2;
/** By the eye as good as effort 3 at quality 50, in a quarter of its time. `tune: "psnr"` shows blocks in the dark. */
const avif = { quality: 48, effort: 1, chromaSubsampling: "4:2:0" } as const;
/** The picture that the home page opens with has budgets of its own: `tenPackets` and `homePicture` in bench/budgets.ts. */
const opening = (width: number) =>
  ({ ...avif, effort: 4, quality: width > 1920 ? 44 : 50 }) as const;
/** Effort 4 makes them 4 % smaller in twice the time. */
const webp = { quality: 80, effort: 2 } as const;
/** A smaller master, which a text shows in a column of 768 points, has a copy for that and none nearly as wide as itself. */
const widthsOf = (name: string, width: number) =>
  (name === "hero-bg"
    ? [640, 1080, 1440, 1920, 2880]
    : width <= 1280
      ? [400, 800, 1280]
      : [400, 720, 1120, 1600, 2560]
  )
    .map((wanted) => Math.min(wanted, width))
    .filter((wanted, index, all) => all.indexOf(wanted) === index);

type Master = {
  name: string;
  /** Whether the code names it, too. */
  isNamed: boolean;
  file: string;
  width: number;
  height: number;
  version: string;
  widths: number[];
};
type Made = Master & { color: string };
type Pixels = () => Promise<Sharp>;
type Cut = { file: string; make: (pixels: Sharp, target: string) => Promise<unknown> };

async function readMaster(fileName: string): Promise<Master> {
  const file = path.join(masters, fileName);
  const name = path.parse(fileName).name;
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  const version = createHash("sha256").update(bytes).update(`${recipe}`).digest("hex").slice(0, 8);
  const isNamed = fileName === path.basename(fileName);
  return { name, isNamed, file, width, height, version, widths: widthsOf(name, width) };
}

function cutsOf({ name, version, widths }: Master): Cut[] {
  const cuts = widths.map((width): Cut => {
    const settings = name === "hero-bg" ? opening(width) : avif;
    return {
      file: `${name}-${width}.${version}.avif`,
      make: (pixels, target) => pixels.resize({ width }).avif(settings).toFile(target),
    };
  });
  // The stable addresses, for rows of the database, for share cards and for browsers without AVIF.
  cuts.push({
    file: `${name}.webp`,
    make: (pixels, target) =>
      pixels.resize({ width: 1200, withoutEnlargement: true }).webp(webp).toFile(target),
  });
  if (name === "hero-bg") {
    cuts.push({
      file: `${name}.jpg`,
      make: (pixels, target) =>
        pixels.resize({ width: 1920 }).jpeg({ quality: 76, mozjpeg: true }).toFile(target),
    });
  }
  return cuts;
}

/** Decoded when they are first asked for, and once for all cuts of a master. */
function pixelsOf(master: Master): Pixels {
  let decoded: Promise<{ data: Buffer; info: OutputInfo }> | undefined;
  return async () => {
    decoded ??= sharp(master.file).raw().toBuffer({ resolveWithObject: true });
    const { data, info } = await decoded;
    return sharp(data, { raw: info });
  };
}

/** Shown where the picture has not come yet. */
async function colorOf(pixels: Sharp): Promise<string> {
  // `stats` looks at the whole of what it is given.
  const small = await pixels.resize(64).png().toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Into the cache if it is not there yet. Renaming makes half a file impossible. */
async function kept(key: string, make: (partial: string) => Promise<unknown>): Promise<string> {
  const cached = path.join(cache, key);
  if (existsSync(cached)) return cached;
  const partial = `${cached}.${process.pid}.tmp`;
  await make(partial);
  await rename(partial, cached);
  return cached;
}

async function provide(master: Master, cuts: Cut[], onCut: (isNew: boolean) => void) {
  const pixels = pixelsOf(master);
  const { name, version } = master;
  const color = await kept(`${name}.${version}.color`, async (partial) =>
    writeFile(partial, await colorOf(await pixels())),
  );
  for (const { file, make } of cuts) {
    let isNew = false;
    const cached = await kept(file.includes(version) ? file : `${version}-${file}`, async (to) => {
      isNew = true;
      await make(await pixels(), to);
    });
    await copyFile(cached, path.join(output, file));
    onCut(isNew);
  }
  return { ...master, color: await readFile(color, "utf8") };
}

/** Writes app/generated/`file`, which exports `constant`. */
async function writeManifest(file: string, constant: string, masters: Made[], more = "") {
  const entries = masters.map(({ name, width, height, color, version, widths }) => {
    return `  ${JSON.stringify(name)}: ${JSON.stringify({ width, height, color, version, widths })},`;
  });
  const text = [
    "// Made by scripts/build-pictures.ts from assets/pictures.",
    `export const ${constant} = {`,
    ...entries,
    `} as const;\n${more}`,
  ].join("\n");
  await mkdir(generated, { recursive: true });
  const manifest = path.join(generated, file);
  const before = await readFile(manifest, "utf8").catch(() => "");
  if (before !== text) await writeFile(manifest, text);
}

async function removeStale(wanted: Set<string>): Promise<void> {
  const present = await readdir(output);
  await Promise.all(
    present.filter((file) => !wanted.has(file)).map((file) => rm(path.join(output, file))),
  );
}

/** A line that is rewritten on a terminal, and otherwise one every few seconds. The start shows what comes on stderr. */
function progress(total: number) {
  const { stderr } = process;
  const step = stderr.isTTY ? 100 : 5_000;
  let [done, told] = [0, performance.now()];
  return () => {
    done += 1;
    const isLast = done === total && stderr.isTTY;
    if (performance.now() - told < step && !isLast) return;
    told = performance.now();
    const line = `Pictures ${done} of ${total}`;
    stderr.write(stderr.isTTY ? `\r${line}${isLast ? "\n" : ""}` : `${line}\n`);
  };
}

const started = performance.now();
const files = (await readdir(masters, { recursive: true }))
  .filter((file) => /\.(webp|png|jpe?g)$/.test(file))
  .sort();
const all = await Promise.all(files.map(readMaster));
const isManifestOnly = process.argv.includes("--manifest");
// The one that takes longest first, so that no core waits for it at the end.
const queue = all
  .map((master) => ({ master, cuts: isManifestOnly ? [] : cutsOf(master) }))
  .sort((a, b) => b.master.width - a.master.width);
const wanted = queue.flatMap(({ cuts }) => cuts.map(({ file }) => file));
await Promise.all([cache, output].map((folder) => mkdir(folder, { recursive: true })));
// One picture per core: libaom and libwebp gain little from more threads at these sizes.
sharp.concurrency(1);
const tell = progress(wanted.length);
const made: Made[] = [];
let newCuts = 0;
const rest = queue.values();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const { master, cuts } of rest) {
      const done = await provide(master, cuts, (isNew) => {
        if (isNew) newCuts += 1;
        tell();
      });
      made.push(done);
    }
  }),
);
made.sort((a, b) => (a.file < b.file ? -1 : 1));
const { named = [], others = [] } = Object.groupBy(made, ({ isNamed }) =>
  isNamed ? "named" : "others",
);
const nameType = "\nexport type PictureName = keyof typeof pictures;\n";
await writeManifest("pictures.ts", "pictures", named, nameType);
await writeManifest("row-pictures.ts", "rowPictures", others);
if (!isManifestOnly) {
  await removeStale(new Set(wanted));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Pictures: ${wanted.length} files, ${newCuts} made now, ${seconds} s`);
}
