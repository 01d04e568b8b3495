import { cx } from "./cx.ts";

/** The place of something that is on its way. Decorative: whoever uses it says "loading" in words. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("skeleton block rounded-frame", className)} />;
}
