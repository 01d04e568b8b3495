/** `#rrggbb`, in small letters. */
export type Hex = `#${string}`;

/** Lightness 0 to 1, chroma, hue in radians. */
export type Oklch = { l: number; c: number; h: number };

export function isHex(text: string): text is Hex {
  return /^#[0-9a-f]{6}$/.test(text);
}

/** Red, green and blue of light, 0 to 1. https://www.w3.org/TR/css-color-4/#color-conversion-code */
function linear(hex: Hex): [number, number, number] {
  const value = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  const light = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return [light(value(1)), light(value(3)), light(value(5))];
}

/** Of WCAG 2: 0 is black, 1 is white. */
export function luminance(hex: Hex): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of WCAG 2, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
export function oklab(hex: Hex): [l: number, a: number, b: number] {
  const [red, green, blue] = linear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function oklch(hex: Hex): Oklch {
  const [l, a, b] = oklab(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** How far two colours are apart for the eye: 0.02 is hardly seen, black and white are 1 apart. */
export function distance(one: Hex, other: Hex): number {
  const [from, to] = [oklab(one), oklab(other)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

/** With as much of its chroma as a screen can show. */
export function hexOf({ l, c, h }: Oklch): Hex {
  const light = Math.min(1, Math.max(0, l));
  let [most, least] = [c, 0];
  if (!isShown(linearOf({ l: light, c, h }))) {
    for (let step = 0; step < 20; step++) {
      const tried = (most + least) / 2;
      if (isShown(linearOf({ l: light, c: tried, h }))) least = tried;
      else most = tried;
    }
    most = least;
  }
  const bytes = linearOf({ l: light, c: most, h }).map((value) => {
    const v = Math.min(1, Math.max(0, value));
    const shown = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${bytes.join("")}`;
}

function linearOf({ l, c, h }: Oklch): number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function isShown(values: readonly number[]): boolean {
  return values.every((value) => value > -0.0005 && value < 1.0005);
}
