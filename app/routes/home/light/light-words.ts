import { light } from "~/content/pictures/light.ts";
import { FULL, type LightSetting, lightPart } from "~/text/addresses/light-setting.ts";

/** As the post about one light or three has them: a talk, a confession, and what a recipe makes of a face. */
export const presets = {
  interview: [7, 8, 5],
  confession: [6, 5, 1],
  passport: [6, 10, 8],
} as const satisfies Record<string, LightSetting>;

/** The way of a lamp's move by itself: from the setting to an edge of light in the dark, and back. */
export function invitation(setting: LightSetting): LightSetting[] {
  const [key, back, ground] = setting;
  const steps = 8;
  const way = Array.from({ length: steps }, (_, at): LightSetting => {
    const part = (at + 1) / steps;
    return [
      Math.round(key * (1 - part)),
      Math.round(back + (FULL - back) * part),
      Math.round(ground * (1 - part)),
    ];
  });
  const dark = way.at(-1) ?? setting;
  return [...way, dark, dark, dark, ...way.slice(0, -1).reverse(), setting];
}

/**
 * The luminance of the lit forehead and of the shaded cheek, by each lamp at full. Measured in the three pictures by
 * `assets/recipes/light-page.mjs`.
 */
const met = { lit: [0.6154, 0, 0.0003], shaded: [0.0004, 0.1103, 0.0009] } as const;

/** What a meter on the set says: how many times brighter the lit side of the face is. */
export function contrastRatio(setting: LightSetting): number {
  const at = (side: readonly number[]) =>
    setting.reduce((sum, step, lamp) => sum + lightPart(step) * (side[lamp] ?? 0), 0);
  return at(met.lit) / Math.max(at(met.shaded), 1e-6);
}

/** The colour of the key in `assets/recipes/light.py`, by McCamy's formula (Color Research and Application, 1992). */
const KELVIN = 5200;

/** Beyond it the shaded side is black. */
const MOST = 128;

export function readoutOf(setting: LightSetting): string {
  const [key] = setting;
  if (key === 0) return light.readoutWithoutKey;
  const ratio = Math.min(contrastRatio(setting), MOST);
  const rounded = ratio < 3 ? Math.round(ratio * 2) / 2 : Math.round(ratio);
  return light.readout
    .replace("{ratio}", String(Math.max(1, rounded)).replace(".", ","))
    .replace("{kelvin}", String(KELVIN));
}

/** „7 z 10, mocno”. */
export function stepInWords(step: number): string {
  return `${step} z ${FULL}, ${wordOf(step)}`;
}

function wordOf(step: number): string {
  const { off, faint, half, strong, full } = light.steps;
  if (step === 0) return off;
  if (step === FULL) return full;
  if (step <= 3) return faint;
  return step <= 6 ? half : strong;
}
