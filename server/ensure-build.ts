import { spawn } from "node:child_process";
import { access, constants, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { log, logProblem } from "./base/log.ts";
import { OperatorError } from "./base/operator-error.ts";

export const CLIENT_BUILD = "build/client";
export const SERVER_BUILD = "build/server/index.js";

/** Written last by the build. */
const STAMP = "build/complete";
const SOURCES = [
  "app",
  "assets",
  "docs/editing.md",
  "docs/pictures",
  "public",
  "scripts",
  "supabase",
  "package.json",
  "vite.config.ts",
  "react-router.config.ts",
];
const NO_SOURCE = /^(public\/(images|share)|app\/generated|supabase\/\.\w+)(\/|$)|\.test\.tsx?$/;
const BUILDER = "node_modules/@react-router/dev/package.json";

/** `orOlder`: a complete older build is better than no site, but not for tests and measurements. */
export async function ensureBuild({ orOlder = false } = {}): Promise<void> {
  const built = await modifiedAt(STAMP);
  const newest = Math.max(...(await Promise.all(SOURCES.map(newestIn))));
  if (built > newest) return;
  const obstacle = (await obstacleToBuilding()) ?? (await build(built > 0));
  if (obstacle === null) return;
  if (built === 0) throw new OperatorError(`There is no complete build, and ${obstacle}.`);
  if (!orOlder) throw new OperatorError(`The build is older than its sources: ${obstacle}.`);
  const made = `of ${new Date(built).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  logProblem("older-build", {
    message: `The site starts with the build ${made}, made ${ago(built)}, although sources are newer: ${obstacle}.`,
  });
}

async function build(hasOlder: boolean): Promise<string | null> {
  const because = hasOlder ? "sources are newer" : "there is no build";
  log("building", { message: "The site is being built, which takes about a minute.", because });
  const code = await new Promise<number | string | null>((resolve) => {
    const building = spawn("npm", ["run", "build"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    building.on("error", ({ message }) => resolve(message)).on("close", resolve);
  });
  if (code === 0) return null;
  return typeof code === "string"
    ? `the build could not be started (${code})`
    : 'the build failed; "npm run build" shows why';
}

/** Checked first: a server without permission to build must not try at every start. */
async function obstacleToBuilding(): Promise<string | null> {
  if (!(await modifiedAt(BUILDER))) {
    return "the packages that build it are not installed (npm ci without --omit=dev)";
  }
  const isOurs = await access(".", constants.W_OK).then(
    () => true,
    () => false,
  );
  return isOurs ? null : `this user may not write to ${process.cwd()}`;
}

function ago(time: number): string {
  const minutes = Math.max(1, Math.round((Date.now() - time) / 60_000));
  if (minutes < 120) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${Math.round(hours / 24)} days ago`;
}

async function modifiedAt(path: string): Promise<number> {
  const stats = await stat(path).catch(() => null);
  return stats?.mtimeMs ?? 0;
}

async function newestIn(path: string): Promise<number> {
  if (NO_SOURCE.test(path)) return 0;
  const stats = await stat(path).catch(() => null);
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const entries = await readdir(path);
  return Math.max(0, ...(await Promise.all(entries.map((entry) => newestIn(join(path, entry))))));
}
