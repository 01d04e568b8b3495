import { cx } from "~/ui/cx.ts";

export function Badge({ className, children }: { className: string; children: string }) {
  return (
    <span className={cx("label inline-block rounded-frame border px-2 py-0.5", className)}>
      {children}
    </span>
  );
}
