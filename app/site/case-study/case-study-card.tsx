import { href } from "react-router";
import { caseStudies } from "~/content/case-studies.ts";
import type { Card, CaseStudySummary } from "~/data/types.ts";
import { CardLinks } from "~/site/card-links.tsx";
import { Credits } from "~/site/credits.tsx";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { FrameCard } from "~/ui/card.tsx";

type Props = {
  study: Card<CaseStudySummary>;
  priority?: boolean;
};

export function CaseStudyCard({ study, priority }: Props) {
  return (
    <FrameCard className="wrap-anywhere flex flex-col">
      <UploadedImage
        image={study.image}
        alt=""
        priority={priority}
        sizes="(max-width: 48rem) 92vw, 46vw"
        className="aspect-[3/2] w-full"
      />
      <div className="flex grow flex-col pt-6">
        <CardLinks
          to={href("/case-studies/:slug", { slug: study.slug })}
          title={study.title}
          titleClassName="text-h3 md:text-[clamp(1.5rem,2vw,2.125rem)] md:leading-[1.08]"
          more={caseStudies.seeDetails}
        >
          <Credits
            className="mt-5"
            rows={[
              { term: caseStudies.client, value: study.client },
              { term: caseStudies.industry, value: study.industry },
            ]}
          />
          <p className="mt-5 max-w-prose text-text-2">{study.summary}</p>
        </CardLinks>
      </div>
    </FrameCard>
  );
}
