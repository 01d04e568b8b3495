import type { Card, CaseStudySummary } from "~/data/types.ts";
import { cx } from "~/ui/cx.ts";
import { Skeleton } from "~/ui/skeleton.tsx";
import { CaseStudyCard } from "./case-study-card.tsx";

type GridProps = {
  studies: readonly Card<CaseStudySummary>[];
  /** The one at the top of the page. */
  isFirst?: boolean;
  className?: string;
};

export function CaseStudyGrid({ studies, isFirst, className }: GridProps) {
  return (
    <div className={cx(className, "study-grid")}>
      {studies.map((study, at) => (
        <CaseStudyCard key={study.id} study={study} priority={isFirst && at === 0} />
      ))}
    </div>
  );
}

export function CaseStudySkeletons({ count, className }: { count: number; className?: string }) {
  return (
    <div className={cx(className, "study-grid")}>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} data-skeleton className="grid content-start gap-4">
          <Skeleton className="aspect-[3/2] w-full" />
          <Skeleton className="mt-2 h-9 w-4/5" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      ))}
    </div>
  );
}
