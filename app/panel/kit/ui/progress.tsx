import { type ReactNode, useId } from "react";

type Props = {
  label: string;
  done: number;
  total: number;
  said: string;
  children?: ReactNode;
};

export function Progress({ label, done, total, said, children }: Props) {
  const id = useId();
  const isKnown = total > 0;
  return (
    <div className="grid w-full gap-3 border border-line bg-surface p-5">
      <p id={id} className="font-semibold">
        {label}
      </p>
      <progress
        aria-labelledby={id}
        max={isKnown ? total : undefined}
        value={isKnown ? done : undefined}
        className="h-2 w-full appearance-none overflow-hidden rounded-frame bg-raised accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-accent"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-text-2 tabular-nums">
          {said}
        </p>
        {children}
      </div>
    </div>
  );
}
