import { expect, test } from "vitest";
import { withPages } from "./health.ts";

const ready = { ready: true, backend: true, storage: true };

test.each([
  ["is made", async () => ({ status: 200 }), true],
  ["is an error", async () => ({ status: 500 }), false],
  ["cannot be made", () => Promise.reject(new Error("no")), false],
])("a process whose home page %s is ready accordingly", async (_, homePage, isReady) => {
  expect(await withPages(ready, homePage)).toEqual({ ...ready, ready: isReady, pages: isReady });
});
