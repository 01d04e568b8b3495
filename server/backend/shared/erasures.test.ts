import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scratchDirectory } from "../../../tests/support/scratch-directory.ts";
import { readErasures, writeErasures } from "./erasures.ts";

const path = join(scratchDirectory(), "erasures.json");
const erasure = { erased_at: "2026-11-28T00:00:00.000Z", subject_hash: "a".repeat(64) };

test("no list is an empty one; one that was cut or changed is refused, whoever reads it", async () => {
  expect(readErasures(path)).toEqual([]);
  await writeErasures(path, [erasure]);
  expect(readErasures(path)).toEqual([erasure]);
  truncateSync(path, 60);
  expect(() => readErasures(path)).toThrow("erasures.json is damaged");
  writeFileSync(path, "");
  expect(() => readErasures(path)).toThrow("erasures.json is damaged");
});
