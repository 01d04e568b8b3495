import { useId } from "react";
import { Link } from "react-router";
import { caseStudies } from "~/content/case-studies.ts";
import type { CaseStudySummary } from "~/data/types.ts";
import { caseStudyPath } from "~/row-paths.ts";
import { Credits } from "~/site/credits.tsx";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { FrameCard } from "~/ui/card.tsx";
import { cx } from "~/ui/cx.ts";

type Props = {
  study: CaseStudySummary;
  /** h2 on the list, h3 below a section's h2. */
  heading?: "h2" | "h3";
  priority?: boolean;
  sizes?: string;
  className?: string;
};

/** One project as a still with its credits below. */
export function CaseStudyCard({
  study,
  heading: Heading = "h2",
  priority,
  sizes = "(max-width: 48rem) 92vw, 46vw",
  className,
}: Props) {
  const titleId = useId();
  const to = caseStudyPath(study.slug);
  return (
    <FrameCard className={cx("wrap-anywhere flex flex-col", className)}>
      <UploadedImage
        image={study.image}
        alt=""
        priority={priority}
        sizes={sizes}
        className="aspect-[3/2] w-full"
      />
      <div className="flex grow flex-col pt-6">
        <Heading
          id={titleId}
          className="font-display text-h3 md:text-[clamp(1.5rem,2vw,2.125rem)] md:leading-[1.08]"
        >
          {/* For the mouse; the keyboard and screen readers get the link below. */}
          <Link to={to} tabIndex={-1} className="after:absolute after:inset-0">
            {study.title}
          </Link>
        </Heading>
        <Credits
          className="mt-5"
          rows={[
            { term: caseStudies.client, value: study.client },
            { term: caseStudies.industry, value: study.industry },
          ]}
        />
        <p className="mt-5 max-w-prose text-text-2">{study.summary}</p>
        <p className="mt-auto pt-5">
          <Link
            to={to}
            aria-describedby={titleId}
            className="relative inline-block py-1 font-semibold underline decoration-edge underline-offset-8 transition-colors group-hover/card:decoration-accent"
          >
            {caseStudies.seeDetails}
          </Link>
        </p>
      </div>
    </FrameCard>
  );
}
