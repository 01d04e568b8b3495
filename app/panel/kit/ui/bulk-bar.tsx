import type { ReactNode } from "react";
import { bulk } from "~/panel/kit/words.ts";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";

type Props = {
  chosen: number;
  /** How many of how many are done, while it works. */
  working: { done: number; all: number } | null;
  /** What the last press did, and what it could not do. */
  result: { text: string; left: readonly { id: number; text: string }[] } | undefined;
  onNone: () => void;
  /** The buttons for the chosen rows. */
  children: ReactNode;
};

/** For several rows of a list at once: over the page, so that a choice moves no row from under the pointer. */
export function BulkBar({ chosen, working, result, onNone, children }: Props) {
  const isOpen = chosen > 0 || working !== null;
  return (
    <div className={cx("grid gap-3", result && "mb-4")}>
      <div
        className={cx(
          "flex flex-wrap items-center gap-x-4 gap-y-2",
          isOpen &&
            "fixed inset-x-0 bottom-0 z-20 min-h-16 border-line border-t bg-surface px-gutter py-2",
        )}
      >
        <p role="status" className="text-sm text-text-2">
          {working
            ? bulk.working(working.done, working.all)
            : chosen > 0
              ? bulk.chosen(chosen)
              : result?.text}
        </p>
        {chosen > 0 && !working && (
          <>
            {children}
            <Button variant="ghost" onClick={onNone}>
              {bulk.none}
            </Button>
          </>
        )}
      </div>
      {result && result.left.length > 0 && (
        <ul
          role="alert"
          className="grid gap-1 border-danger border-l-2 bg-surface px-4 py-3 text-sm"
        >
          {result.left.map(({ id, text }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
