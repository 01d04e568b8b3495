import { createHash } from "node:crypto";
import { type Brand, isSvg, ownBrand, svgAddress } from "../../app/brand/brand.ts";
import { paletteOf } from "../../app/brand/palette.ts";
import type { ChangedExport } from "../../app/settings.ts";
import { logFailure } from "../base/log.ts";
import { memoryFile, type StaticFiles } from "./static-files.ts";

/** As the minifier writes what `scripts/site-content.ts` puts in the place of an export. */
const LITERAL = /JSON\.parse\(`((?:[^`\\]|\\.)*)`\)/g;
const MANIFEST = /^\/assets\/manifest-[\w-]+\.js$/;

/** The address of one: that of the build, and a part that changes with the words. */
export const CHANGED_SCRIPT = /^(\/assets\/[\w-]+)\.w[\w-]{8}\.js$/;

/** The build draws these for the fixed pages, and writes the manifest of the home screen beside them. */
const CARDS = "/share";
const HOME_SCREEN = "/share/site.webmanifest";

/** Drawn by the build, with the design's own accent. */
const DRAWN = /^\/map-[\w-]+\.svg$/;

const QUALITY = { first: 5, later: 11 };

/** Of former words: a page that is open may still ask for them. */
const KEPT_VERSIONS = 4;

/**
 * Files of the build with changed words in the place of the originals: as if the site had been built with them, so that
 * a page loads no more than before. A script has an address of its own, by which browsers keep it.
 */
export class ChangedFiles {
  readonly #files: StaticFiles;
  readonly #versions: StaticFiles[] = [];
  #cards: ReadonlySet<string> = new Set();
  #homeScreen: StaticFiles = new Map();
  /** Icons, drawings of „Marka”, and drawings of the build in its colour. */
  #brandFiles: StaticFiles = new Map();
  #brand = JSON.stringify(ownBrand);
  readonly #drawIcons: DrawIcons;
  #addresses: ReadonlyMap<string, string> = new Map();
  #known: {
    changed: readonly ChangedExport[];
    scripts: Promise<ReadonlyMap<string, string>>;
  } | null = null;

  constructor(files: StaticFiles, drawIcons: DrawIcons = async () => ({})) {
    this.#files = files;
    this.#drawIcons = drawIcons;
  }

  /** The addresses of changed scripts by those of the build. */
  addresses(changed: readonly ChangedExport[]): Promise<ReadonlyMap<string, string>> {
    if (this.#known?.changed !== changed) {
      // Not at once: it compares `changed` with what is known, also when there is nothing to write.
      const scripts = Promise.resolve().then(() => this.#write(changed));
      this.#known = { changed, scripts };
      // The next page tries again.
      scripts.catch(() => {
        if (this.#known?.scripts === scripts) this.#known = null;
      });
    }
    return this.#known.scripts;
  }

  find(address: string): ReturnType<StaticFiles["get"]> {
    for (const version of [this.#homeScreen, this.#brandFiles, ...this.#versions]) {
      const file = version.get(address);
      if (file) return file;
    }
    return undefined;
  }

  /** Where the script is that has been at this address with other words. */
  present(address: string): string {
    const original = address.replace(CHANGED_SCRIPT, "$1.js");
    return this.#addresses.get(original) ?? original;
  }

  /** Whether the share card of a fixed page says something else than the file. */
  hasCard(address: string): boolean {
    return this.#cards.has(address);
  }

  async #write(changed: readonly ChangedExport[]): Promise<ReadonlyMap<string, string>> {
    const values = new Map(changed.map(({ original, value }) => [original, JSON.stringify(value)]));
    const addresses = new Map<string, string>();
    const version: StaticFiles = new Map();
    const bodies = new Map<string, Buffer>();
    const write = async (address: string, code: string) => {
      const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
      const own = address.replace(/\.js$/, `.w${hash}.js`);
      addresses.set(address, own);
      // The manifest names itself.
      const body = Buffer.from(code.replaceAll(address, own));
      bodies.set(own, body);
      version.set(own, await memoryFile(own, body, QUALITY.first));
    };
    for (const [address, code] of this.#scripts()) {
      const withWords = code.replace(LITERAL, (call, literal: string) => {
        const value = values.get(unescaped(literal));
        return value === undefined ? call : `JSON.parse(${JSON.stringify(value)})`;
      });
      if (withWords !== code) await write(address, withWords);
    }
    for (const [address, code] of this.#scripts()) {
      if (!MANIFEST.test(address)) continue;
      const own = code.replace(/\/assets\/[\w-]+\.js/g, (it) => addresses.get(it) ?? it);
      if (own !== code) await write(address, own);
    }
    const changedExport = (name: string) => changed.find((each) => each.name === name);
    const manifest = changedExport("manifest");
    const json = manifest && Buffer.from(JSON.stringify(manifest.value));
    const homeScreen = json && (await memoryFile(HOME_SCREEN, json, QUALITY.first));
    this.#versions.unshift(version);
    this.#versions.length = Math.min(this.#versions.length, KEPT_VERSIONS);
    // Other words may have come meanwhile.
    if (this.#known?.changed === changed) {
      this.#addresses = addresses;
      this.#homeScreen = new Map(homeScreen ? [[HOME_SCREEN, homeScreen]] : []);
      this.#cards = changedCards(changedExport("shareCards"));
      await this.#follow((changedExport("brand")?.value as Brand | undefined) ?? ownBrand);
    }
    compressWell(version, bodies).catch((error: unknown) => {
      logFailure("scripts badly compressed", { error: String(error) });
    });
    return addresses;
  }

  /** No page waits for icons: they are drawn in another process. */
  async #follow(brand: Brand): Promise<void> {
    const wanted = JSON.stringify(brand);
    if (this.#brand === wanted) return;
    this.#brand = wanted;
    const files: StaticFiles = new Map();
    const keep = async (address: string, body: Buffer) => {
      files.set(address, await memoryFile(address, body, QUALITY.first));
    };
    for (const picture of [brand.logo, brand.mark].filter(isSvg))
      await keep(svgAddress(picture), Buffer.from(picture));
    if (brand.accent !== ownBrand.accent) {
      const { accent } = paletteOf(brand.accent);
      for (const [address, { identity }] of this.#files) {
        const drawing = DRAWN.test(address) && identity.body?.toString();
        if (drawing)
          await keep(
            address,
            Buffer.from(drawing.replaceAll(ownBrand.accent.toUpperCase(), accent)),
          );
      }
    }
    this.#brandFiles = files;
    const hasIcons = wanted !== JSON.stringify({ ...ownBrand, logo: brand.logo });
    if (!hasIcons) return;
    this.#drawIcons(brand)
      .then(async (icons) => {
        for (const [address, body] of Object.entries(icons)) await keep(address, Buffer.from(body));
      })
      .catch((error: unknown) => {
        logFailure("icons not drawn", { error: String(error) });
        // The next change tries again.
        if (this.#brand === wanted) this.#brand = "";
      });
  }

  *#scripts(): Generator<[string, string]> {
    for (const [address, { identity }] of this.#files) {
      if (!/^\/assets\/[\w-]+\.js$/.test(address) || !identity.body) continue;
      yield [address, identity.body.toString()];
    }
  }
}

/** As the build does it. Nobody waits for that: it takes a second. */
async function compressWell(version: StaticFiles, bodies: Map<string, Buffer>): Promise<void> {
  const smallFirst = [...bodies].sort(([, one], [, other]) => one.length - other.length);
  for (const [address, body] of smallFirst) {
    version.set(address, await memoryFile(address, body, QUALITY.later));
  }
}

type DrawIcons = (brand: Brand) => Promise<Record<string, Uint8Array>>;

type Card = { path: string };

function changedCards(cards: ChangedExport | undefined): Set<string> {
  if (!cards || !Array.isArray(cards.value)) return new Set();
  const former = new Set(JSON.parse(cards.original).map((card: Card) => JSON.stringify(card)));
  const own = cards.value.filter((card) => !former.has(JSON.stringify(card)));
  return new Set(own.map(({ path }: Card) => `${CARDS}${path}.jpg`));
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** What stands in a template literal without expressions. */
function unescaped(literal: string): string {
  return literal.replace(
    /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]+)\}|(.))/gi,
    (_, byte?: string, unit?: string, point?: string, other?: string) => {
      const code = byte ?? unit ?? point;
      if (code) return String.fromCodePoint(Number.parseInt(code, 16));
      return ESCAPES[other ?? ""] ?? other ?? "";
    },
  );
}
