import { cleanSvg } from "./clean-svg.ts";
import { type Hex, isHex } from "./oklch.ts";
import { accentStyle, inkOn, paletteOf } from "./palette.ts";
import { tokens } from "./tokens.ts";

/**
 * What „Marka” keeps of the look. A picture is a drawing as it was cleaned (`<svg …>`), or the address of one in the media
 * library with its size (`/storage/v1/object/public/media/a.webp 640 80`); "" is the design's own.
 */
export type Brand = { accent: Hex; logo: string; mark: string; icon: string };

export const BRAND_FILE = "agency/brand";
export const ownBrand: Brand = { accent: tokens.accent, logo: "", mark: "", icon: "" };

const LIBRARY = /^(\/storage\/v1\/object\/public\/media\/[\w./-]{1,300}) (\d{1,5}) (\d{1,5})$/;

/** Whether a page can show it. Whatever is stored, nothing else reaches one. */
export function isBrandValue(name: string, value: string): boolean {
  if (name === "accent") return isHex(value) && inkOn(value) !== null;
  if (!["logo", "mark", "icon"].includes(name)) return false;
  return value === "" || brandPicture(value) !== null;
}

/** The address of a drawing is one of the site's own, under which the server shows it. */
export type BrandPicture = { src: string; width: number; height: number };

export function brandPicture(value: string): BrandPicture | null {
  if (isSvg(value)) {
    const found = cleanSvg(value);
    if (!("svg" in found) || found.svg !== value) return null;
    return { src: svgAddress(value), width: found.width, height: found.height };
  }
  const [, src, width, height] = LIBRARY.exec(value) ?? [];
  if (!src || src.includes("..") || Number(width) < 1 || Number(height) < 1) return null;
  return { src, width: Number(width), height: Number(height) };
}

/** A cleaned drawing, as large as it is to be drawn: it names no size itself. */
export function sizedSvg(svg: string, longest: number): string {
  const { width = 1, height = 1 } = brandPicture(svg) ?? {};
  const scale = longest / Math.max(width, height);
  return svg.replace("<svg ", `<svg width="${width * scale}" height="${height * scale}" `);
}

export function isSvg(value: string): boolean {
  return value.startsWith("<svg");
}

/** Another one for another drawing, so that browsers may keep it. */
export function svgAddress(svg: string): string {
  return `/share/brand/drawing.${shortHash(svg)}.svg`;
}

export const BRAND_PICTURE = /^\/share\/brand\/drawing\.[\da-f]{14}\.svg$/;

/** cyrb53 by bryc, public domain: it tells drawings apart, and nothing is secured by it. */
export function shortHash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(16).padStart(14, "0");
}

/** Here and not in the style sheet, whose first ten packets are full: few sites have such a name, a mark or a logo. */
const LONG_NAME_STYLE =
  ".brand-name>[data-long]{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;font-size:max(.46em,.8125rem);line-height:1.05;white-space:normal;overflow-wrap:anywhere;text-wrap:balance}";
const MARK_STYLE = ".brand-name>img{width:auto;max-width:1.5em;object-fit:contain}";
const LOGO_STYLE =
  ".brand-logo{width:auto;max-width:min(100%,9em);height:1em;object-fit:contain;object-position:left}";

/** What components and heads of pages take of it. */
export type Look = {
  /** The style of the head; "" adds none. */
  style: string;
  logo: BrandPicture | null;
  mark: BrandPicture | null;
  /** Of the icon's addresses: "" while it is the design's own. */
  iconVersion: string;
  /** Two smaller lines in the place of one. */
  isNameLong: boolean;
};

/** From here on a name takes two lines beside the menu of a phone. */
const LONG_NAME = 10;

export function lookOf(brand: Brand, name: string): Look {
  const { accent, mark, icon } = brand;
  const isOwnIcon = accent === ownBrand.accent && !mark && !icon;
  const isNameLong = [...name].length > LONG_NAME;
  const logo = brandPicture(brand.logo);
  return {
    style:
      accentStyle(accent) +
      (isNameLong ? LONG_NAME_STYLE : "") +
      (mark ? MARK_STYLE : "") +
      (logo === null ? "" : LOGO_STYLE),
    logo,
    mark: brandPicture(mark),
    iconVersion: isOwnIcon ? "" : `?v=${shortHash(accent + mark + icon)}`,
    isNameLong,
  };
}

/** What of the brand stands on a share card: nothing while it is the design's own. */
export type CardBrand = { accent?: string; logo?: string; mark?: string };

export function cardBrand({ accent, logo, mark }: Brand): CardBrand {
  return {
    ...(accent !== ownBrand.accent && { accent: paletteOf(accent).accent }),
    ...(logo && { logo }),
    ...(mark && { mark }),
  };
}
