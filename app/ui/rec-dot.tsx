import { cx } from "./cx.ts";

/** The tally light: this is on. */
export function RecDot({ className }: { className?: string }) {
  return (
    <span aria-hidden className={cx("inline-block size-2 rounded-full bg-accent", className)} />
  );
}
