import { setTimeout as pause } from "node:timers/promises";

export type Worker = {
  wake(): void;
  /** Ends within two seconds. After the first second the signal of the work is aborted. */
  stop(): Promise<void>;
};

/** Runs the work at once, when it is woken and at intervals. Two runs never overlap. */
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
