import { expect, test } from "vitest";
import { ownTurn } from "./own-turn.ts";

test("each caller has a turn of the event loop to itself, in the order in which they came", async () => {
  let turn = 0;
  let counting = true;
  const count = () => {
    turn++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const turns: [name: string, turn: number][] = [];
  await Promise.all(
    ["a", "b", "c", "d"].map((name) => ownTurn().then(() => turns.push([name, turn]))),
  );
  counting = false;
  expect(turns.map(([name]) => name)).toEqual(["a", "b", "c", "d"]);
  expect(new Set(turns.map(([, turn]) => turn)).size).toBe(4);
});
