import { expect, test } from "vitest";
import { isKept } from "./figure.ts";
import { table } from "./table.ts";

const size = { what: "size", value: 90, unit: "kB" };
const speed = { what: "speed", value: 1_234.5, unit: "req/s" };

test("a budget is kept up to its bound and missed beyond it", () => {
  expect(isKept({ ...size, budget: { atMost: 90 } })).toBe(true);
  expect(isKept({ ...size, budget: { atMost: 89.9 } })).toBe(false);
  expect(isKept({ ...speed, budget: { atLeast: 1_234.5 } })).toBe(true);
  expect(isKept({ ...speed, budget: { atLeast: 1_235 } })).toBe(false);
  expect(isKept(size)).toBe(true);
});

test("what could not be measured keeps no budget", () => {
  expect(isKept({ ...size, value: Number.NaN, budget: { atMost: 90 } })).toBe(false);
  expect(isKept({ ...speed, value: Number.NaN, budget: { atLeast: 90 } })).toBe(false);
});

test("sections follow one another, each figure with its budget, verdict and limit", () => {
  const limit = { what: "bare node:http", value: 2_000 };
  const text = table([
    { section: "bytes", figures: [{ ...size, budget: { atMost: 80.25 } }] },
    { section: "empty", figures: [] },
    { section: "cached", figures: [{ ...speed, limit, budget: { atLeast: 1_000 } }] },
  ]);
  const [bytes, missed, gap, cached, kept] = text.split("\n");
  expect([bytes, gap, cached]).toEqual(["── bytes", "", "── cached"]);
  expect(missed).toMatch(/^size +90 kB +≤ 80\.25 +MISSED$/);
  expect(kept).toMatch(/^speed +1235 req\/s +≥ 1000 +ok +limit 2000 \(bare node:http\)$/);
});
