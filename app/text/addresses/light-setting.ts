export type ThreeLamps<Lamp> = readonly [key: Lamp, back: Lamp, ground: Lamp];

/** How far each lamp is up, in eleven steps. */
export type LightSetting = ThreeLamps<number>;

export const FULL = 10;

const STEPS = /^(\d|10)-(\d|10)-(\d|10)$/;

/** Reads „7-3-2”. Any other text is null. */
export function readLight(text: string | null | undefined): LightSetting | null {
  const [, key, back, ground] = STEPS.exec(text ?? "") ?? [];
  return key && back && ground ? [Number(key), Number(back), Number(ground)] : null;
}

export function writeLight(setting: LightSetting): string {
  return setting.join("-");
}

/** The name of the setting in the query of the home page. */
export const LIGHT_PARAMETER = "swiatlo";

/** The query of the setting, alone: it is not typed in by hand with other parts. */
export function lightInQuery(search: string): LightSetting | null {
  return readLight(new URLSearchParams(search).get(LIGHT_PARAMETER));
}

/**
 * The part of a lamp's light, linear. Half way up is a quarter, as on a dimmer; below it each step is as much as the one
 * before, since the red of the ground is taken for black where it has less than a tenth.
 */
export function lightPart(step: number): number {
  return step < FULL / 2 ? step / FULL / 2 : (step / FULL) ** 2;
}
