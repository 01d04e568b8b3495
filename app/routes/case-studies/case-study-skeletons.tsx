import { caseStudies, caseStudy } from "~/content/case-studies.ts";
import { Skeleton } from "~/ui/skeleton.tsx";

/** Two columns, of which the right one begins lower; a last card that stands alone lies across. */
export const caseStudyGrid =
  "grid grid-cols-1 gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-16 md:grid-cols-2 md:gap-y-24 md:[&>:nth-child(even)]:mt-24 md:[&>:nth-child(even)]:-mb-24 md:pb-24 md:[&>:last-child:nth-child(odd)]:col-span-2 md:[&>:last-child:nth-child(odd):not(:first-child)]:mt-24 md:[&>:last-child:nth-child(odd)]:grid md:[&>:last-child:nth-child(odd)]:grid-cols-2 md:[&>:last-child:nth-child(odd)]:gap-x-[inherit] md:[&>:last-child:nth-child(odd)]:-mb-24";

export function CaseStudiesSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{caseStudies.loading}</span>
      <div className={caseStudyGrid}>
        {["a", "b", "c", "d"].map((card) => (
          <div key={card} data-skeleton className="grid content-start gap-4">
            <Skeleton className="aspect-[3/2] w-full" />
            <Skeleton className="mt-2 h-9 w-4/5" />
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  );
}

export function CaseStudySkeleton() {
  return (
    <div role="status" aria-busy="true" className="pb-section">
      <span className="sr-only">{caseStudy.loading}</span>
      <div className="mt-6 grid gap-x-16 gap-y-8 pb-10 md:mt-10 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)] lg:items-end">
        <Skeleton className="h-[clamp(4.5rem,9vw,9.5rem)]" />
        <Skeleton className="h-32" />
      </div>
      <Skeleton className="aspect-[4/3] w-full sm:aspect-[16/9] lg:aspect-[2/1]" />
    </div>
  );
}
