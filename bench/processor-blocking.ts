type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/** Lighthouse's phone has a quarter of the speed of the machine. */
const TIMES_SLOWER = 4;
/** A task that is shorter blocks nothing: https://web.dev/articles/tbt */
const SHORT_MS = 50;

/**
 * Milliseconds for which tasks after the first paint block a phone, as total blocking time has it, but in time of the
 * processor. Lighthouse counts by the clock: on two busy cores that says 3 to 208 ms of a page that is empty.
 * Times of a trace are in microseconds. Throws when nothing was painted.
 */
export function processorBlocking(trace: readonly TraceEvent[]): number {
  const paint = trace.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("Nothing was painted");
  return trace
    .filter(({ name, pid, tid, ts }) => {
      return name === "RunTask" && pid === paint.pid && tid === paint.tid && ts >= paint.ts;
    })
    .map(({ tdur = 0 }) => (tdur / 1_000) * TIMES_SLOWER - SHORT_MS)
    .reduce((sum, blocking) => sum + Math.max(0, blocking), 0);
}
