import { brandPicture, isBrandValue, isSvg } from "~/brand/brand.ts";
import { contrast, distance, type Hex, isHex } from "~/brand/oklch.ts";
import { paletteOf } from "~/brand/palette.ts";
import { tokens } from "~/brand/tokens.ts";
import { brandWords, findingWords as words } from "./words.ts";

/** What a picture looks like, from its pixels. */
export type Seen = {
  /** Of all pixels, those that hide what is behind them. */
  opaque: number;
  /** Of these, those that are seen on the ground of the page (3:1). */
  visible: number;
  /** How much their light differs: 0 is one tone. */
  spread: number;
};

/** In pixels of a screen: the header's, twice for sharp screens. */
const SHARP = { logo: 72, mark: 72, icon: 180 };
const names = { logo: brandWords.logo, mark: brandWords.mark, icon: brandWords.icon };
export type PictureKind = keyof typeof names;

export function accentFindings(accent: string): string[] {
  if (!isHex(accent) || !isBrandValue("accent", accent) || accent === tokens.accent) return [];
  const it = paletteOf(accent);
  const isNear = distance(it.accent, tokens.danger) < 0.15;
  return [
    it.accent !== accent && words.raised(it.accent),
    it.accentText !== it.accent && words.text(it.accentText),
    isNear && words.nearDanger(it.danger),
    contrast(it.accent, tokens.text) < 1.25 && words.pale,
  ].filter((sentence) => sentence !== false);
}

/** Null is one that could not be shown. */
export function pictureFindings(kind: PictureKind, value: string, seen: Seen | null): string[] {
  const picture = brandPicture(value);
  const name = names[kind];
  if (!picture) return value ? [words.unseen(name)] : [];
  if (!seen) return [words.unseen(name)];
  const { width, height } = picture;
  const isSquare = Math.abs(width / height - 1) < 0.1;
  const isFull = seen.opaque > 0.97;
  const isFlat = isFull && seen.spread < 0.02 && (kind !== "mark" || !isSvg(value));
  return [
    !isSvg(value) && Math.min(height, width) < SHARP[kind] && words.tooSmall(name, width, height),
    seen.opaque < 0.002 && words.empty(name),
    isFlat && words.flat(name),
    !isFlat && isFull && kind !== "icon" && words.ground(name),
    kind !== "icon" && seen.opaque >= 0.002 && seen.visible < 0.2 && words.dark(name),
    kind === "icon" && !isSquare && words.notSquare,
  ].filter((sentence) => sentence !== false);
}

/** From the pixels of a picture: red, green, blue, alpha. */
export function seenIn(pixels: Uint8ClampedArray): Seen {
  const lights: number[] = [];
  let visible = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const hex: Hex = `#${[...pixels.subarray(at, at + 3)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
    const ratio = contrast(hex, tokens.bg);
    if (ratio >= 3) visible++;
    lights.push(ratio / 20);
  }
  const mean = lights.reduce((sum, light) => sum + light, 0) / (lights.length || 1);
  const spread = Math.sqrt(
    lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / (lights.length || 1),
  );
  return {
    opaque: lights.length / Math.max(1, pixels.length / 4),
    visible: visible / (lights.length || 1),
    spread,
  };
}
