import type { ComponentProps } from "react";
import type { BlogPostSummary } from "~/data/types.ts";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { formatDay } from "~/text/dates/format-day.ts";
import { cx } from "~/ui/cx.ts";

type Props = { post: Pick<BlogPostSummary, "image" | "day"> } & Omit<
  ComponentProps<typeof UploadedImage>,
  "image" | "alt"
>;

export function PostCover({ post, className, ...rest }: Props) {
  // A case study without a picture has no date to show in its place.
  if (post.image || !post.day)
    return <UploadedImage image={post.image} alt="" className={className} {...rest} />;
  return (
    <span
      aria-hidden
      className={cx("@container grid place-items-center bg-raised text-accent", className)}
    >
      <span className="font-display text-[24cqw] leading-none tracking-[-0.05em]">
        {formatDay(post.day).slice(0, 5)}
      </span>
    </span>
  );
}
