import { useId } from "react";
import { Link } from "react-router";
import { blog } from "~/content/blog.ts";
import type { BlogPostSummary } from "~/data/types.ts";
import { postPath } from "~/row-paths.ts";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { formatDate } from "~/text/dates.ts";
import { FrameCard } from "~/ui/card.tsx";
import { cx } from "~/ui/cx.ts";

type Props = {
  post: BlogPostSummary;
  /** h2 on the list, h3 below a section's h2. */
  heading?: "h2" | "h3";
  /** `lead` opens a list: its words on the dark left. `wide` fills a whole row of three. */
  shape?: keyof typeof shapes;
  className?: string;
};

const shapes = {
  card: {
    card: "",
    picture: "",
    words: "",
    title: "text-h3",
    excerpt: "",
    sizes: undefined,
  },
  wide: {
    card: "xl:col-span-3 xl:grid xl:grid-cols-3 xl:gap-12",
    picture: "xl:col-span-2 xl:aspect-[2/1]",
    words: "xl:self-end",
    title: "text-h3 xl:text-[2rem]",
    excerpt: "",
    sizes: "(max-width: 40rem) 92vw, (max-width: 80rem) 46vw, 60vw",
  },
  lead: {
    card: "lg:block",
    picture: "lead-picture lg:ml-auto lg:aspect-[16/10] lg:w-[64%]",
    words: "lg:absolute lg:bottom-0 lg:left-0 lg:w-[46%]",
    title: "text-[clamp(1.75rem,3vw,3rem)] leading-[1.08]",
    excerpt: "text-lead lg:max-w-[38ch]",
    sizes: "(max-width: 64rem) 92vw, 60vw",
  },
} as const;

export function BlogCard({ post, heading: Heading = "h2", shape = "card", className }: Props) {
  const titleId = useId();
  const to = postPath(post.slug);
  const look = shapes[shape];
  return (
    <FrameCard className={cx("wrap-anywhere flex flex-col gap-5", look.card, className)}>
      <UploadedImage
        image={post.image}
        alt=""
        priority={shape === "lead"}
        sizes={look.sizes}
        className={cx("aspect-[3/2] w-full", look.picture)}
      />
      <div className={cx("flex grow flex-col", look.words)}>
        {shape === "lead" && (
          <p className="label label-caps mb-5 flex items-center gap-3 text-text-2">
            <span aria-hidden className="size-2 rounded-full bg-accent" />
            {blog.newest}
          </p>
        )}
        <p className="label flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t pt-3 text-muted">
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
          <span>{post.author}</span>
        </p>
        <Heading id={titleId} className={cx("mt-4 line-clamp-2 font-display", look.title)}>
          {/* For the mouse; the keyboard and screen readers get the link below. */}
          <Link to={to} tabIndex={-1} className="after:absolute after:inset-0">
            {post.title}
          </Link>
        </Heading>
        <p className={cx("mt-4 line-clamp-3 text-text-2", look.excerpt)}>{post.excerpt}</p>
        <p className="mt-auto pt-5">
          <Link
            to={to}
            aria-describedby={titleId}
            className="relative inline-block py-1 font-semibold underline decoration-edge underline-offset-8 transition-colors group-hover/card:decoration-accent"
          >
            {blog.readMore}
          </Link>
        </p>
      </div>
    </FrameCard>
  );
}
