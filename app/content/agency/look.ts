import { lookOf } from "~/brand/brand.ts";
import { bare } from "~/site-texts/marks.ts";
import { agency } from "./agency.ts";
import { brand } from "./brand.ts";

/** What follows from the brand, ready for pages: a browser derives nothing. */
export const look = lookOf(brand, bare(agency.name));
