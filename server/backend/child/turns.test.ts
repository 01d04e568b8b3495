import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("one at a time, in the order of arrival, and what comes next goes before those who wait", async () => {
  const said: string[] = [];
  const turns = new Turns(async () => void said.push("end"));
  const first = held();
  const say = (text: string) => async () => void said.push(text);
  const all = [turns.run(first.work), turns.run(say("second")), turns.run(say("third"))];
  all.push(turns.runNext(say("urgent")));
  await settle();
  expect(said).toEqual([]);
  first.end();
  await Promise.all(all);
  expect(said).toEqual(["end", "urgent", "end", "second", "end", "third", "end"]);
});

test("work that fails lets the next go on", async () => {
  const turns = new Turns(async () => {});
  const failed = turns.run(() => Promise.reject(new Error("broken")));
  const next = turns.run(async () => "answered");
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("answered");
});

test("during a pause another has its turn, and afterwards the first goes on alone", async () => {
  const said: string[] = [];
  const turns = new Turns(async () => {});
  const computing = held();
  const first = turns.run(async () => {
    said.push("first");
    await turns.pause(computing.work);
    said.push("first again");
    await settle();
    said.push("first ends");
  });
  const second = turns.run(async () => {
    said.push("second");
    computing.end();
    await settle();
    said.push("second ends");
  });
  await Promise.all([first, second]);
  expect(said).toEqual(["first", "second", "second ends", "first again", "first ends"]);
});

test("a pause outside of a turn only does its work", async () => {
  const turns = new Turns(() => Promise.reject(new Error("nothing to end")));
  expect(await turns.pause(async () => "done")).toBe("done");
});
