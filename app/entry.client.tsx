import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadOnStaleChunk } from "./browser/stale-chunk.ts";

reloadOnStaleChunk(window);

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
