import { offline, shell } from "~/content/shell.ts";
import lateStyles from "~/styles/late.css?url";
import { toastInfo } from "~/ui/toast.ts";
import { attempt } from "./attempt.ts";
import { reportVisits } from "./report-visit.ts";
import { guardStaleChunks } from "./stale-chunk.ts";

/** Guards and measurements that the first paint does not need. */
export function afterLoad(): void {
  attempt(() =>
    guardStaleChunks(window, {
      outdated: () => showMessage(shell.outdated, { id: "outdated" }),
      offline: (hasText) => showMessage(hasText ? offline.form : offline.page, { id: "offline" }),
    }),
  );
  // For paper, forced colours, the grain and the sign that a page is on its way.
  addLink("stylesheet", lateStyles);
  addLink("manifest", "/share/site.webmanifest");
  attempt(reportVisits);
}

/** A menu that waits for a page would lie over the message that says why it does not come. */
function showMessage(...message: Parameters<typeof toastInfo>): void {
  document.querySelector<HTMLDialogElement>("[data-pending] dialog")?.close();
  toastInfo(...message);
}

function addLink(rel: "stylesheet" | "manifest", href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}
