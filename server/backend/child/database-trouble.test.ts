import { expect, test } from "vitest";
import { WriteTrouble } from "./database-trouble.ts";

const full = Object.assign(new Error("could not extend file"), { code: "53100" });

test("a full disk is known from the first write that it refused until one works, and tried only then", async () => {
  const trouble = new WriteTrouble();
  let tries = 0;
  let answer = async () => {};
  const isOver = () =>
    trouble.isOver(() => {
      tries++;
      return answer();
    });
  trouble.note(Object.assign(new Error("duplicate key"), { code: "23505" }));
  expect([await isOver(), tries]).toEqual([true, 0]);
  trouble.note(full);
  answer = () => Promise.reject(full);
  expect([await isOver(), await isOver(), tries]).toEqual([false, false, 2]);
  answer = async () => {};
  expect([await isOver(), await isOver(), tries]).toEqual([true, true, 3]);
});
