import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { buildSupabaseAuth } from "./database/support/supabase-auth.ts";
import { failure, playwrightFailures, vitestFailures } from "./failures.ts";
import { hasFirefox, hasWebkit } from "./nightly/engines/installed.ts";
import { hasJava } from "./nightly/http/validator.ts";
import { canMount } from "./rest/resilience/small-disk.ts";
import { hasChromium, wholeChromium } from "./support/chromium.ts";
import { migrateDatabase } from "./support/migrated-database.ts";
import { hasNginx } from "./support/nginx.ts";
import { findPostgres } from "./support/postgres.ts";

/**
 * Runs one of three suites (`docs/testing.md`): `npm test`, `npm run test:rest` and `npm run test:nightly`. The long
 * parts each keep two cores busy, so they run one after the other; the output of each part comes when it has ended.
 */

/** `failures` holds the name of each failed test and the beginning of its error. */
type Count = { passed: number; failed: number; skipped: number; failures?: string[] };
type Result = Count & { name: string; seconds: number };

const suite = z.enum(["test", "rest", "nightly"]).parse(process.argv[2] ?? "test");
/** `npm run test:rest -- 1/2` runs the first half of its files. */
const chosen = z
  .string()
  .regex(/^\d+\/\d+$/)
  .optional()
  .parse(process.argv[3]);
const shard = chosen ? [`--shard=${chosen}`] : [];
const isNightly = suite === "nightly";
const ownDisks = "full and read-only disks";
const realAuth = "accounts on the real Supabase Auth";
const inFirefox = "journeys in Firefox";
const inWebkit = "journeys in WebKit";
/** What may be missing in CI: nothing that `.ci/run` could install would help. */
const beyondHelp = new Set([ownDisks, realAuth, inFirefox, inWebkit]);
const inCi = Boolean(process.env.CI);
const scratch = mkdtempSync(join(roomyMemory() ?? tmpdir(), "tests-"));
// Postgres runs as another user than root.
chmodSync(scratch, 0o711);
process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const began = performance.now();

const leftOut = missingTools();
let authProgram = process.env.SUPABASE_AUTH;
const results: Result[] = [];
if (suite === "test") {
  // Alone, for it writes files that the others read.
  await part("types", () => check("npm", ["run", "--silent", "typecheck"]));
  await Promise.all([
    part("build", () => check("npm", ["run", "--silent", "build"])),
    part("lint", () => check("biome", ["check", "--error-on-warnings"])),
  ]);
}
if (suite === "rest") {
  await Promise.all([
    part("house", () => check("npm", ["run", "--silent", "house"])),
    part("unused code", () => check("knip", [])),
  ]);
}
/** Starts are the dearest part of the tests. */
const startsAtMost = { test: 12, rest: 35, nightly: Number.POSITIVE_INFINITY };
/** A line for each site or backend that a test starts, or that is refused. */
const starts = join(scratch, "starts");
const migrated = join(scratch, "migrated");
await migrateDatabase(migrated);
if (hasChromium) await part("browser journeys", playwright);
if (isNightly && !authProgram && findPostgres()) await part("Supabase Auth", findAuth);
if (isNightly && (hasFirefox || hasWebkit)) {
  await part("Firefox and WebKit", () => vitest("engines"));
}
await part("unit, http, database", () => vitest("!engines"));

await report();

/**
 * The folder of temporary files that Linux keeps in memory. A site writes a thousand small files when it starts, and
 * syncs them: on a disk that is a third of its work.
 */
function roomyMemory(): string | undefined {
  const folder = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(folder);
    const room = Math.min(bavail * bsize, process.availableMemory());
    return room > 8 * 1024 ** 3 ? folder : undefined;
  } catch {
    return undefined;
  }
}

function missingTools(): Map<string, string> {
  const missing = new Map<string, string>();
  if (!hasChromium) {
    missing.set("browser journeys", "Chromium is not installed, and its package has none for here");
  }
  if (findPostgres() === null) {
    missing.set("a real Postgres", "it is not installed, and its package has none for here");
  }
  if (suite === "test") return missing;
  if (spawnSync("deno", ["--version"]).status !== 0) {
    missing.set("the contact function under Deno", "the npm package deno has no binary here");
  }
  if (!canMount()) missing.set(ownDisks, "this machine lets nobody mount one, root or not");
  if (!isNightly) return missing;
  if (!wholeChromium) {
    missing.set("the memory of a whole browser", "Debian's chromium is not installed");
  }
  if (!hasNginx()) {
    missing.set("deploy/nginx.conf", "Debian's nginx or openssl is not installed");
  }
  if (!hasFirefox) missing.set(inFirefox, "Debian's firefox-esr is not installed");
  if (!hasWebkit) {
    missing.set(inWebkit, "Debian's webkit2gtk-driver or xvfb is not installed");
  }
  if (!hasJava()) {
    missing.set("the validator of HTML", "Debian's default-jre-headless is not installed");
  }
  return missing;
}

