import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar";

const installed = {
  /** Debian's browser without the parts that need a window: it starts faster. */
  shell: ["/usr/bin/chromium-headless-shell"].find(existsSync),
  whole: [
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ].find(existsSync),
};

/** Where nothing is installed, the package `@sparticuz/chromium` brings a browser, unpacked here. */
const unpacked = resolve(".cache/chromium");
const fontSettings = join(unpacked, "fonts.conf");
const isInstalled = Boolean(installed.shell ?? installed.whole);

/** Only a browser with all its parts keeps pages in memory for „back”. */
export const wholeChromium = installed.whole;

export const chromiumPath = installed.shell ?? installed.whole ?? join(unpacked, "chromium");

/** The package's browser brings the libraries and the font that a machine without a desktop lacks. */
export const chromiumEnv = isInstalled
  ? undefined
  : {
      ...process.env,
      LD_LIBRARY_PATH: join(unpacked, "al2023/lib"),
      FONTCONFIG_FILE: fontSettings,
    };

/** The package has its browser for Linux on x64 only. */
export const hasChromium = isInstalled || `${process.platform} ${process.arch}` === "linux x64";

/** A global setup of the browser journeys. */
export default async function unpackChromium(): Promise<void> {
  if (isInstalled || existsSync(unpacked)) return;
  const packed = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "../bin");
  await mkdir(dirname(unpacked), { recursive: true });
  // Whole or not at all, should two runs begin at once or one be ended.
  const directory = await mkdtemp(`${unpacked}-`);
  const unpack = async (name: string, into: NodeJS.WritableStream) =>
    pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), into);
  const folder = async (name: string, cwd = join(directory, name)) => {
    await mkdir(cwd, { recursive: true });
    await unpack(`${name}.tar.br`, extract({ cwd }));
  };
  await unpack("chromium.br", createWriteStream(join(directory, "chromium"), { mode: 0o755 }));
  await Promise.all([folder("al2023"), folder("fonts"), folder("swiftshader", directory)]);
  // Without any font the browser ends when a page needs one; the package's own settings name other places.
  const folders = `<dir>${unpacked}/fonts</dir><cachedir>${unpacked}/font-cache</cachedir>`;
  await writeFile(join(directory, "fonts.conf"), `<fontconfig>${folders}</fontconfig>`);
  await rename(directory, unpacked);
}
