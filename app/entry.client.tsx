import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { attempt } from "./first-load/attempt.ts";
import { showPending } from "./first-load/pending.ts";
import { keepTypedEarly } from "./first-load/typed-early.ts";

attempt(() => keepTypedEarly(document));
// A press can come before the code that is fetched after loading.
showPending(document);

const hydrated = new Promise<void>((done) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated onHydrated={done}>
          <HydratedRouter />
        </Hydrated>
      </StrictMode>,
    );
  });
});

/** Around the router, not beside it: a sibling would change every `useId` from that of the server's HTML. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, []);
  return children;
}

// The page is ready without its by-products, too.
void import("./first-load/after-load.ts")
  .then(({ afterLoad }) => afterLoad())
  .finally(() => hydrated)
  .finally(() => {
    document.documentElement.dataset.ready = "";
  });
