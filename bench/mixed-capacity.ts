import { setTimeout as pause } from "node:timers/promises";
import { errorsOf, timesOf } from "./mixed-figures.ts";
import type { Outcome } from "./mixed-generator.ts";
import { type LoadedSite, runLoad } from "./mixed-load.ts";

const SECONDS = 4;
const FIRST = 150;
const STEP = 1.25;

/** The highest rate of the mix, in steps of a quarter, that the site still keeps up with. */
export async function findCapacity(loaded: LoadedSite): Promise<number> {
  await runLoad(loaded, [{ perSecond: FIRST / 2, seconds: SECONDS }]);
  let held = 0;
  for (let perSecond = FIRST; ; perSecond = Math.round(perSecond * STEP)) {
    const outcome = await runLoad(loaded, [{ perSecond, seconds: SECONDS }]);
    const keptUp = keepsUp(outcome);
    console.log(`  ${perSecond}/s ${keptUp ? "held" : "not held"}: ${told(outcome)}`);
    if (!keptUp) return held;
    held = perSecond;
    await pause(500);
  }
}

/** No error, finished pages at once, and no queue that grows: what is rendered takes less than a second. */
function keepsUp(outcome: Outcome): boolean {
  const cached = timesOf(outcome, ["cached", "asset"]);
  const rest = timesOf(outcome, ["uncached", "message", "update", "insert", "upload"]);
  return errorsOf(outcome) === 0 && cached.p99 <= 50 && rest.p99 <= 1_000;
}

export function told(outcome: Outcome): string {
  const text = (what: string, { p50, p99, worst }: ReturnType<typeof timesOf>) =>
    `${what} ${p50.toFixed(1)} / ${p99.toFixed(1)} / ${worst.toFixed(0)} ms`;
  return [
    text("cached", timesOf(outcome, ["cached"])),
    text("uncached", timesOf(outcome, ["uncached"])),
    text("messages", timesOf(outcome, ["message"])),
    text("writes", timesOf(outcome, ["update", "insert", "upload"])),
    `errors ${errorsOf(outcome)}`,
  ].join(", ");
}
