import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** The page's measure: its gutters and greatest width. */
export function Container({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("mx-auto w-full max-w-page px-gutter", className)} {...rest} />;
}
