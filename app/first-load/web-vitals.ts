/** Logs each figure to the console when it is observed, and first what the browser has kept from before. */
export function logWebVitals(): void {
  let [shifts, slowest] = [0, 0];
  observe("largest-contentful-paint", ({ startTime }) => log("LCP", inMs(startTime)));
  // All shifts together: at least as much as those of the worst five seconds, which are counted officially.
  log("CLS", "0");
  observe("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    shifts += value;
    log("CLS", shifts.toFixed(4));
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
