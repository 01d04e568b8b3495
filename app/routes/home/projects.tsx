import { useId } from "react";
import { href, Link } from "react-router";
import { common } from "~/content/common.ts";
import { home } from "~/content/home.ts";
import { portfolio as originalPortfolio, type PortfolioEntry } from "~/content/projects.ts";
import { usePublished } from "~/site/use-published.ts";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";

/** Where a card stands on a wide screen. A picture that is cut upright is as wide as its height asks for. */
const places = {
  /** Beside two. */
  large: ["lg:col-span-7 lg:row-span-2", "lg:aspect-[4/5]", "88vw"],
  mirrored: ["lg:col-span-7 lg:col-start-6 lg:row-span-2", "lg:aspect-[4/5]", "88vw"],
  right: ["lg:col-span-5 lg:col-start-8", "lg:aspect-[16/10]", "44vw"],
  left: ["lg:col-span-5 lg:col-start-1", "lg:aspect-[16/10]", "44vw"],
  /** Beside one of five columns, which is as high. */
  wide: ["lg:col-span-7", "lg:aspect-[16/10]", "62vw"],
  narrow: ["lg:col-span-5", "lg:aspect-[16/10]", "62vw"],
  alone: ["lg:col-span-12", "lg:aspect-[2/1]", "100vw"],
} as const;

const three = ["large", "right", "right"] as const;
/** For each count of cards, so that no row has a hole. */
const layouts: readonly (readonly (keyof typeof places)[])[] = [
  [],
  ["alone"],
  ["wide", "narrow"],
  three,
  ["wide", "narrow", "narrow", "wide"],
  [...three, "narrow", "wide"],
  [...three, "left", "mirrored", "left"],
];

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
      <ul className="grid gap-6 lg:grid-cols-12 lg:gap-y-1">
        {portfolio.map((project, index) => (
          <Project
            key={project.id}
            project={project}
            place={layouts[portfolio.length]?.[index] ?? "alone"}
          />
        ))}
      </ul>
    </Section>
  );
}

type Props = { project: PortfolioEntry; place: keyof typeof places };

function Project({ project, place }: Props) {
  const titleId = useId();
  const [columns, ratio, width] = places[place];
  const headline = project.stats.find((stat) => stat.headline);
  return (
    <li className={columns}>
      <article className="bars group relative h-full overflow-clip">
        <Picture
          name={project.image}
          alt=""
          sizes={`(min-resolution: 2.5dppx) 105vw, (max-width: 64rem) 158vw, ${width}`}
          className={`aspect-[3/4] bg-bg sm:aspect-[4/3] ${ratio} lg:h-full lg:w-full`}
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
            {project.slug && (
              <Link
                to={href("/case-studies/:slug", { slug: project.slug })}
                aria-describedby={titleId}
                className="link-strong cover-link"
              >
                {common.seeCaseStudy}
              </Link>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}
