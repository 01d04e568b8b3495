import { offline, shell } from "~/content/shell.ts";
import printStyles from "~/styles/print.css?url";
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
  forPaper(printStyles);
  logWebVitals();
}

/** What only paper needs: a budget of the first load would have to carry it. */
function forPaper(href: string): void {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "stylesheet", media: "print", href }));
}
