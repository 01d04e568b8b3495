import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { ensureBuild } from "../server/ensure-build.ts";
import { isKept } from "./figure.ts";
import { chooseSections, type Section, UnknownSection } from "./section.ts";
import { sections } from "./sections.ts";
import { type Measured, table } from "./table.ts";

/**
 * `npm run bench -- [section …]`: one table, each figure beside its budget; the same as JSON in
 * bench/results. Fails when a budget is missed or a section could not be measured to its end.
 */
const chosen = chooseOrExplain();
const [busyBefore = 0] = loadavg();
if (busyBefore > cpus().length / 4) {
  console.log(`The machine is busy (load ${busyBefore.toFixed(2)}): times will be too long.`);
}
await ensureBuild();

const measured: Measured[] = [];
const leftOut: string[] = [];
const broken: string[] = [];
for (const section of chosen) await measure(section);

console.log(`\n${table(measured)}\n`);
for (const line of [...leftOut, ...broken]) console.log(line);
await writeResults();
const allKept = measured.every(({ figures }) => figures.every(isKept));
process.exitCode = allKept && broken.length === 0 ? 0 : 1;

function chooseOrExplain(): Section[] {
  try {
    return chooseSections(sections, process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UnknownSection)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function measure({ name, about, missing, run }: Section): Promise<void> {
  const reason = missing?.() ?? null;
  if (reason !== null) {
    leftOut.push(`LEFT OUT: ${name}, because ${reason}.`);
    return;
  }
  console.log(`${name}: ${about}`);
  const began = performance.now();
  try {
    measured.push({ section: name, figures: await run() });
  } catch (error) {
    broken.push(`BROKEN: ${name}: ${error instanceof Error ? error.stack : error}`);
  }
  console.log(`${name}: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
}

async function writeResults(): Promise<void> {
  await mkdir("bench/results", { recursive: true });
  const file = `bench/results/${new Date().toISOString().replace(/[:.]/g, "-")}.json`;
  const machine = { node: process.version, cpus: cpus().map((cpu) => cpu.model), busyBefore };
  const results = { machine, measured, leftOut, broken };
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`Written to ${file}`);
}
