import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextEvents } from "node:timers/promises";

const senders = new AsyncLocalStorage<AbortSignal>();

/** Whoever leaves is told by nobody, or by a proxy that it failed, and may send the same again. */
export class SenderLeft extends Error {
  override name = "SenderLeft";
  constructor() {
    super("The sender left before the answer");
  }
}

/** What `work` asks of the database is asked only as long as its sender waits. */
export function forSender<T>(sender: AbortSignal, work: () => Promise<T>): Promise<T> {
  return senders.run(sender, work);
}

export function currentSender(): AbortSignal | undefined {
  return senders.getStore();
}

/** A query of PGlite blocks the thread: what happened meanwhile is known some rounds of events later. */
export async function refuseIfLeft(): Promise<void> {
  for (let round = 0; round < 3; round++) await nextEvents();
  if (currentSender()?.aborted) throw new SenderLeft();
}
