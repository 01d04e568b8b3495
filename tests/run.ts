import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasNginx } from "./support/nginx.ts";
import { findPostgres } from "./support/postgres.ts";
import { canMount } from "./support/small-disk.ts";

/** `npm test`: everything that must hold, in the order in which a mistake is cheapest to find. */

type Count = { passed: number; failed: number; skipped: number };

const long = process.argv.includes("--long");
const ownDisks = "full and read-only disks";
const inCi = Boolean(process.env.CI);
const scratch = await mkdtemp(join(tmpdir(), "tests-"));
const began = performance.now();

const leftOut = missingTools();
const results: [part: string, count: Count][] = [
  ["types", check("npm", ["run", "--silent", "typecheck"])],
  ["lint", check("biome", ["check", "--error-on-warnings"])],
  ["unused code", check("knip", [])],
  ["build", check("npm", ["run", "--silent", "build"])],
  ["unit", await vitest("unit")],
  ["http", await vitest("http")],
  ["database", await vitest("database")],
];
if (!leftOut.has("browser journeys")) results.push(["browser journeys", await vitest("e2e")]);
await rm(scratch, { recursive: true, force: true });

report();

function missingTools(): Map<string, string> {
  const missing = new Map<string, string>();
  if (!existsSync("/usr/bin/chromium")) {
    missing.set("browser journeys", "Debian's chromium is not installed");
  }
  if (findPostgres() === null) {
    missing.set("the database on a real Postgres", "Debian's postgresql is not installed");
  }
  if (!hasNginx()) {
    missing.set("deploy/nginx.conf", "Debian's nginx or openssl is not installed");
  }
  if (spawnSync("deno", ["--version"]).status !== 0) {
    missing.set("the contact function under Deno", "the npm package deno has no binary here");
  }
  if (!canMount()) missing.set(ownDisks, "this machine lets nobody mount one, root or not");
  return missing;
}

/** A tool that is content or not counts as one test. */
function check(command: string, args: string[]): Count {
  heading(`${command} ${args.join(" ")}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
}

async function vitest(project: string): Promise<Count> {
  heading(`tests: ${project}`);
  const file = join(scratch, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { status } = spawnSync("vitest", ["run", "--project", project, ...reporters], {
    stdio: "inherit",
    env: { ...process.env, TEST_BUILD: "skip", ...(long ? { TEST_LONG: "1" } : {}) },
  });
  const text = await readFile(file, "utf8").catch(() => "{}");
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = JSON.parse(text);
  // A file that does not even load has no failed test, yet it fails.
  const failed = status === 0 ? numFailedTests : Math.max(numFailedTests, 1);
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

function heading(text: string): void {
  process.stdout.write(`\n── ${text}\n`);
}

function report(): void {
  heading(`${Math.round((performance.now() - began) / 1000)} s in all`);
  let passed = 0;
  let failed = 0;
  for (const [part, count] of results) {
    passed += count.passed;
    failed += count.failed;
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : "";
    console.log(`${part.padEnd(18)}${count.passed} passed, ${count.failed} failed${skipped}`);
  }
  for (const [part, reason] of leftOut) {
    console.log(`LEFT OUT: ${part}, because ${reason}.`);
    // Nothing that could be installed would help the disks.
    if (inCi && part !== ownDisks) failed++;
  }
  if (!long) console.log("Longer tests run with npm run test:long.");
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
