import { buffer } from "node:stream/consumers";
import { deserialize, serialize } from "node:v8";
import { drawMaterials, type Materials } from "./draw-card.ts";
import { drawIcons, type IconMaterials } from "./draw-icons.ts";

export type DrawTask = { card: Materials } | { icons: IconMaterials };

/** What it draws comes on the standard input; a JPEG, or icons by their addresses, go to the standard output. */
const task: DrawTask = deserialize(await buffer(process.stdin));
process.stdout.write(
  "card" in task ? await drawMaterials(task.card) : serialize(await drawIcons(task.icons)),
);
