import { type ReactNode, useState } from "react";
import { DownIcon } from "~/panel/kit/ui/icons.tsx";

type Props = {
  label: string;
  lines: readonly [title: string, ...others: string[]];
  isNew: boolean;
  isWrong: boolean;
  children: ReactNode;
};

/** The fields above the text. Of a record that has them they take one line, which opens: the text begins on the first screen. */
export function FirstLines({ label, lines, isNew, isWrong, children }: Props) {
  // A new record keeps them open, so that nothing moves while it is written.
  const [isFolding] = useState(!isNew);
  const [isOpen, setOpen] = useState(() => lines.some((line) => line.trim() === ""));
  if (!isFolding) return children;
  const [title, ...others] = lines;
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => {
        // A field that says what is wrong stays in view.
        if (isWrong) currentTarget.open = true;
        setOpen(currentTarget.open);
      }}
      className="group min-w-0 border border-line px-4"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">
        <span className="shrink-0 group-open:rotate-180">
          <DownIcon />
        </span>
        <span className="sr-only">{label}: </span>
        <span className="truncate font-semibold">{title}</span>
        <span className="ml-auto max-w-[45%] shrink-0 truncate text-sm text-text-2 max-sm:hidden">
          {others.join(" · ")}
        </span>
      </summary>
      <div className="grid gap-6 pt-2 pb-5">{children}</div>
    </details>
  );
}
