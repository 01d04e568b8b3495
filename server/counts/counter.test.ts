import { expect, test } from "vitest";
import { countInMemory } from "./counter.ts";

/** What is written of one visit when the first attempt ends like this, by then and at the end. */
async function written(end: Error) {
  const attempts: Record<string, number>[] = [];
  const counter = countInMemory(
    {
      write: async (counts) => {
        attempts.push(counts);
        if (attempts.length === 1) throw end;
      },
      failed: () => {},
    },
    10,
  );
  counter.add("/");
  await counter.stop();
  await counter.stop();
  return attempts;
}

test("what is refused is counted again", async () => {
  expect(await written(new Error("503"))).toEqual([{ "/": 1 }, { "/": 1 }]);
});

test("what waits in the database is counted once", async () => {
  expect(await written(new DOMException("", "TimeoutError"))).toEqual([{ "/": 1 }]);
});