async function part(name: string, run: () => Promise<Count>): Promise<void> {
  const start = performance.now();
  console.log(`${name} …`);
  const count = await run();
  results.push({ ...count, name, seconds: secondsSince(start) });
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}

/** A tool that is content or not counts as one test. */
async function check(command: string, args: string[]): Promise<Count> {
  const status = await runCommand(command, args);
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
}

async function findAuth(): Promise<Count> {
  const none = { passed: 0, failed: 0, skipped: 0 };
  try {
    const found = await buildSupabaseAuth();
    if ("missing" in found) {
      leftOut.set(realAuth, found.missing);
      return { ...none, skipped: 1 };
    }
    authProgram = found.program;
    return { ...none, passed: 1 };
  } catch (error) {
    return { ...none, failed: 1, failures: [failure("Supabase Auth", String(error))] };
  }
}

/** The projects of `vitest.config.ts` with this name, or all but that one. */
async function vitest(project: string): Promise<Count> {
  const file = join(scratch, `vitest-${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const env = { SUPABASE_AUTH: authProgram ?? "" };
  const status = await runTests(
    "vitest",
    ["run", ...shard, `--project=${project}`, ...reporters],
    env,
  );
  const report = await readJson(file);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report;
  // A file that does not even load has no failed test, yet it fails.
  const failed = status === 0 ? numFailedTests : Math.max(numFailedTests, 1);
  const failures = vitestFailures(report.testResults);
  if (status !== 0 && numFailedTests === 0 && failures.length === 0) {
    failures.push(failure("vitest", "An error outside of the tests: look for “Unhandled” above."));
  }
  return { passed: numPassedTests, failed, skipped: numPendingTests, failures };
}

async function playwright(): Promise<Count> {
  const file = join(scratch, "journeys.json");
  const status = await runTests("playwright", ["test", ...shard, "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { stats = {}, suites } = await readJson(file);
  const { expected = 0, unexpected = 0, skipped = 0 } = stats;
  const failed = status === 0 ? unexpected : Math.max(unexpected, 1);
  return { passed: expected, failed, skipped, failures: playwrightFailures(suites) };
}

function runTests(command: string, args: string[], env: Record<string, string> = {}) {
  const own = {
    TEST_SUITE: suite,
    // Every site starts anew: what V8 has compiled once saves it a sixth of its work.
    NODE_COMPILE_CACHE: resolve(".cache/compiled"),
    TEST_MIGRATED: migrated,
    TEST_STARTS: starts,
    TMPDIR: scratch,
    ...(suite === "test" ? { TEST_BUILD: "skip" } : {}),
    ...env,
  };
  return runCommand(command, args, own);
}

async function runCommand(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(text));
  const status = await new Promise<number | null>((done) => {
    child.on("error", () => done(null)).on("close", done);
  });
  heading([command, ...args].join(" "));
  process.stdout.write(Buffer.concat(said));
  return status;
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
}

function heading(text: string): void {
  process.stdout.write(`\n── ${text}\n`);
}

async function report(): Promise<void> {
  heading(`${secondsSince(began)} s in all`);
  let passed = 0;
  let failed = 0;
  // Once more and last: a stored log often keeps only its end.
  for (const { failures = [] } of results) for (const text of failures) console.log(text);
  for (const { name, seconds, ...count } of results) {
    passed += count.passed;
    failed += count.failed;
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : "";
    const time = `${seconds} s`.padStart(6);
    console.log(
      `${name.padEnd(22)}${time}  ${count.passed} passed, ${count.failed} failed${skipped}`,
    );
  }
  for (const [part, reason] of leftOut) {
    console.log(`LEFT OUT: ${part}, because ${reason}.`);
    // `npm test` needs nothing but npm's registry, so nothing may be missing for it.
    if (suite === "test" || (inCi && !beyondHelp.has(part))) failed++;
  }
  const started = (await readFile(starts, "utf8").catch(() => "")).trim().split("\n");
  const refused = started.filter((what) => what === "refused").length;
  const count = started.filter(Boolean).length - refused;
  console.log(`${count} starts of a site or backend, and ${refused} that were refused`);
  // After a failure each worker begins anew, and so do its sites.
  if (count > startsAtMost[suite] && failed === 0) {
    console.log(`FAILED: at most ${startsAtMost[suite]} starts: let files share a site.`);
    failed++;
  }
  if (suite === "test") console.log("What else must hold before it lands: npm run test:rest.");
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
