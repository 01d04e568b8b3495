import { contrast, distance, type Hex, hexOf, oklch } from "./oklch.ts";
import { dangers, tokens } from "./tokens.ts";

/** What follows from the accent: as in docs/design.md. */
export type Palette = {
  /** Fills, borders, rings, dots: the chosen colour, lighter where it would not be seen. */
  accent: Hex;
  accentHover: Hex;
  /** Words on a fill. */
  ink: Hex;
  /** The accent as words on the grounds of the page, and those words under a pointer. */
  accentText: Hex;
  accentTextHover: Hex;
  danger: Hex;
};

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const READABLE = 4.5;
const SEEN = 3;
const STEP = 0.005;

/** Words on a fill of this colour; null when neither can be read on it. */
export function inkOn(fill: Hex): Hex | null {
  const [ink, cream] = [contrast(fill, tokens.ink), contrast(fill, tokens.text)];
  if (Math.max(ink, cream) < READABLE) return null;
  return ink >= READABLE ? tokens.ink : tokens.text;
}

/** The nearest colour on which words can be read; the colour itself when it is one. */
export function nearestAccent(accent: Hex): Hex {
  if (inkOn(accent)) return accent;
  const { l, c, h } = oklch(accent);
  for (let step = STEP; ; step += STEP) {
    for (const light of [l + step, l - step]) {
      const tried = hexOf({ l: light, c, h });
      if (inkOn(tried)) return tried;
    }
  }
}

export function paletteOf(chosen: Hex): Palette {
  if (chosen === tokens.accent) {
    const { accent, "accent-hover": hover, ink } = tokens;
    return {
      accent,
      accentHover: hover,
      ink,
      accentText: accent,
      accentTextHover: hover,
      danger: tokens.danger,
    };
  }
  const accent = lighterUntil(chosen, (tried) => isSeen(tried) && inkOn(tried) !== null);
  const ink = inkOn(accent) ?? tokens.ink;
  const accentText = lighterUntil(accent, (tried) => leastContrast(tried) >= READABLE);
  const [danger] = [...dangers].sort((a, b) => distance(accent, b) - distance(accent, a));
  return {
    accent,
    accentHover: shifted(accent, ink === tokens.ink ? 0.05 : -0.03),
    ink,
    accentText,
    accentTextHover: shifted(accentText, 0.05),
    danger: danger ?? tokens.danger,
  };
}

/** As in `late.css`, for an accent that is promised 4.5:1 only. */
const MORE_CONTRAST = [
  "--color-accent:var(--color-text)",
  "--color-accent-hover:var(--color-text-2)",
  "--color-ink:var(--color-bg)",
  "--text-color-accent:var(--color-text)",
  "--text-color-accent-hover:var(--color-text)",
].join(";");

/** The style that pages have in their heads; empty while the accent is the design's own. */
export function accentStyle(chosen: Hex): string {
  if (chosen === tokens.accent) return "";
  const palette = paletteOf(chosen);
  const values = {
    "--color-accent": palette.accent,
    "--color-accent-hover": palette.accentHover,
    "--color-ink": palette.ink,
    "--color-danger": palette.danger,
    "--text-color-accent": palette.accentText,
    "--text-color-accent-hover": palette.accentTextHover,
    "--accent-channels": channels(palette.accent),
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  // Twice, so that it wins over the style sheet wherever that stands.
  return `:root:root{${lines.join(";")}}@media(prefers-contrast:more){:root:root{${MORE_CONTRAST}}}`;
}

/** As `rgb()` takes them: `255 75 31`. */
export function channels(hex: Hex): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" ");
}

function lighterUntil(from: Hex, isRight: (tried: Hex) => boolean): Hex {
  if (isRight(from)) return from;
  const { l, c, h } = oklch(from);
  for (let light = l + STEP; light < 1; light += STEP) {
    const tried = hexOf({ l: light, c, h });
    if (isRight(tried)) return tried;
  }
  return tokens.text;
}

function shifted(from: Hex, by: number): Hex {
  const { l, c, h } = oklch(from);
  return hexOf({ l: Math.min(1, Math.max(0, l + by)), c, h });
}

/** On the ground of the page, of cards and of sheets. */
export function leastContrast(color: Hex): number {
  return Math.min(...[tokens.bg, tokens.surface, tokens.raised].map((bg) => contrast(color, bg)));
}

function isSeen(color: Hex): boolean {
  return leastContrast(color) >= SEEN;
}
