import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { withDrawing } from "../scripts/house/draw.ts";

test("no folder holds more than 25 files", () => {
  const files = globSync("{app,bench,scripts,server,supabase,tests}/**/*.*");
  const folders = Map.groupBy(files, dirname);
  expect(folders.size).toBeGreaterThan(100);
  const full = [...folders].filter(([, held]) => held.length > 25).map(([folder]) => folder);
  expect(full).toEqual([]);
});

test("the drawing of the house is up to date", () => {
  const page = readFileSync("docs/architecture.md", "utf8");
  expect(page).toContain("flowchart");
  expect(page).toBe(withDrawing(page));
});
