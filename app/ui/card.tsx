import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type Props = ComponentProps<"article"> & { as?: "article" | "div" | "li" };

export function FrameCard({ as = "article", className, ...rest }: Props) {
  const Tag = as as "article";
  return <Tag className={cx("corners corners-live", className)} {...rest} />;
}
