import { type Metric, onCLS, onINP, onLCP } from "web-vitals";

/** Says on the console how the page feels, each value as soon as it is observed. */
export function logWebVitals(): void {
  const options = { reportAllChanges: true };
  onLCP(log, options);
  onCLS(log, options);
  onINP(log, options);
  logFirstInput();
}

function log({ name, value }: Pick<Metric, "name" | "value">): void {
  const shown = name === "CLS" ? value.toFixed(4) : `${Math.round(value)} ms`;
  console.info(`[web-vitals] ${name} ${shown}`);
}

/** How long the first click, tap or key waited; web-vitals reports it no more. */
function logFirstInput(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("first-input")) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const waited =
        "processingStart" in entry ? Number(entry.processingStart) - entry.startTime : 0;
      console.info(`[web-vitals] first-input ${Math.round(waited)} ms`);
    }
    observer.disconnect();
  });
  observer.observe({ type: "first-input", buffered: true });
}
