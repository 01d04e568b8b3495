import { offline, shell } from "~/content/shell.ts";
import { toastInfo } from "~/ui/toast.ts";
import { guardStaleChunks } from "./stale-chunk.ts";
import { logWebVitals } from "./web-vitals.ts";

/** Guards and measurements that the first paint does not need. */
export function afterLoad(): void {
  guardStaleChunks(window, {
    outdated: () => toastInfo(shell.outdated),
    offline: (hasText) => toastInfo(hasText ? offline.form : offline.page, { id: "offline" }),
  });
  logWebVitals();
}
