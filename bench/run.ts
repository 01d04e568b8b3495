import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { ensureBuild } from "../server/ensure-build.ts";
import { measureApi } from "./api.ts";
import { measureBytes } from "./bytes.ts";
import { measureCachedPage, measureLight } from "./cached.ts";
import { measureChangedWords } from "./changed-words.ts";
import { type Figure, isKept, type Measured, table } from "./figures.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureManyPosts } from "./many-posts.ts";
import { measureMoving } from "./moving.ts";
import { measurePanel } from "./panel.ts";
import { measurePress } from "./press.ts";
import { measureStart } from "./start.ts";
import { measureUncachedPages } from "./uncached.ts";
import { measureVisits } from "./visits.ts";
import { measureWalk } from "./walk.ts";

/**
 * `npm run bench -- [section …]`: one table, each figure beside its budget; the same as JSON in
 * bench/results. Fails when a budget is missed or a section could not be measured to its end.
 */
const sections: Record<string, () => Promise<Figure[]>> = {
  bytes: measureBytes,
  words: measureChangedWords,
  start: measureStart,
  cached: measureCachedPage,
  light: measureLight,
  visits: measureVisits,
  uncached: measureUncachedPages,
  api: measureApi,
  lighthouse: measureLighthouse,
  walk: measureWalk,
  press: measurePress,
  panel: measurePanel,
  moving: measureMoving,
  many: measureManyPosts,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in sections));
if (unknown.length > 0) {
  const known = Object.keys(sections).join(", ");
  console.error(`No section is called ${unknown.join(", ")}. There are: ${known}.`);
  process.exit(1);
}
const [busyBefore = 0] = loadavg();
if (busyBefore > cpus().length / 4) {
  console.log(`The machine is busy (load ${busyBefore.toFixed(2)}): times will be too long.`);
}
await ensureBuild();

const measured: Measured[] = [];
const broken: string[] = [];
for (const [section, measure] of Object.entries(sections)) {
  if (chosen.length > 0 && !chosen.includes(section)) continue;
  const began = performance.now();
  try {
    measured.push({ section, figures: await measure() });
  } catch (error) {
    broken.push(`BROKEN: ${section}: ${error instanceof Error ? error.stack : error}`);
  }
  console.log(`${section}: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
}

console.log(`\n${table(measured)}\n`);
for (const line of broken) console.log(line);
await mkdir("bench/results", { recursive: true });
const file = `bench/results/${new Date().toISOString().replace(/[:.]/g, "-")}.json`;
const machine = { node: process.version, cpus: cpus().map((cpu) => cpu.model), busyBefore };
await writeFile(file, `${JSON.stringify({ machine, measured, broken }, null, 2)}\n`);
console.log(`Written to ${file}`);
const isAllKept = measured.every(({ figures }) => figures.every(isKept));
process.exitCode = isAllKept && broken.length === 0 ? 0 : 1;
