import { expect, test } from "vitest";
import { alternate } from "./alternate.ts";

test("measures in turn, and one bad round moves neither numbers nor ratio", async () => {
  const order: string[] = [];
  const ours = [50, 60, 5];
  const limits = [100, 80, 90];
  const take = (name: string, values: number[]) => async () => {
    order.push(name);
    return values.shift() ?? 0;
  };
  const taken = await alternate(3, { ours: take("ours", ours), limit: take("limit", limits) });
  expect(order).toEqual(["limit", "ours", "ours", "limit", "limit", "ours"]);
  expect(taken.ours((value) => value)).toBe(50);
  expect(taken.limit((value) => value)).toBe(90);
  expect(taken.ratio((value) => value)).toBe(0.5);
});
