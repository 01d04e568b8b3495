import { setTimeout as pause } from "node:timers/promises";
import { errorsOf, timesOf } from "./mixed-figures.ts";
import type { Outcome } from "./mixed-generator.ts";
import { type LoadedSite, runLoad } from "./mixed-load.ts";

const SECONDS = 4;
const FIRST = 50;
const BISECTIONS = 3;

/** The highest rate of the mix that the site still keeps up with: doubled until it does not, then halfway. */
export async function findCapacity(loaded: LoadedSite): Promise<number> {
  await runLoad(loaded, [{ perSecond: FIRST, seconds: SECONDS }]);
  let held = 0;
  let rate = FIRST;
  while (await holds(loaded, rate)) {
    held = rate;
    rate *= 2;
  }
  if (held === 0) {
    console.log(`  It does not even keep up with ${FIRST}/s, and is measured with that.`);
    return FIRST;
  }
  for (let lost = rate, round = 0; round < BISECTIONS; round++) {
    rate = Math.round((held + lost) / 2);
    if (await holds(loaded, rate)) held = rate;
    else lost = rate;
  }
  return held;
}

/** A hiccup of the machine is no limit of the site: a second failure is. */
async function holds(loaded: LoadedSite, perSecond: number): Promise<boolean> {
  for (const again of [false, true]) {
    const outcome = await runLoad(loaded, [{ perSecond, seconds: SECONDS }]);
    const isHeld = keepsUp(outcome);
    console.log(
      `  ${perSecond}/s ${isHeld ? "held" : again ? "lost" : "missed"}: ${told(outcome)}`,
    );
    if (isHeld) return true;
    await pause(500);
  }
  return false;
}

/** No error, finished pages at once, and no queue that grows: what is rendered takes less than a second. */
function keepsUp(outcome: Outcome): boolean {
  const cached = timesOf(outcome, ["cached", "asset"]);
  const rest = timesOf(outcome, ["uncached", "message", "update", "insert", "upload"]);
  return errorsOf(outcome) === 0 && cached.p99 <= 50 && rest.p99 <= 1_000;
}

function told(outcome: Outcome): string {
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
