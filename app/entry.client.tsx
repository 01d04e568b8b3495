import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardStaleChunks } from "./browser/stale-chunk.ts";
import { toastInfo } from "./components/ui/toast.ts";
import { shell } from "./content/shell.ts";

guardStaleChunks(window, () => toastInfo(shell.outdated));

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
