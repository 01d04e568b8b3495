import { expect, test } from "vitest";
import { isKept } from "./figures.ts";
import { alternate, slowest } from "./median.ts";
import { processorBlocking } from "./processor-blocking.ts";

const size = { what: "size", value: 90, unit: "kB" };

test("a budget is kept up to its bound, and not by what could not be measured", () => {
  expect(isKept(size)).toBe(true);
  expect(isKept({ ...size, budget: { atMost: 90 } })).toBe(true);
  expect(isKept({ ...size, budget: { atMost: 89.9 } })).toBe(false);
  expect(isKept({ ...size, budget: { atLeast: 90 } })).toBe(true);
  expect(isKept({ ...size, budget: { atLeast: 90.1 } })).toBe(false);
  expect(isKept({ ...size, value: Number.NaN, budget: { atMost: 90 } })).toBe(false);
  expect(isKept({ ...size, value: Number.NaN, budget: { atLeast: 0 } })).toBe(false);
});

test("the slowest step is that with the largest median, not that with one bad round", () => {
  const steady = { step: "steady", times: [90, 95, 92] };
  const once = { step: "once bad", times: [40, 600, 45] };
  expect(slowest([once, steady])).toBe(steady);
});

test("two things are measured in turn, and one bad round moves neither numbers nor ratio", async () => {
  const order: string[] = [];
  const next = (name: string, values: number[]) => async () => {
    order.push(name);
    return values.shift() ?? Number.NaN;
  };
  const ours = next("ours", [50, 60, 5]);
  const taken = await alternate(3, { ours, limit: next("limit", [100, 80, 90]) });
  expect(order).toEqual(["limit", "ours", "ours", "limit", "limit", "ours"]);
  expect(taken.ours((value) => value)).toBe(50);
  expect(taken.limit((value) => value)).toBe(90);
  expect(taken.ratio((value) => value)).toBe(0.5);
});

test("only what the page's own thread computes after the first paint, and longer than a phone may, blocks", () => {
  const task = { name: "RunTask", pid: 1, tid: 1, ts: 2_000, tdur: 20_000 };
  const paint = { name: "firstContentfulPaint", pid: 1, tid: 1, ts: 1_000 };
  expect(processorBlocking([paint, task, task, { ...task, tdur: 12_500 }])).toBe(60);
  const others = [
    { ...task, ts: 0 },
    { ...task, pid: 2 },
    { ...task, tid: 2 },
    { ...task, name: "Layout" },
  ];
  expect(processorBlocking([paint, ...others])).toBe(0);
  expect(() => processorBlocking([task])).toThrow("painted");
});
