import type { Facts } from "~/text/fill.ts";
import { bare } from "./marks.ts";
import { bareSample } from "./samples/sample-marks.ts";

/** The file with the agency's name, which other texts take. */
export const AGENCY = "agency/agency";

/** Its names as facts: `{agency.name}`. They are texts themselves, and change with the words. */
const NAMES = ["name", "descriptor"] as const;

export function namesOf({ agency }: Readonly<Record<string, unknown>>): Facts {
  const names = NAMES.map((name) => {
    const value: unknown = Reflect.get(Object(agency), name);
    return [`agency.${name}`, typeof value === "string" ? bareSample(bare(value)) : null] as const;
  });
  return Object.fromEntries(names);
}

/** From here on texts that are made of its names have `{agency.name}` in their place. */
export function nameByFact({ agency }: Readonly<Record<string, unknown>>): void {
  for (const name of NAMES) Reflect.set(Object(agency), name, `{agency.${name}}`);
}
