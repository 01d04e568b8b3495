/** Logs each figure to the console when it is observed, and first what the browser has kept from before. */
export function logWebVitals(): void {
  let [worst, session, began, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let slowest = 0;
  observe("largest-contentful-paint", ({ startTime }) => log("LCP", inMs(startTime)));
  log("CLS", "0");
  // The worst session of shifts, each at most a second apart, in at most five: https://web.dev/articles/cls
  observe("layout-shift", ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1_000 || startTime - began > 5_000) [session, began] = [0, startTime];
    last = startTime;
    session += value;
    if (session <= worst) return;
    worst = session;
    log("CLS", worst.toFixed(4));
  });
  const interacted = ({ duration, interactionId }: Measured) => {
    if (!interactionId || duration <= slowest) return;
    slowest = duration;
    log("INP", inMs(slowest));
  };
  observe("event", interacted);
  observe("first-input", (entry) => {
    const { startTime, processingStart = startTime } = entry;
    log("first-input", inMs(processingStart - startTime));
    interacted(entry);
  });
}

/** With the fields that TypeScript's DOM does not know of every kind. */
type Measured = PerformanceEntry & {
  value?: number;
  hadRecentInput?: boolean;
  processingStart?: number;
  interactionId?: number;
};

function observe(type: string, onEntry: (entry: Measured) => void): void {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  observer.observe({ type, buffered: true });
}

function inMs(time: number): string {
  return `${Math.round(time)} ms`;
}

function log(name: string, value: string): void {
  console.info(`[web-vitals] ${name} ${value}`);
}
