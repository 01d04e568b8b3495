import { lazy, Suspense, useState } from "react";
import { checks, preview } from "~/panel/writing/words.ts";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import type { Checked } from "./publication-checks.tsx";

// Brings the parser of Markdown.
const PublicationChecks = lazy(async () => ({
  default: (await import("./publication-checks.tsx")).PublicationChecks,
}));

export function ChecksSection(props: Checked) {
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border border-line px-4 py-3"
    >
      <summary className="font-semibold">{checks.label}</summary>
      <p className="mt-2 text-sm text-text-2">{checks.hint}</p>
      {open && (
        <PartBoundary fallback={<p role="alert">{preview.failed}</p>}>
          <Suspense fallback={<p className="label mt-3 text-text-2">{checks.loading}</p>}>
            <PublicationChecks {...props} />
          </Suspense>
        </PartBoundary>
      )}
    </details>
  );
}
