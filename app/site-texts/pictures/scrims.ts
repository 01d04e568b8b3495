import type { TextDocument } from "../types.ts";
import { readPictureValue } from "./pictures.ts";

/** The opening picture, whose words stand beside its subject. */
const OPENING = ["home", "/home/hero/picture"] as const;

/** Of the ground, `--bg-channels`, as a part of white. */
const GROUND = 0.043;
/** What letters need behind them for 4.5:1, as levels of sRGB, with some to spare. */
const LEVELS = { muted: 0.12, "text-2": 0.262, text: 0.41 } as const;
type Letters = keyof typeof LEVELS;

/** Where words lie over pictures: how much of the light is left there already. Elsewhere they stand beside what is seen. */
const PLACES: readonly (readonly [selector: string, part: number, letters: Letters])[] = [
  // By `brightness(0.6)`.
  [".closing-dark", 0.6, "text-2"],
  // Its headline begins over the lower end of the picture.
  [".closing-wide", 1, "text"],
  // The label of the monitor has a scrim.
  [".corners.sticky", 0.46, "text"],
];

/** Half of the light makes 7:1 of 4.5:1. Dark pictures have that already. */
const MORE_CONTRAST =
  "@media(prefers-contrast:more){.hero-stage,:is(.closing,.corners.sticky) .lazy-picture{filter:brightness(.5)}}";

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
      if (file === OPENING[0] && pointer === OPENING[1]) return heroRule(light);
      return PLACES.flatMap(([place, part, letters]) =>
        placeRule(place, address, leftOf(light, letters, part)),
      );
    }),
  );
  return rules.length > 0 ? [...new Set(rules), MORE_CONTRAST].join("") : "";
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
function leftOf(light: number, letters: Letters, part = 1): number {
  const level = srgb(light / 100) * part;
  const wanted = LEVELS[letters];
  return level <= wanted ? 1 : round((wanted - GROUND) / (level - GROUND));
}

/** Beside and below the words, and along the header: what is left of the picture keeps its light. */
function heroRule(light: number): string[] {
  const shadeFor = (letters: Letters) =>
    `rgb(var(--bg-channels)/${round(1 - leftOf(light, letters))})`;
  const shade = shadeFor("text-2");
  if (leftOf(light, "text-2") === 1) return [];
  const header = `linear-gradient(${shadeFor("muted")} calc(var(--spacing-header) + 1rem),transparent calc(var(--spacing-header) + 7rem))`;
  const rule = (...layers: string[]) => `.hero-stage::after{background:${layers.join()}}`;
  const phone = rule(
    header,
    `linear-gradient(to top,var(--color-bg) 2%,${shade} 58%,transparent 88%)`,
  );
  const desk = rule(
    header,
    `linear-gradient(to right,var(--color-bg),${shade} 62%,transparent 84%)`,
    `linear-gradient(to top,var(--color-bg) 1rem,${shade} 6rem,transparent 14rem)`,
    // The clock in the margin.
    `linear-gradient(to left,${shade} 3rem,transparent 10rem)`,
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
