import { type ReactNode, useState } from "react";
import { Button } from "~/ui/button.tsx";

/** The first rows of a list, since a thousand would block the page, and a button for as many more. */
export function useFirstRows<Row>(
  rows: readonly Row[],
  step: number,
  label: (next: number) => ReactNode,
) {
  const [shown, setShown] = useState(step);
  const left = rows.length - shown;
  const more = left > 0 && (
    <Button variant="secondary" size="sm" className="mt-6" onClick={() => setShown(shown + step)}>
      {label(Math.min(step, left))}
    </Button>
  );
  return { first: rows.slice(0, shown), more };
}
