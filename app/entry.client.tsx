import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { offline, shell } from "./content/shell.ts";
import { toastInfo } from "./ui/toast.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// What only later chunks need, and what measures, must not cost the first paint: it comes afterwards.
import("./first-load/stale-chunk.ts").then(({ guardStaleChunks }) =>
  guardStaleChunks(window, {
    outdated: () => toastInfo(shell.outdated),
    offline: (hasText) => toastInfo(hasText ? offline.form : offline.page, { id: "offline" }),
  }),
);
import("./first-load/web-vitals.ts").then(({ logWebVitals }) => logWebVitals());
