import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import type { Brand } from "../../app/brand/brand.ts";
import type { CardFacts, SiteSettings } from "../../app/settings.ts";
import { chooseFonts, cleanTitle, type ReadFile } from "./card-fonts.ts";
import { gatherMaterials } from "./draw-card.ts";
import { brandIcon, type Icons } from "./draw-icons.ts";
import type { DrawTask } from "./draw-process.ts";

const MEMORY_FOR_CARDS = 8 * 1024 * 1024;

/** Draws share cards and remembers the last of them by all that stands on them. */
export function createShareCards(
  read: ReadFile,
): Pick<SiteSettings, "drawCard" | "lettersWithoutFont"> {
  const cards = new LRUCache<string, Uint8Array<ArrayBuffer>, CardFacts>({
    maxSize: MEMORY_FOR_CARDS,
    sizeCalculation: (card) => card.length,
    fetchMethod: async (_key, _known, { context }) =>
      new Uint8Array(await drawApart({ card: await gatherMaterials(context, read) })),
  });
  return {
    drawCard: (facts) => cards.forceFetch(JSON.stringify(facts), { context: facts }),
    lettersWithoutFont: async (title, display) =>
      (await chooseFonts(cleanTitle(title), display, read)).missing,
  };
}

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, "draw-process.ts");
const TIMEOUT_MS = 20_000;
/** Reading its own code anew takes the process a third of its time. Where nothing can be written, Node does without. */
const COMPILED = join(import.meta.dirname, "../../.cache/compiled");

/** The icons of browsers and home screens that the brand has, by their addresses. */
export async function drawBrandIcons(brand: Brand, read: ReadFile): Promise<Icons> {
  const bytes = await drawApart({ icons: await brandIcon(brand, read) });
  const icons: Icons = deserialize(bytes);
  return icons;
}

/** Draws in a process of its own: half a second of work, which pages would wait for. */
export async function drawApart(task: DrawTask): Promise<Buffer> {
  const running = run(process.execPath, [SCRIPT], {
    encoding: "buffer",
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
    maxBuffer: 8 * 1024 * 1024,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
  });
  // Writing to a process that has ended fails. The exit of the process is reported instead.
  running.child.stdin?.on("error", () => {}).end(serialize(task));
  const { stdout } = await running;
  return stdout;
}
