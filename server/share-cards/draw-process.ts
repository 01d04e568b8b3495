import { buffer } from "node:stream/consumers";
import { deserialize } from "node:v8";
import { drawMaterials, type Materials } from "./draw-card.ts";

/** Draws one card: what it is made of comes on the standard input, the JPEG goes to the standard output. */
const materials: Materials = deserialize(await buffer(process.stdin));
process.stdout.write(await drawMaterials(materials));
