import { href } from "react-router";
import { blog } from "~/content/blog/blog.ts";
import type { BlogPostCard } from "~/data/types.ts";
import { CardLinks } from "~/site/card-links.tsx";
import { formatDay } from "~/text/dates/format-day.ts";
import { FrameCard } from "~/ui/card.tsx";
import { cx } from "~/ui/cx.ts";
import { Eyebrow } from "~/ui/rec-dot.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { PostCover } from "./post-cover.tsx";

type Props = {
  post: BlogPostCard;
  /** `lead` opens a list: its words on the dark left. `wide` fills a row of two or three, `last` one of two. */
  shape?: Shape;
};

type Shape = "card" | "last" | "wide" | "lead";

const looks: Record<
  Shape,
  Partial<Record<"card" | "picture" | "words" | "excerpt" | "sizes", string>> & { title: string }
> = {
  card: { title: "card-title", sizes: "(max-width: 40rem) 92vw, (max-width: 80rem) 46vw, 30vw" },
  last: { title: "card-title", sizes: "(max-width: 79.9rem) 92vw, 30vw" },
  wide: {
    card: "xl:col-span-3 xl:grid xl:grid-cols-3 xl:gap-12",
    picture: "xl:col-span-2 xl:aspect-[2/1]",
    words: "xl:self-end",
    title: "card-title",
    sizes: "(max-width: 79.9rem) 92vw, 60vw",
  },
  lead: {
    card: "wrap-anywhere lg:block",
    picture: "lg:ml-auto lg:aspect-[16/10]",
    words: "lg:absolute lg:bottom-0 lg:left-0 lg:w-[46%]",
    title: "text-[clamp(1.25rem,0.5rem+2.2vw,2.75rem)] leading-[1.08]",
    excerpt: "text-lead lg:max-w-[38ch]",
    sizes: "(max-width: 64rem) 92vw, 60vw",
  },
};

export function BlogCard({ post, shape = "card" }: Props) {
  const look = looks[shape];
  return (
    <FrameCard className={cx("flex flex-col gap-5", look.card)}>
      <PostCover
        post={post}
        priority={shape === "lead"}
        sizes={look.sizes}
        className={cx("aspect-[3/2] w-full", look.picture, shape === "lead" && leadCover(post))}
      />
      <div className={cx("flex grow flex-col", look.words)}>
        {shape === "lead" && <Eyebrow className="mb-5">{blog.newest}</Eyebrow>}
        <p className="label card-line">
          <time dateTime={post.day}>{formatDay(post.day)}</time>
          <span>{post.author}</span>
        </p>
        <CardLinks
          to={href("/blog/:slug", { slug: post.slug })}
          title={post.title}
          titleClassName={cx("mt-4 line-clamp-2", look.title)}
          more={blog.readMore}
        >
          <p className={cx("mt-4 line-clamp-3 text-text-2", look.excerpt)}>{post.excerpt}</p>
        </CardLinks>
      </div>
    </FrameCard>
  );
}

export function CardSkeleton({ shape = "card" }: { shape?: Shape }) {
  const look = looks[shape];
  return (
    <div data-skeleton className={cx("relative flex flex-col gap-5", look.card)}>
      <Skeleton
        className={cx("aspect-[3/2] w-full", look.picture, shape === "lead" && "lg:w-[64%]")}
      />
      <div
        className={cx("flex grow flex-col pb-14", look.words, shape === "lead" && "pt-[2.3875rem]")}
      >
        <p className="label card-line">
          <Skeleton className="h-[1lh] w-2/5" />
        </p>
        <Skeleton className={cx("mt-4 h-[2lh] font-display", look.title)} />
        <Skeleton className={cx("mt-4 h-[3lh]", look.excerpt)} />
      </div>
    </div>
  );
}

export const postGridLook =
  "wrap-anywhere grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 xl:grid-cols-3 xl:gap-x-12 xl:gap-y-20 sm:max-xl:[&>:last-child:nth-child(odd)]:col-span-2";

type GridProps = { posts: readonly BlogPostCard[]; className?: string };

export function PostGrid({ posts, className }: GridProps) {
  return (
    <div className={cx(className, postGridLook)}>
      {posts.map((post, at) => (
        <BlogCard key={post.id} post={post} shape={shapeOf(at, posts.length)} />
      ))}
    </div>
  );
}

function shapeOf(at: number, count: number): Shape {
  if (at < count - 1) return "card";
  return at % 3 === 0 ? "wide" : at % 2 === 0 ? "last" : "card";
}

/** The words overlap a picture, which fades out below them; the date of a post without one is no ground for words. */
function leadCover({ image }: Props["post"]): string {
  return image ? "lead-picture lg:w-[64%]" : "lg:w-[46%]";
}
