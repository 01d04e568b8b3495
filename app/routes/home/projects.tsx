import { useId } from "react";
import { href, Link } from "react-router";
import { common } from "~/content/common.ts";
import { home } from "~/content/home.ts";
import { portfolio as originalPortfolio, type PortfolioEntry } from "~/content/projects.ts";
import { usePublished } from "~/site/use-published.ts";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";

const places = [
  "lg:col-span-7 lg:row-span-2",
  "lg:col-span-5 lg:col-start-8",
  "lg:col-span-5 lg:col-start-8",
];
const ratios = [
  "aspect-[3/4] sm:aspect-[4/3] lg:aspect-[4/5]",
  "aspect-[3/4] sm:aspect-[4/3] lg:aspect-[16/10]",
  "aspect-[3/4] sm:aspect-[4/3] lg:aspect-[16/10]",
];
/** A picture that is cut upright is as wide as its height asks for. */
const widths = ["85vw", "42vw", "42vw"];

export function Projects() {
  const { eyebrow, title, all } = home.projects;
  const { portfolio = originalPortfolio } = usePublished();
  return (
    <Section
      timecode="00:02:47:19"
      eyebrow={eyebrow}
      title={title}
      more={{ to: "/projekty", label: all }}
    >
      <ul className="grid gap-6 lg:grid-cols-12">
        {portfolio.map((project, index) => (
          <li key={project.id} className={places[index % places.length]}>
            <Project
              project={project}
              ratio={ratios[index % ratios.length]}
              width={widths[index % widths.length]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Props = { project: PortfolioEntry; ratio: string | undefined; width: string | undefined };

function Project({ project, ratio, width }: Props) {
  const titleId = useId();
  const headline = project.stats.find((stat) => stat.headline);
  return (
    <article className="bars group relative h-full overflow-clip">
      <Picture
        name={project.image}
        alt=""
        sizes={`(max-width: 64rem) 100vw, ${width}`}
        className={`${ratio} lg:h-full lg:w-full`}
        imgClassName="transition-transform duration-700 group-hover:scale-[1.03]"
      />
      <span className="caption-shade absolute inset-0" />
      <div className="over-picture absolute inset-x-0 bottom-0 z-2 p-5 md:p-8">
        <p lang="en" className="label label-caps text-text-2">
          {project.category}
        </p>
        <p className="mt-3 font-display text-[clamp(2.25rem,1.5rem+3.4vw,4.5rem)] leading-none">
          {headline?.value}
        </p>
        <p className="mt-1 text-text-2">{headline?.label}</p>
        <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h3 id={titleId} className="max-w-[30ch] text-h3">
            {project.title}
          </h3>
          <Link
            to={href("/case-studies/:slug", { slug: project.slug })}
            aria-describedby={titleId}
            className="link-strong after:absolute after:inset-0"
          >
            {common.seeCaseStudy}
          </Link>
        </div>
      </div>
    </article>
  );
}
