import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A new directory. It is removed after the tests of the file or block, or when `after` says so. */
export function scratchDirectory(after: (remove: () => void) => void = afterAll): string {
  const directory = mkdtempSync(join(tmpdir(), "kadr-test-"));
  after(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
