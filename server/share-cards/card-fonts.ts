import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { lettersOf } from "./font-letters.ts";

/** What the site's own type lacks is drawn from these, the earlier first. Each is cut into parts, since that is how browsers load them. */
const behind = ["archivo", "noto-sans"];

export type ReadFile = (address: string) => Promise<Buffer>;

/** The site's own type. */
export const DISPLAY = "card-display";

const CONTROLS = /(?!\s)\p{Cc}/gu;
const EMOJI = /\p{RGI_Emoji}|\p{Emoji_Presentation}/gv;
const INVISIBLE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

export type FontFile = { family: string; data: Buffer };
type Font = FontFile & { letters: Set<number> };
type Part = { family: string; path: string; mayHave: (letter: number) => boolean };

const fonts = new Map<string, Promise<Font>>();
const partsOfPackages = new Map<string, Promise<Part[]>>();
const registered = new Map<string, FontFile>();

/** The fonts that a title needs, the site's own first, and the characters that none of them has. */
export async function chooseFonts(title: string, own: string, read: ReadFile) {
  const display = await openFont(DISPLAY, () => read(own));
  const letters = [...new Set(title)]
    .filter((letter) => !isInvisible(letter))
    .map((letter) => letter.codePointAt(0) ?? 0);
  const chosen = [display];
  let missing = letters.filter((letter) => !display.letters.has(letter));
  for (const name of behind) {
    const parts = await findParts(name, missing);
    chosen.push(...parts);
    missing = missing.filter((letter) => !parts.some((part) => part.letters.has(letter)));
  }
  return { fonts: chosen, missing: missing.map((letter) => String.fromCodePoint(letter)) };
}

/** Without emoji, which no font of a card has. Accents are one character with their letter: more fonts have it. */
export function cleanTitle(title: string): string {
  const words = title.toWellFormed().normalize("NFC").replace(CONTROLS, "").replace(EMOJI, "");
  return words.replace(/ {2,}/g, " ").trim();
}

export function isInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/** Each once in the life of a process. The library reads the very memory of `data`, which must live as long. */
export async function registerFonts(needed: readonly FontFile[]): Promise<void> {
  const { GlobalFonts } = await import("@napi-rs/canvas");
  for (const font of needed) {
    if (registered.has(font.family)) continue;
    registered.set(font.family, font);
    GlobalFonts.register(font.data, font.family);
  }
}

/** Each file is read once. */
export function openFont(family: string, read: () => Promise<Buffer>): Promise<Font> {
  return once(fonts, family, async () => {
    const data = await read();
    return { family, data, letters: lettersOf(data) };
  });
}

async function findParts(name: string, letters: readonly number[]): Promise<Font[]> {
  const parts = await partsOf(name);
  const opened = await Promise.all(
    parts
      .filter(({ mayHave }) => letters.some(mayHave))
      .map(({ family, path }) => openFont(family, () => readFile(path))),
  );
  return opened.filter((part) => letters.some((letter) => part.letters.has(letter)));
}

function partsOf(name: string): Promise<Part[]> {
  return once(partsOfPackages, name, async () => {
    const place = (file: string) =>
      fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/${file}`));
    const ranges: unknown = JSON.parse(await readFile(place("unicode.json"), "utf8"));
    // A tenth of a second to load, which the process that draws has no use for.
    const { z } = await import("zod");
    return Object.entries(z.record(z.string(), z.string()).parse(ranges)).map(
      ([part, letters]) => ({
        family: `card-${name}-${part}`,
        path: place(`files/${name}-${part}-standard-normal.woff2`),
        mayHave: readerOf(letters),
      }),
    );
  });
}

function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}

/** `U+0-FF,U+131` as in style sheets. */
function readerOf(ranges: string) {
  const pairs = ranges.split(",").map((range) => {
    const [first = 0, last = first] = range
      .replace(/U\+/i, "")
      .split("-")
      .map((end) => Number.parseInt(end, 16));
    return { first, last };
  });
  return (letter: number) => pairs.some(({ first, last }) => letter >= first && letter <= last);
}
