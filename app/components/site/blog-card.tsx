import { Link } from "react-router";
import { FrameCard } from "~/components/ui/card.tsx";
import { blog } from "~/content/blog.ts";
import type { BlogPostSummary } from "~/data/types.ts";
import { cx } from "~/lib/cx.ts";
import { formatDate } from "~/lib/dates.ts";
import { postPath } from "~/lib/row-paths.ts";
import { UploadedImage } from "./uploaded-image.tsx";

type Props = {
  post: BlogPostSummary;
  /** h2 on the list, h3 below a section's h2. */
  heading?: "h2" | "h3";
  /** The opening story of a list: wide, its words on the dark left. */
  lead?: boolean;
  className?: string;
};

export function BlogCard({ post, heading: Heading = "h2", lead = false, className }: Props) {
  const to = postPath(post.slug);
  return (
    <FrameCard
      className={cx(
        "flex flex-col gap-5",
        lead && "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end lg:gap-12",
        className,
      )}
    >
      <UploadedImage
        image={post.image}
        alt=""
        priority={lead}
        sizes={lead ? "(max-width: 64rem) 92vw, 54vw" : undefined}
        className={cx("aspect-[3/2] w-full", lead && "lg:order-2 lg:aspect-[16/10]")}
      />
      <div className={cx("flex grow flex-col", lead && "lg:pb-2")}>
        {lead && (
          <p className="label label-caps mb-5 flex items-center gap-3 text-text-2">
            <span aria-hidden className="size-2 rounded-full bg-accent" />
            {blog.newest}
          </p>
        )}
        <p className="label flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t pt-3 text-muted">
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
          <span>{post.author}</span>
        </p>
        <Heading
          className={cx(
            "mt-4 line-clamp-2 pb-1",
            lead ? "text-h2" : "font-display text-h3 transition-colors",
          )}
        >
          {/* For the mouse; the keyboard and screen readers get the link below. */}
          <Link to={to} tabIndex={-1} className="after:absolute after:inset-0 hover:text-text">
            {post.title}
          </Link>
        </Heading>
        <p className={cx("mt-3 line-clamp-3 text-text-2", lead && "text-lead")}>{post.excerpt}</p>
        <p className="mt-auto pt-5">
          <Link
            to={to}
            className="relative inline-block py-1 font-semibold underline decoration-edge underline-offset-8 transition-colors group-hover/card:decoration-accent"
          >
            {blog.readMore}
            <span className="sr-only">: {post.title}</span>
          </Link>
        </p>
      </div>
    </FrameCard>
  );
}
