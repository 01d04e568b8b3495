import { Skeleton } from "~/components/ui/skeleton.tsx";
import { blog, blogPost } from "~/content/blog.ts";
import { cx } from "~/lib/cx.ts";

/** Six cards that are on their way, in the places where they will stand. */
export function BlogSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{blog.loading}</span>
      <SkeletonCard lead />
      <div className="mt-[clamp(3.5rem,7vw,7rem)] grid gap-x-8 gap-y-14 sm:grid-cols-2 xl:grid-cols-3 xl:gap-x-12 xl:gap-y-20">
        {["a", "b", "c", "d", "e"].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </div>
  );
}

function SkeletonCard({ lead = false }: { lead?: boolean }) {
  return (
    <div
      data-skeleton
      className={cx(
        "grid gap-5",
        lead && "lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end lg:gap-12",
      )}
    >
      <Skeleton className={cx("aspect-[3/2] w-full", lead && "lg:order-2 lg:aspect-[16/10]")} />
      <div className="grid gap-3">
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
    <div role="status" className="pb-section">
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
