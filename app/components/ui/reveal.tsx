import type { ComponentProps } from "react";
import { cx } from "~/lib/cx.ts";

/** Rises into place while it scrolls into view: CSS alone, and still under reduced motion. */
export function Reveal({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("reveal", className)} {...rest} />;
}
