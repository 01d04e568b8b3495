import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";

/**
 * Cuts every master of assets/pictures into the widths that pages ask for, as AVIF and WebP, and
 * writes what `<Picture>` has to know of them. Those in assets/pictures/rows are named by their addresses, so
 * no page loads what is known of them. What was cut before is taken from .cache/pictures.
 * `--manifest` stops after the manifest: types need no pixels.
 */

const root = path.resolve(import.meta.dirname, "..");
const masters = path.join(root, "assets/pictures");
const cache = path.join(root, ".cache/pictures");
const output = path.join(root, "public/images");
const generated = path.join(root, "app/generated");

/** Part of every version: raise it when the settings below change. */
const recipe = 1;
const avif = { quality: 50, effort: 3, chromaSubsampling: "4:2:0" } as const;
/** The picture that the home page opens with has budgets of its own: `tenPackets` and `homePicture` in bench/budgets.ts. */
const opening = (width: number) =>
  ({ ...avif, effort: 6, quality: width > 1920 ? 44 : avif.quality }) as const;
const webp = { quality: 74, effort: 4, smartSubsample: true } as const;
const widthsOf = (name: string, width: number) =>
  (name === "hero-bg" ? [640, 1080, 1440, 1920, 2880] : [400, 720, 1120, 1600, 2560])
    .map((wanted) => Math.min(wanted, width))
    .filter((wanted, index, all) => all.indexOf(wanted) === index);

type Master = {
  name: string;
  /** Whether the code names it, too. */
  isNamed: boolean;
  file: string;
  width: number;
  height: number;
  color: string;
  version: string;
  widths: number[];
};
type Cut = { file: string; make: (master: string, target: string) => Promise<unknown> };

async function readMaster(fileName: string): Promise<Master> {
  const file = path.join(masters, fileName);
  const name = path.parse(fileName).name;
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).resize(64).stats();
  const hex = [dominant.r, dominant.g, dominant.b]
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("");
  const version = createHash("sha256").update(bytes).update(`${recipe}`).digest("hex").slice(0, 8);
  const isNamed = fileName === path.basename(fileName);
  const widths = widthsOf(name, width);
  return { name, isNamed, file, width, height, color: `#${hex}`, version, widths };
}

function cutsOf({ name, version, widths }: Master): Cut[] {
  const cuts = widths.flatMap((width): Cut[] => [
    {
      file: `${name}-${width}.${version}.avif`,
      make: (master, target) =>
        sharp(master)
          .resize({ width })
          .avif(name === "hero-bg" ? opening(width) : avif)
          .toFile(target),
    },
    {
      file: `${name}-${width}.${version}.webp`,
      make: (master, target) => sharp(master).resize({ width }).webp(webp).toFile(target),
    },
  ]);
  // The stable addresses, for rows of the database and for share cards.
  cuts.push({
    file: `${name}.webp`,
    make: (master, target) =>
      sharp(master)
        .resize({ width: 1200, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(target),
  });
  if (name === "hero-bg") {
    cuts.push({
      file: `${name}.jpg`,
      make: (master, target) =>
        sharp(master).resize({ width: 1920 }).jpeg({ quality: 76, mozjpeg: true }).toFile(target),
    });
  }
  return cuts;
}

/** From the cache if it is there; made into it otherwise. Renaming makes half a file impossible. */
async function provide(master: Master, cut: Cut): Promise<boolean> {
  const key = cut.file.includes(master.version) ? cut.file : `${master.version}-${cut.file}`;
  const cached = path.join(cache, key);
  const target = path.join(output, cut.file);
  if (await copied(cached, target)) return false;
  const partial = `${cached}.${process.pid}.tmp`;
  await cut.make(master.file, partial);
  await rename(partial, cached);
  await copyFile(cached, target);
  return true;
}

async function copied(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/** Writes app/generated/`file`, which exports `constant`. */
async function writeManifest(file: string, constant: string, masters: Master[], more = "") {
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

const files = (await readdir(masters, { recursive: true }))
  .filter((file) => /\.(webp|png|jpe?g)$/.test(file))
  .sort();
const all = await Promise.all(files.map(readMaster));
const { named = [], others = [] } = Object.groupBy(all, ({ isNamed }) =>
  isNamed ? "named" : "others",
);
const nameType = "\nexport type PictureName = keyof typeof pictures;\n";
await writeManifest("pictures.ts", "pictures", named, nameType);
await writeManifest("row-pictures.ts", "rowPictures", others);

if (!process.argv.includes("--manifest")) {
  const started = performance.now();
  await Promise.all([cache, output].map((folder) => mkdir(folder, { recursive: true })));
  // One picture per core: libaom and libwebp gain little from more threads at these sizes.
  sharp.concurrency(1);
  const work = all.flatMap((master) => cutsOf(master).map((cut) => ({ master, cut })));
  await removeStale(new Set(work.map(({ cut }) => cut.file)));
  let made = 0;
  const queue = work.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const { master, cut } of queue) if (await provide(master, cut)) made += 1;
    }),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Pictures: ${work.length} files, ${made} made now, ${seconds} s`);
}
