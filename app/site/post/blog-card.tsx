import { href } from "react-router";
import { blog } from "~/content/blog/blog.ts";
import type { BlogPostSummary } from "~/data/types.ts";
import { CardLinks } from "~/site/card-links.tsx";
import { formatDay } from "~/text/format-day.ts";
import { FrameCard } from "~/ui/card.tsx";
import { cx } from "~/ui/cx.ts";
import { Eyebrow } from "~/ui/rec-dot.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { PostCover } from "./post-cover.tsx";

type Props = {
  post: BlogPostSummary;
  /** `lead` opens a list: its words on the dark left. `wide` fills a whole row of three. */
  shape?: Shape;
};

type Shape = "card" | "wide" | "lead";

const looks: Record<
  Shape,
  Partial<Record<"card" | "picture" | "words" | "excerpt" | "sizes", string>> & { title: string }
> = {
  card: { title: "text-[clamp(1.0625rem,0.85rem+0.4vw,1.3125rem)] leading-[1.1]" },
  wide: {
    card: "xl:col-span-3 xl:grid xl:grid-cols-3 xl:gap-12",
    picture: "xl:col-span-2 xl:aspect-[2/1]",
    words: "xl:self-end",
    title: "text-[clamp(1.0625rem,0.85rem+0.4vw,1.3125rem)] leading-[1.1]",
    sizes: "(max-width: 40rem) 92vw, (max-width: 80rem) 46vw, 60vw",
  },
  lead: {
    card: "lg:block",
    picture: "lg:ml-auto lg:aspect-[16/10] lg:w-[64%]",
    words: "lg:absolute lg:bottom-0 lg:left-0 lg:w-[46%]",
    title: "text-[clamp(1.25rem,0.5rem+2.2vw,2.75rem)] leading-[1.08]",
    excerpt: "text-lead lg:max-w-[38ch]",
    sizes: "(max-width: 64rem) 92vw, 60vw",
  },
};

export function BlogCard({ post, shape = "card" }: Props) {
  const look = looks[shape];
  return (
    <FrameCard className={cx("wrap-anywhere flex flex-col gap-5", look.card)}>
      <PostCover
        post={post}
        priority={shape === "lead"}
        sizes={look.sizes}
        className={cx("aspect-[3/2] w-full", look.picture, shape === "lead" && "lead-picture")}
      />
      <div className={cx("flex grow flex-col", look.words)}>
        {shape === "lead" && <Eyebrow className="mb-5">{blog.newest}</Eyebrow>}
        <p className="label flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t pt-3 text-muted">
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
      <Skeleton className={cx("aspect-[3/2] w-full", look.picture)} />
      <div
        className={cx("flex grow flex-col pb-14", look.words, shape === "lead" && "pt-[2.3875rem]")}
      >
        <p className="label border-line border-t pt-3">
          <Skeleton className="h-[1lh] w-2/5" />
        </p>
        <Skeleton className={cx("mt-4 h-[2lh] font-display", look.title)} />
        <Skeleton className={cx("mt-4 h-[3lh]", look.excerpt)} />
      </div>
    </div>
  );
}

export const postGridLook =
  "grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 xl:grid-cols-3 xl:gap-x-12 xl:gap-y-20 sm:max-xl:[&>:last-child:nth-child(odd)]:col-span-2";

type GridProps = { posts: readonly BlogPostSummary[]; className?: string };

export function PostGrid({ posts, className }: GridProps) {
  return (
    <div className={cx(className, postGridLook)}>
      {posts.map((post, at) => (
        <BlogCard key={post.id} post={post} shape={isAlone(at, posts.length) ? "wide" : "card"} />
      ))}
    </div>
  );
}

function isAlone(at: number, count: number): boolean {
  return at === count - 1 && at % 3 === 0;
}
