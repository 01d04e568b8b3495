import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("skeleton block rounded-frame", className)} />;
}

/** Of a heading; two lines high until the card that was pressed says what stands there. */
export function TitleSkeleton({ className }: { className: string }) {
  return <Skeleton className={cx("cover-title min-h-[2lh] font-display", className)} />;
}

type LoadingProps = { label: string; className?: string; children: ReactNode };

export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
