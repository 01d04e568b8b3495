import { cx } from "~/ui/cx.ts";

type Props = { labels: readonly string[]; actions?: string; className?: string };

/** Hidden on a narrow screen, where each cell says its own name. `actions` is for screen readers alone. */
export function ColumnHeads({ labels, actions, className = "max-lg:hidden" }: Props) {
  return (
    <thead className={cx("bg-surface", className)}>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col" className="px-4 py-3 font-semibold text-sm">
            {label}
          </th>
        ))}
        {actions && (
          <th scope="col">
            <span className="sr-only">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
