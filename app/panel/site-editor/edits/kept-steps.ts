import { z } from "zod";
import type { BrowserStorage } from "~/data/browser-storage.ts";
import type { TextId } from "~/site-texts/types.ts";
import { noSteps, stepBack, stepForward, type UndoSteps, withStep } from "./undo-steps.ts";

export type Way = "back" | "forward";
type Shown = (id: TextId) => string | undefined;

const ways = { back: stepBack, forward: stepForward };

const step = z.object({ id: z.string(), before: z.string(), after: z.string(), at: z.number() });
const stored: z.ZodType<UndoSteps> = z.object({ done: z.array(step), undone: z.array(step) });

/** The steps of one page, kept as long as the tab: a reload loses none. */
export function createUndo(storage: BrowserStorage, name: string) {
  let steps = read(storage.getItem(name));

  function keep(next: UndoSteps) {
    steps = next;
    storage.setItem(name, JSON.stringify(next));
  }

  return {
    typed(id: TextId, before: string, after: string) {
      keep(withStep(steps, { id, before, after, at: Date.now() }));
    },
    canGo: (way: Way, shown: Shown) => ways[way](steps, shown) !== null,
    go(way: Way, shown: Shown) {
      const move = ways[way](steps, shown);
      if (move) keep(move.steps);
      return move;
    },
  };
}

function read(text: string | null): UndoSteps {
  try {
    return stored.safeParse(JSON.parse(text ?? "")).data ?? noSteps;
  } catch {
    return noSteps;
  }
}
