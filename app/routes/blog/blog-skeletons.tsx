import { blog, blogPost } from "~/content/blog.ts";
import { cx } from "~/ui/cx.ts";
import { Skeleton } from "~/ui/skeleton.tsx";

export const blogGrid =
  "mt-[clamp(4rem,8vw,8rem)] grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 xl:grid-cols-3 xl:gap-x-12 xl:gap-y-20 sm:max-xl:[&>:last-child:nth-child(odd)]:col-span-2";

export function BlogSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{blog.loading}</span>
      <SkeletonCard lead />
      <div className={blogGrid}>
        {["a", "b", "c", "d", "e"].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </div>
  );
}

function SkeletonCard({ lead = false }: { lead?: boolean }) {
  return (
    <div data-skeleton className={cx("relative grid content-start gap-5", lead && "lg:block")}>
      <Skeleton
        className={cx("aspect-[3/2] w-full", lead && "lg:ml-auto lg:aspect-[16/10] lg:w-[54%]")}
      />
      <div className={cx("grid gap-3", lead && "lg:absolute lg:bottom-0 lg:w-[42%]")}>
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className={lead ? "h-16" : "h-7"} />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
  );
}

export function BlogPostSkeleton() {
  return (
    <div role="status" aria-busy="true" className="pb-section">
      <span className="sr-only">{blogPost.loading}</span>
      <Skeleton className="h-4 w-48" />
      <Skeleton className="mt-8 h-[clamp(4.5rem,9vw,9.5rem)] max-w-[52rem]" />
      <Skeleton className="mt-12 aspect-[16/9] w-full" />
      <div className="mx-auto mt-16 grid max-w-prose gap-4">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-3/5" />
      </div>
    </div>
  );
}
