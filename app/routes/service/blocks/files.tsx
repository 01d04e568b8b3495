import type { FilesBlock } from "~/content/sections/types.ts";
import { cx } from "~/ui/cx.ts";
import { RecDot } from "~/ui/rec-dot.tsx";

export function Files({ root, files }: FilesBlock) {
  return (
    <div className="border border-line bg-surface">
      <p className="flex items-center gap-3 border-line border-b px-5 py-4 font-mono text-tiny md:px-8">
        <RecDot size="size-2.5" />
        <span className="break-all">{root}</span>
      </p>
      <ul className="py-3">
        {files.map(({ file, depth, note }, at) => (
          <li
            key={at}
            className={cx(
              "grid gap-x-8 px-5 py-2 transition-colors hover:bg-raised sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:px-8",
              depth === 1 && "pl-11 md:pl-16",
            )}
          >
            <span className={cx("break-all font-mono text-small", depth === 1 && "text-text-2")}>
              {file}
            </span>
            <span className="text-small text-muted">{note}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
