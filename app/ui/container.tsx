import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export function Container({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("mx-auto w-full max-w-page px-gutter", className)} {...rest} />;
}
