import type { ReactNode } from "react";
import { cx } from "~/ui/cx.ts";

type Props = { rows: readonly { term: string; value: ReactNode }[]; className?: string };

export function Credits({ rows, className }: Props) {
  return (
    <dl className={cx("label border-line border-b", className)}>
      {rows.map(({ term, value }) => (
        <div
          key={term}
          className="grid grid-cols-[minmax(min(5.5rem,24vw),1fr)_minmax(0,3fr)] gap-4 border-line border-t py-2.5"
        >
          <dt className="label-caps text-muted">{term}</dt>
          <dd className="text-text">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
