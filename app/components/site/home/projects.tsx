import { Link } from "react-router";
import { ButtonLink } from "~/components/ui/button.tsx";
import { Picture } from "~/components/ui/picture.tsx";
import { Section } from "~/components/ui/section.tsx";
import { common } from "~/content/common.ts";
import { home } from "~/content/home.ts";
import { type PortfolioEntry, portfolio } from "~/content/projects.ts";

const places = [
  "lg:col-span-7 lg:row-span-2",
  "lg:col-span-5 lg:col-start-8",
  "lg:col-span-5 lg:col-start-8",
];
const ratios = [
  "aspect-[4/5] sm:aspect-[4/3] lg:aspect-[4/5]",
  "aspect-[4/5] sm:aspect-[4/3] lg:aspect-[16/10]",
  "aspect-[4/5] sm:aspect-[4/3] lg:aspect-[16/10]",
];

const digits = (text: string) => text.replace(/\D/g, "").length;

/** Of a project's figures the one that is a headline by itself: the longest number. */
function headline({ stats }: PortfolioEntry) {
  return stats.toSorted((a, b) => digits(b.value) - digits(a.value))[0];
}

/** Three jobs and what came of them: the number is the headline. */
export function Projects({ slugs }: { slugs: Readonly<Record<number, string>> }) {
  const { eyebrow, title, all } = home.projects;
  return (
    <Section
      timecode="00:02:47:19"
      eyebrow={eyebrow}
      title={title}
      aside={
        <ButtonLink to="/projekty" variant="ghost">
          {all}
        </ButtonLink>
      }
    >
      <ul className="grid gap-6 lg:grid-cols-12">
        {portfolio.map((project, index) => (
          <li key={project.id} className={places[index % places.length]}>
            <Project
              project={project}
              slug={slugs[project.caseStudyId]}
              ratio={ratios[index % ratios.length]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Props = { project: PortfolioEntry; slug: string | undefined; ratio: string | undefined };

/** Without a case study to read it is a picture with a caption, not a link. */
function Project({ project, slug, ratio }: Props) {
  const look = "bars group relative block h-full overflow-clip";
  const scene = (
    <>
      <Picture
        name={project.image}
        alt=""
        sizes="(max-width: 64rem) 100vw, 58vw"
        className={`${ratio} lg:h-full lg:w-full`}
        imgClassName="transition-transform duration-700 group-hover:scale-[1.03]"
      />
      <span className="caption-shade absolute inset-0" />
      <span className="absolute inset-x-0 bottom-0 z-2 block p-5 md:p-8">
        <span className="label label-caps block text-text-2">{project.category}</span>
        <span className="mt-3 block font-display text-[clamp(2.25rem,1.5rem+3.4vw,4.5rem)] leading-none">
          {headline(project)?.value}
        </span>
        <span className="mt-1 block text-text-2">{headline(project)?.label}</span>
        <span className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <span className="max-w-[30ch] font-display text-h3">{project.title}</span>
          {slug && (
            <span className="underline decoration-2 decoration-accent underline-offset-8">
              {common.seeCaseStudy}
            </span>
          )}
        </span>
      </span>
    </>
  );
  if (!slug) return <div className={look}>{scene}</div>;
  return (
    <Link to={`/case-studies/${slug}`} className={look}>
      {scene}
    </Link>
  );
}
