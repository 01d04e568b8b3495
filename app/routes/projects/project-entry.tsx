import { useId } from "react";
import { href } from "react-router";
import { common } from "~/content/common.ts";
import type { PortfolioEntry } from "~/content/projects.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { Picture } from "~/ui/picture.tsx";
import { RecDot } from "~/ui/rec-dot.tsx";

type Props = { entry: PortfolioEntry; mirrored: boolean };

export function ProjectEntry({ entry, mirrored }: Props) {
  const { title, client, category, description, image, alt, stats, slug } = entry;
  const titleId = useId();
  return (
    <article className="grid grid-cols-1 items-center gap-x-12 gap-y-8 lg:grid-cols-12">
      <Picture
        name={image}
        alt={alt}
        sizes="(max-width: 64rem) 100vw, 62vw"
        className={cx(
          "-mx-(--bleed) aspect-[4/3] bg-bg lg:col-span-7 lg:aspect-[16/12]",
          mirrored ? "lg:order-2 lg:col-start-6 lg:ml-0" : "lg:mr-0",
        )}
        imgClassName={mirrored ? "mr-0" : "ml-0"}
      />
      <div className={cx("lg:col-span-5", mirrored && "lg:col-start-1 lg:row-start-1")}>
        <p className="label flex flex-wrap gap-x-4 gap-y-1 text-text-2">
          <span className="flex items-center gap-2 text-text">
            <RecDot />
            <span lang="en">{category}</span>
          </span>
          <span>{client}</span>
        </p>
        <h3 id={titleId} className="mt-5 text-h2">
          {title}
        </h3>
        <p className="mt-5 max-w-[48ch] text-lead text-text-2">{description}</p>
        <ul className="mt-8 grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
          {stats.map(({ value, label }) => (
            <li
              key={label}
              className="flex flex-col border border-line bg-surface p-5 max-[26rem]:flex-row max-[26rem]:flex-wrap max-[26rem]:items-baseline max-[26rem]:gap-x-3 max-[26rem]:justify-between max-[26rem]:p-4 lg:max-xl:p-4"
            >
              <p className="whitespace-nowrap font-display text-title leading-none tracking-[-0.045em] tabular-nums">
                {value}
              </p>
              <p className="label mt-3 text-text-2 max-[26rem]:mt-0">{label}</p>
            </li>
          ))}
        </ul>
        {slug && (
          <ButtonLink
            to={href("/case-studies/:slug", { slug })}
            variant="secondary"
            className="mt-8"
            aria-describedby={titleId}
          >
            {common.seeCaseStudy}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
