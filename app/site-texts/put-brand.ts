import { isBrandValue } from "~/brand/brand.ts";
import type { TextDocument } from "./types.ts";

/** Puts the values of „Marka” in the place of the originals. They are no words: none is typeset or marked. */
export function putBrand(exports: object, changes: TextDocument): void {
  const brand: unknown = Reflect.get(exports, "brand");
  if (typeof brand !== "object" || brand === null) return;
  for (const name of Object.keys(brand)) {
    const pointer = `/brand/${name}`;
    const value = Object.hasOwn(changes, pointer) ? changes[pointer]?.value : undefined;
    if (value !== undefined && isBrandValue(name, value)) Reflect.set(brand, name, value);
  }
}
