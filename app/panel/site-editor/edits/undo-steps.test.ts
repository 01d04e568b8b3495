import { describe, expect, it } from "vitest";
import { noSteps, stepBack, stepForward, type UndoSteps, withStep } from "./undo-steps.ts";

function typed(...values: readonly [id: string, before: string, after: string, at: number][]) {
  return values.reduce<UndoSteps>(
    (steps, [id, before, after, at]) => withStep(steps, { id, before, after, at }),
    noSteps,
  );
}

const page = (texts: Record<string, string>) => (id: string) => texts[id];

describe("steps back", () => {
  it("take back what was typed in one go, text by text, and bring it again", () => {
    const steps = typed(["a", "", "R", 0], ["a", "R", "Raz", 900], ["b", "x", "Dwa", 1_000]);
    const first = stepBack(steps, page({ a: "Raz", b: "Dwa" }));
    expect(first).toMatchObject({ id: "b", value: "x" });
    const second = first && stepBack(first.steps, page({ a: "Raz", b: "x" }));
    expect(second).toMatchObject({ id: "a", value: "" });
    const again = second && stepForward(second.steps, page({ a: "", b: "x" }));
    expect(again).toMatchObject({ id: "a", value: "Raz" });
    expect(second && stepBack(second.steps, page({ a: "", b: "x" }))).toBeNull();
  });

  it("are two when somebody has stopped between them, and end the way forward", () => {
    const steps = typed(["a", "", "Raz", 0], ["a", "Raz", "Raz dwa", 5_000]);
    const back = stepBack(steps, page({ a: "Raz dwa" }));
    expect(back).toMatchObject({ id: "a", value: "Raz" });
    const next = back && withStep(back.steps, { id: "a", before: "Raz", after: "Trzy", at: 9_000 });
    expect(next && stepForward(next, page({ a: "Raz" }))).toBeNull();
  });

  it("leave alone what somebody else has written meanwhile", () => {
    const steps = typed(["a", "", "Raz", 0], ["b", "", "Dwa", 0]);
    expect(stepBack(steps, page({ a: "Raz", b: "Jej" }))).toMatchObject({ id: "a", value: "" });
    expect(stepBack(steps, page({ a: "Jej" }))).toBeNull();
  });
});
