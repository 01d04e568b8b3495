import type { ReactNode } from "react";
import { cx } from "~/ui/cx.ts";

type Props = { isNew: boolean; children: ReactNode };

/** What a record is called: one line above its text once it is stored; what is wrong with a field stands below it. */
export function OpeningLine({ isNew, children }: Props) {
  return (
    <div
      className={cx(
        "grid gap-x-4 gap-y-6",
        isNew
          ? "sm:grid-cols-2 sm:*:first:col-span-2"
          : // The address that a slug makes is still read to those who hear the field.
            "sm:auto-cols-fr sm:grid-flow-col sm:*:first:col-span-2 [&_p[id$=-hint]]:sr-only",
      )}
    >
      {children}
    </div>
  );
}
