import type { ReactNode } from "react";
import { builtName, type PagePicture } from "~/picture-source.ts";
import { Container } from "./container.tsx";
import { Picture } from "./picture.tsx";
import { Eyebrow } from "./rec-dot.tsx";

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  picture: PagePicture;
  /** Say what the picture shows; leave it out when it only sets the mood. */
  alt?: string;
  actions?: ReactNode;
  /** Set smaller, so that a long title has two lines, and three on a small phone, instead of four. */
  isLong?: boolean;
};

export function PageHero({ title, lead, eyebrow, picture, alt = "", actions, isLong }: Props) {
  return (
    <section className="relative isolate overflow-clip border-line border-b">
      <div
        data-picture={builtName(picture)}
        className="page-hero-stage relative -z-10 ml-[18%] lg:absolute lg:inset-y-0 lg:right-0 lg:ml-0"
      >
        <Picture
          name={picture}
          alt={alt}
          sizes="(max-width: 64rem) 82vw, max(58vw, 125svh)"
          priority
          className="page-hero-picture aspect-[4/3] md:max-lg:aspect-[16/9] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
        />
      </div>
      <Container className="relative flex flex-col justify-end pt-8 pb-12 md:pb-16 lg:min-h-[min(44rem,calc(92svh-var(--spacing-header)))] lg:py-20">
        <div className="focus-in max-w-[46rem] lg:max-w-[54%] xl:max-w-[52%]">
          {eyebrow && <Eyebrow className="mb-6">{eyebrow}</Eyebrow>}
          <h1 className={isLong ? "text-h2 tracking-[-0.04em]" : "text-h1"}>{title}</h1>
          {lead && <p className="mt-7 max-w-[44ch] text-lead text-text-2">{lead}</p>}
          {actions && <div className="mt-9 flex flex-wrap items-center gap-4">{actions}</div>}
        </div>
      </Container>
    </section>
  );
}
