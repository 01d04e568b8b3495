import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { attempt } from "./first-load/attempt.ts";
import { showPending } from "./first-load/pending.ts";
import { keepTypedEarly } from "./first-load/typed-early.ts";

attempt(() => keepTypedEarly(document));
// A press can come before the code that is fetched after loading.
showPending(document);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

import("./first-load/after-load.ts").then(({ afterLoad }) => afterLoad());
