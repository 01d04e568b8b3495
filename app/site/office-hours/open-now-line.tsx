import { Suspense, startTransition, useEffect, useState } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { PartBoundary } from "~/ui/part-boundary.tsx";

const OpenNow = lazyPart(async () => (await import("./open-now.tsx")).OpenNow);

/** Filled in the browser only: finished pages are kept, and so know no hour. */
export function OpenNowLine() {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => startTransition(() => setInBrowser(true)), []);
  return (
    <p className="mt-3 min-h-[1lh] font-semibold">
      {isInBrowser && (
        <PartBoundary>
          <Suspense>
            <OpenNow />
          </Suspense>
        </PartBoundary>
      )}
    </p>
  );
}
