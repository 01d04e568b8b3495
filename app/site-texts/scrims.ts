import { readPictureValue } from "./pictures.ts";
import type { TextDocument } from "./types.ts";

/** The opening picture, whose words stand beside its subject. */
const OPENING = ["home", "/home/hero/picture"] as const;

/** Of the ground, `--bg-channels`, as a part of white. */
const GROUND = 0.043;
/** What small letters in `text-2` and large ones in cream need behind them for 4.5:1, as a level of sRGB, with some to spare. */
const LEVEL = 0.262;

/** Where words lie over pictures: by what is left there of the light, which the design's own pictures do not need less of. */
const PLACES: readonly (readonly [selector: string, part: number])[] = [
  // Darkened already: `brightness(0.6)`.
  [".closing-dark", 0.6],
  [":is(.closing-wide,.page-hero-picture)", 1],
];

/**
 * What the styles of every page get for bright pictures of the library, in the place of the design's own dark ones: as much
 * less of their light as the words over them need. `light` of a value is what 95 of 100 of its points stay below.
 */
export function scrimStyle(documents: Readonly<Record<string, TextDocument>>): string {
  const rules = Object.entries(documents).flatMap(([file, document]) =>
    Object.entries(document).flatMap(([pointer, { value }]) => {
      const chosen = readPictureValue(value);
      if (!chosen || chosen.name) return [];
      const { address, light = 100 } = chosen;
      const opacity = (part: number) => leftOf(light, part);
      if (file === OPENING[0] && pointer === OPENING[1]) return heroRule(1 - opacity(1));
      return PLACES.flatMap(([place, part]) => placeRule(place, address, opacity(part)));
    }),
  );
  return [...new Set(rules)].join("");
}

/** With the film over it, if there is one, where a browser can ask for that. */
function placeRule(place: string, address: string, opacity: number): string[] {
  if (opacity === 1) return [];
  const image = `img[src*="${address}"]`;
  return [
    `${place} .lazy-picture:has(${image}),.lazy-picture${place}:has(${image}){opacity:${opacity}}`,
    `@supports not selector(:has(a)){${place} ${image}{opacity:${opacity}}}`,
  ];
}

/** How much of a picture may be left over the ground. */
function leftOf(light: number, part: number): number {
  const level = srgb(light / 100) * part;
  return level <= LEVEL ? 1 : round((LEVEL - GROUND) / (level - GROUND));
}

/** Beside and below the words, and along the header: what is left of the picture keeps its light. */
function heroRule(alpha: number): string[] {
  if (alpha <= 0) return [];
  const shade = `rgb(var(--bg-channels)/${round(alpha)})`;
  const header = `linear-gradient(${shade} calc(var(--spacing-header) + 1rem),transparent calc(var(--spacing-header) + 7rem))`;
  const rule = (...layers: string[]) => `.hero-stage::after{background:${layers.join()}}`;
  const phone = rule(
    header,
    `linear-gradient(to top,var(--color-bg) 2%,${shade} 58%,transparent 88%)`,
  );
  const desk = rule(
    header,
    `linear-gradient(to right,var(--color-bg),${shade} 62%,transparent 84%)`,
    `linear-gradient(to top,var(--color-bg) 1rem,${shade} 6rem,transparent 14rem)`,
  );
  return [phone, `@media (width >= 64rem),(width >= 40rem) and (height < 30rem){${desk}}`];
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, the other way. */
function srgb(luminance: number): number {
  return luminance <= 0.0031 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
