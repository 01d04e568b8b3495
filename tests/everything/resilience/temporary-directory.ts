import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Is removed when the running test has ended. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "resilience-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
