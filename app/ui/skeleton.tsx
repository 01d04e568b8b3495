import { cx } from "./cx.ts";

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("skeleton block rounded-frame", className)} />;
}
