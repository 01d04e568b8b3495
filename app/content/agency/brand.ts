import { type Brand, ownBrand } from "~/brand/brand.ts";

/** Logo, mark, icon and accent, which „Marka” in the panel changes; the name is in `agency.ts`. */
export const brand: Brand = { ...ownBrand };
