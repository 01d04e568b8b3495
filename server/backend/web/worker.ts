import { setTimeout as pause } from "node:timers/promises";

export type Worker = {
  wake(): void;
  /** Ends within two seconds: the work is given one to end by itself, then its signal. */
  stop(): Promise<void>;
};

/** Does the work at once, and again when woken and by the clock; never twice at a time. */
export function startWorker(
  work: (signal: AbortSignal) => Promise<unknown>,
  pollMilliseconds: number,
  onError: (error: unknown) => void,
): Worker {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;

  async function run(): Promise<void> {
    while (again && !stopping.signal.aborted) {
      again = false;
      await work(stopping.signal).catch(onError);
    }
    running = undefined;
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    again = true;
    running ??= run();
  }

  const timer = setInterval(wake, pollMilliseconds);
  timer.unref();
  wake();

  return {
    wake,
    async stop() {
      clearInterval(timer);
      again = false;
      await Promise.race([running, pause(1000, undefined, { ref: false })]);
      stopping.abort();
      await Promise.race([running, pause(900, undefined, { ref: false })]);
    },
  };
}
