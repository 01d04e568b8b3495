import { moreCaseStudies } from "~/content/blog/long-lists.ts";
import type { Card, CaseStudySummary } from "~/data/types.ts";
import { type Memory, type MoreProps, MoreRows } from "~/site/more-rows.tsx";
import { CaseStudyGrid, CaseStudySkeletons } from "./case-study-grid.tsx";

const memory: Memory<Card<CaseStudySummary>> = new Map();
const gap = "mt-16 md:mt-0";

export function MoreCaseStudies(props: MoreProps<Card<CaseStudySummary>>) {
  return (
    <MoreRows
      {...props}
      memory={memory}
      words={moreCaseStudies}
      cards={(studies) => <CaseStudyGrid studies={studies} className={gap} />}
      skeletons={(count) => <CaseStudySkeletons count={count} className={gap} />}
    />
  );
}
