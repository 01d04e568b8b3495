import { offline, shell } from "~/content/shell.ts";
import { toastInfo } from "~/ui/toast.ts";
import { guardStaleChunks } from "./stale-chunk.ts";
import { logWebVitals } from "./web-vitals.ts";

/** What only later chunks need, and what measures: it must not cost the first paint. */
export function afterLoad(): void {
  guardStaleChunks(window, {
    outdated: () => toastInfo(shell.outdated),
    offline: (hasText) => toastInfo(hasText ? offline.form : offline.page, { id: "offline" }),
  });
  logWebVitals();
}
