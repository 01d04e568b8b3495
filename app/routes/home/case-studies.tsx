import { href, Link } from "react-router";
import { home } from "~/content/home.ts";
import type { CaseStudyCard } from "~/data/types.ts";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { FrameCard } from "~/ui/card.tsx";
import { cx } from "~/ui/cx.ts";
import { Section } from "~/ui/section.tsx";

const offsets = ["", "md:mt-16 lg:mt-28", "md:mt-6 lg:mt-10"];

export function CaseStudies({ rows }: { rows: readonly CaseStudyCard[] }) {
  const { eyebrow, title, all, frame } = home.caseStudies;
  return (
    <Section
      tone="surface"
      timecode="00:04:05:02"
      eyebrow={<span lang="en">{eyebrow}</span>}
      title={title}
      more={{ to: "/case-studies", label: all }}
    >
      <ul className="wrap-anywhere grid grid-cols-1 gap-x-8 gap-y-12 md:grid-cols-3 lg:gap-x-12">
        {rows.map((row, index) => (
          <FrameCard
            as="li"
            key={row.id}
            className={cx("group/card", offsets[index % offsets.length])}
          >
            <Link to={href("/case-studies/:slug", { slug: row.slug })} className="block">
              <span aria-hidden className="label mb-3 flex justify-between text-muted">
                <span>{`${frame} ${String(24 + index * 6)}A`}</span>
                <span className="text-accent">▸</span>
              </span>
              <UploadedImage
                image={row.image}
                alt=""
                sizes="(min-resolution: 2.5dppx) 105vw, (max-width: 48rem) 158vw, 47vw"
                className={index % 2 === 0 ? "aspect-[4/5]" : "aspect-[4/3]"}
                imgClassName="transition-transform duration-700 group-hover/card:scale-[1.03]"
              />
              <h3 className="mt-5 text-h3 transition-colors group-hover/card:text-accent-hover">
                {row.title}
              </h3>
              <p className="label mt-3 text-muted">{`${row.client}\u00a0· ${row.industry}`}</p>
            </Link>
          </FrameCard>
        ))}
      </ul>
    </Section>
  );
}
