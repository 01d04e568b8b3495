import { Suspense, useRef } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { useInView } from "~/ui/use-in-view.ts";

const OpenNow = lazyPart(async () => (await import("./open-now.tsx")).OpenNow);

/** Filled in the browser only: finished pages are kept, and so know no hour. Its code waits until the line is near. */
export function OpenNowLine() {
  const line = useRef<HTMLParagraphElement>(null);
  const isNear = useInView(line);
  return (
    <p ref={line} className="mt-3 min-h-[1lh] font-semibold">
      {isNear && (
        <PartBoundary>
          <Suspense>
            <OpenNow />
          </Suspense>
        </PartBoundary>
      )}
    </p>
  );
}
