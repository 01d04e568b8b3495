import { href, Link } from "react-router";
import { common } from "~/content/common.ts";
import { serviceLabels } from "~/content/services/labels.ts";
import type { PortfolioWork, ServicePortfolio } from "~/data/portfolio.server.ts";
import { FrameCard } from "~/ui/card.tsx";
import { cx } from "~/ui/cx.ts";
import { LazyImage } from "~/ui/lazy-image.tsx";

/** `width`: of a picture that is as wide as the page. */
const edits: Record<number, readonly { place: string; width?: string }[]> = {
  1: [{ place: "lg:col-span-12", width: "92vw" }],
  2: [{ place: "lg:col-span-7" }, { place: "lg:col-span-5" }],
  3: [{ place: "lg:col-span-6" }, { place: "lg:col-span-3" }, { place: "lg:col-span-3" }],
};

export function Portfolio({ portfolio, more }: ServicePortfolio) {
  return (
    <>
      {portfolio.length > 0 && <Fixed caseStudies={portfolio} />}
      {more && <More caseStudies={more} />}
    </>
  );
}

type Cards = { caseStudies: readonly PortfolioWork[] };

function Fixed({ caseStudies }: Cards) {
  return (
    <ul className="works beside wrap-anywhere gap-x-8 gap-y-14 md:grid md:grid-cols-2 lg:grid-cols-12">
      {caseStudies.map((caseStudy, at) => {
        const edit = edits[caseStudies.length]?.[at];
        return (
          <li
            key={caseStudy.id}
            className={cx(
              edit?.place ?? "lg:col-span-4",
              at === 0 && caseStudies.length !== 2 && "md:col-span-2",
            )}
          >
            <PortfolioCard caseStudy={caseStudy} slug={String(caseStudy.id)} {...edit} />
          </li>
        );
      })}
    </ul>
  );
}

function More({ caseStudies }: Cards) {
  return (
    <>
      <h3 className="label label-caps mt-[clamp(3.5rem,7vw,7rem)] mb-8 border-line border-t pt-4 text-text-2">
        {serviceLabels.moreCaseStudies}
      </h3>
      <ul className="works beside wrap-anywhere gap-x-8 gap-y-14 md:grid md:grid-cols-2 lg:grid-cols-3">
        {caseStudies.map((caseStudy) => (
          <li key={caseStudy.id}>
            <PortfolioCard caseStudy={caseStudy} slug={caseStudy.slug} heading="h4" />
          </li>
        ))}
      </ul>
    </>
  );
}

type CardProps = {
  caseStudy: PortfolioWork;
  slug: string;
  width?: string;
  heading?: "h3" | "h4";
};

function PortfolioCard({ caseStudy, slug, width = "58vw", heading: Heading = "h3" }: CardProps) {
  const { title, industry, summary, image } = caseStudy;
  return (
    <FrameCard as="div">
      {image && (
        <LazyImage
          {...image}
          alt=""
          sizes={`(max-width: 64rem) 100vw, ${width}`}
          className="fits aspect-[4/3]"
        />
      )}
      <p className="label mt-5 text-muted">{industry}</p>
      <Heading className="mt-2 text-h3">
        <Link
          to={href("/case-studies/:slug", { slug })}
          className="cover-link hover:text-accent-hover"
        >
          {title}
        </Link>
      </Heading>
      <p className="mt-3 line-clamp-3 max-w-[52ch] text-text-2">{summary}</p>
      <p aria-hidden className="mt-4 font-semibold underline decoration-accent underline-offset-8">
        {common.seeCaseStudy}
      </p>
    </FrameCard>
  );
}
