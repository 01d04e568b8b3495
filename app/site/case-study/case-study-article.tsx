import { Fragment, type ReactNode } from "react";
import { caseStudy as copy } from "~/content/case-studies.ts";
import type { CaseStudyView } from "~/data/records/case-study-view.ts";
import type { CaseStudyContent } from "~/data/types.ts";
import { lazyBelowTheFold } from "~/first-load/lazy-below-the-fold.tsx";
import { BackLink } from "~/site/back-link.tsx";
import { ClosingCall } from "~/site/closing-call.tsx";
import { Credits } from "~/site/credits.tsx";
import { Prose } from "~/site/prose.tsx";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { formatDay } from "~/text/dates/format-day.ts";
import { Container } from "~/ui/container.tsx";
import { cx } from "~/ui/cx.ts";
import { Skeleton, TitleSkeleton } from "~/ui/skeleton.tsx";

const room = "min-h-[60svh]";
const Film = lazyBelowTheFold(
  "film-na-stronie",
  room,
  async () => (await import("./film.tsx")).Film,
);
const Gallery = lazyBelowTheFold(
  "zdjecia",
  room,
  async () => (await import("./gallery.tsx")).Gallery,
);

const looks = {
  header:
    "mt-6 grid grid-cols-1 gap-x-16 gap-y-8 pb-10 md:mt-10 md:pb-14 xl:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)] xl:items-end",
  title: "max-w-[20ch] text-h1",
  // With room for the caption, which not every cover has.
  opening: "relative mb-[clamp(2.75rem,4vw,4rem)]",
  cover: "cover fits aspect-[4/3] max-h-[82svh] w-full sm:aspect-[16/9] lg:aspect-[2/1]",
  summary:
    "grid grid-cols-1 gap-x-16 gap-y-4 border border-line bg-surface p-6 md:p-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]",
  summaryText:
    "max-w-[52ch] whitespace-pre-line text-[clamp(1.25rem,1.05rem+1vw,1.875rem)] leading-[1.36]",
};

/** The pages that show it ask for its styles, `case-study.css`. */
export function CaseStudyArticle({ study }: { study: CaseStudyView }) {
  const { film, gallery } = study;
  return (
    <article className="wrap-anywhere">
      <Opening study={study} />
      <Container>
        {study.summary && (
          <div className={looks.summary}>
            <h2 className="label label-caps text-muted">{copy.summary}</h2>
            <p className={looks.summaryText}>{study.summary}</p>
          </div>
        )}
      </Container>
      <div className="pb-section">
        <Scenes
          scenes={[
            text("projectSummary", study),
            text("process", study),
            film && {
              name: "film",
              body: <Film film={film} title={study.title} poster={study.image} />,
            },
            text("results", study),
            gallery.length > 0 && {
              name: "gallery",
              body: <Gallery images={gallery} title={study.title} />,
            },
            text("conclusions", study),
            text("finalSummary", study),
          ]}
        />
      </div>
      <ClosingCall look="plain" {...copy.callToAction} />
    </article>
  );
}

type Scene = { name: keyof typeof copy.sections; body: ReactNode; moment?: string };

function text(name: keyof CaseStudyContent, { html, moments }: CaseStudyView): Scene | false {
  return (
    html[name] + moments[name] !== "" && {
      name,
      body: (
        <Prose html={html[name]} className={name === "results" ? "prose-figures" : "max-w-prose"} />
      ),
      moment: moments[name],
    }
  );
}

function Opening({ study }: { study: CaseStudyView }) {
  return (
    <Container className="pt-6 md:pt-10">
      <BackLink to="/case-studies">{copy.back}</BackLink>
      <header className={looks.header}>
        <h1 className={cx("focus-in", looks.title)}>{study.title}</h1>
        <Credits
          rows={[
            { term: copy.client, value: study.client },
            { term: copy.industry, value: study.industry },
            {
              term: copy.date,
              value: <time dateTime={study.day}>{formatDay(study.day)}</time>,
            },
          ]}
        />
      </header>
      {study.image && (
        <div className={looks.opening}>
          <UploadedImage image={study.image} alt="" priority sizes="92vw" className={looks.cover} />
          {/* Only pictures that came with the site have it, and no client ordered their films. */}
          {study.image.avif && (
            <p className="label absolute top-full pt-2 text-muted">{copy.sample}</p>
          )}
        </div>
      )}
    </Container>
  );
}

export function CaseStudySkeleton() {
  const line = "h-[1lh] w-1/2";
  const known = <Skeleton className={cx("cover-credit", line)} />;
  return (
    <Container>
      <div className={looks.header}>
        <TitleSkeleton className={looks.title} />
        <Credits
          rows={[
            { term: copy.client, value: known },
            { term: copy.industry, value: known },
            { term: copy.date, value: <Skeleton className={line} /> },
          ]}
        />
      </div>
      <Skeleton className={cx(looks.opening, looks.cover)} />
      <div className={looks.summary}>
        <p className="label label-caps text-muted">{copy.summary}</p>
        <p className={looks.summaryText}>
          <Skeleton className="h-[3lh]" />
        </p>
      </div>
    </Container>
  );
}

/** Sections without text are left out; the others are numbered without gaps. */
function Scenes({ scenes }: { scenes: readonly (Scene | false | null)[] }) {
  const shown = scenes.filter((scene): scene is Scene => Boolean(scene));
  return shown.map(({ name, body, moment }, at) => (
    <Fragment key={name}>
      <section
        aria-labelledby={name}
        className={cx("mt-[clamp(3.5rem,7vw,7rem)]", name === "results" && "bg-surface py-section")}
      >
        <Container>
          <div className="grid grid-cols-1 gap-x-16 gap-y-6 border-line border-t pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
            <header className="flex flex-col gap-4 self-start lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
              <p aria-hidden translate="no" className="label text-muted tabular-nums">
                {String(at + 1).padStart(2, "0")}
              </p>
              <h2 id={name} className="text-title">
                {copy.sections[name]}
              </h2>
            </header>
            <div className="min-w-0 lg:pt-9">{body}</div>
          </div>
        </Container>
      </section>
      {moment && <Prose html={moment} className="moment" />}
    </Fragment>
  ));
}
