/** Layout shifts are one session while they follow within a second, and for five at the most. */
const PAUSE = 1_000;
const SESSION = 5_000;

/** With the fields that TypeScript's DOM does not know of every kind. */
type Measured = PerformanceEntry & {
  value?: number;
  hadRecentInput?: boolean;
  processingStart?: number;
  interactionId?: number;
};

/**
 * Logs each measure to the console as soon as it is observed, and first what the browser has kept from before.
 * The returned function ends it.
 */
export function logWebVitals(): () => void {
  log("CLS", 0);
  const slowest = slowestLog();
  const observers = [
    observe("largest-contentful-paint", ({ startTime }) => log("LCP", startTime)),
    observe("layout-shift", shiftLog()),
    observe("event", (entry) => entry.interactionId && slowest(entry)),
    observe("first-input", (entry) => {
      log("first-input", (entry.processingStart ?? entry.startTime) - entry.startTime);
      slowest(entry);
    }),
  ];
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}

/** The worst session so far, whenever it gets worse. */
function shiftLog() {
  let [worst, session, began, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  return ({ startTime, value = 0, hadRecentInput }: Measured) => {
    if (hadRecentInput) return;
    if (startTime - last > PAUSE || startTime - began > SESSION) {
      session = 0;
      began = startTime;
    }
    last = startTime;
    session += value;
    if (session <= worst) return;
    worst = session;
    log("CLS", worst);
  };
}

/** INP, as it is while there were fewer than fifty interactions: the slowest one. */
function slowestLog() {
  let slowest = 0;
  return ({ duration }: Measured) => {
    if (duration <= slowest) return;
    slowest = duration;
    log("INP", slowest);
  };
}

/** Also what happened before; a kind that this browser does not know stays unobserved. */
function observe(type: string, onEntry: (entry: Measured) => void): PerformanceObserver {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  // 16 ms is the least that browsers report an event for.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type,
    buffered: true,
    durationThreshold: 16,
  };
  observer.observe(options);
  return observer;
}

function log(name: string, value: number): void {
  const shown = name === "CLS" ? value.toFixed(4) : `${Math.round(value)} ms`;
  console.info(`[web-vitals] ${name} ${shown}`);
}
