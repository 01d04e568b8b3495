import { spawn } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { log } from "./log.ts";
import { OperatorError } from "./operator-error.ts";

export const CLIENT_BUILD = "build/client";
export const SERVER_BUILD = "build/server/index.js";

/** Written last by the build, so a build that was cut short does not count. */
const STAMP = "build/complete";
const SOURCES = [
  "app",
  "assets",
  "public",
  "package.json",
  "vite.config.ts",
  "react-router.config.ts",
];
const GENERATED = /^(public\/images|app\/generated)(\/|$)/;

/** Builds the site when it was never built or its sources are newer than the build. */
export async function ensureBuild(): Promise<void> {
  const built = await modifiedAt(STAMP);
  const newest = Math.max(...(await Promise.all(SOURCES.map(newestIn))));
  if (built > newest) return;
  log("building", { because: built === 0 ? "there is no build" : "sources are newer" });
  const code = await new Promise<number | null>((resolve, reject) => {
    const build = spawn("npm", ["run", "build"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    build.on("error", reject).on("close", resolve);
  });
  if (code !== 0) throw new OperatorError('The build failed; "npm run build" shows why.');
}

async function modifiedAt(path: string): Promise<number> {
  const stats = await stat(path).catch(() => null);
  return stats?.mtimeMs ?? 0;
}

async function newestIn(path: string): Promise<number> {
  if (GENERATED.test(path)) return 0;
  const stats = await stat(path).catch(() => null);
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const entries = await readdir(path);
  return Math.max(0, ...(await Promise.all(entries.map((entry) => newestIn(join(path, entry))))));
}
