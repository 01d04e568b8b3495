import { offline, shell } from "~/content/shell.ts";
import lateStyles from "~/styles/late.css?url";
import { toastInfo } from "~/ui/toast.ts";
import { showPending } from "./pending.ts";
import { rememberScroll } from "./scroll-memory.ts";
import { guardStaleChunks } from "./stale-chunk.ts";
import { logWebVitals } from "./web-vitals.ts";

/** Guards and measurements that the first paint does not need. */
export function afterLoad(): void {
  guardStaleChunks(window, {
    outdated: () => toastInfo(shell.outdated),
    offline: (hasText) => toastInfo(hasText ? offline.form : offline.page, { id: "offline" }),
  });
  showPending(document);
  rememberScroll();
  addStyles(lateStyles);
  logWebVitals();
}

/** For paper, forced colours and the sign that a page is on its way. */
function addStyles(href: string): void {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "stylesheet", href }));
}
