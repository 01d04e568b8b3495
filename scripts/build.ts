import { spawnSync } from "node:child_process";
import { mkdir, stat } from "node:fs/promises";
import { lockFile } from "../server/base/file-lock.ts";

/** `npm run build`. Of two at once the second waits, and takes what the first has made. */
const TIMEOUT_MS = 600_000;
const STAMP = "build/complete";
const LOCK = ".cache/build.sqlite";

const steps = [
  ["node", "scripts/build-pictures.ts"],
  ["node", "scripts/build-share-cards.ts"],
  ["react-router", "build"],
  ["node", "scripts/build-database.ts"],
  ["node", "scripts/finish-build.ts"],
];

const builtAt = async () => (await stat(STAMP).catch(() => null))?.mtimeMs;

const before = await builtAt();
await mkdir(".cache", { recursive: true });
const release = (await lockFile(LOCK, 0)) ?? (await waitForOther());
if ((await builtAt()) === before) runSteps();
release();

async function waitForOther() {
  console.log("Another build is under way: waiting for it.");
  const release = await lockFile(LOCK, TIMEOUT_MS);
  if (!release) throw new Error("The other build does not end.");
  return release;
}

function runSteps() {
  for (const [command = "", ...args] of steps) {
    const { status, error } = spawnSync(command, args, { stdio: "inherit" });
    if (error) console.error(error.message);
    if (status === 0) continue;
    process.exitCode = status ?? 1;
    return;
  }
}
