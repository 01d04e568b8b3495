import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardStaleChunks } from "./browser/stale-chunk.ts";
import { toastInfo } from "./components/ui/toast.ts";
import { offline, shell } from "./content/shell.ts";

guardStaleChunks(window, {
  outdated: () => toastInfo(shell.outdated),
  offline: (hasText) => toastInfo(hasText ? offline.form : offline.page, { id: "offline" }),
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Measuring must not cost what it measures: its code comes when everything else is there.
import("./browser/web-vitals.ts").then(({ logWebVitals }) => logWebVitals());
