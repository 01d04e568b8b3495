import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type DotProps = { size?: string; color?: string; className?: string };

export function RecDot({ size = "size-2", color = "bg-accent", className }: DotProps) {
  return (
    <span
      aria-hidden
      className={cx("inline-block shrink-0 rounded-full", size, color, className)}
    />
  );
}

export function Eyebrow({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p
      className={cx("label label-caps flex items-center gap-3 font-normal text-text-2", className)}
    >
      <RecDot />
      {children}
    </p>
  );
}
