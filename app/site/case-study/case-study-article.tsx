import { type ReactNode, Suspense } from "react";
import { caseStudy as copy } from "~/content/case-studies.ts";
import type { CaseStudyView } from "~/data/case-study-view.ts";
import type { CaseStudyContent } from "~/data/types.ts";
import { lazyBelow } from "~/first-load/lazy-below.ts";
import { BackLink } from "~/site/back-link.tsx";
import { ClosingCall } from "~/site/closing-call.tsx";
import { Credits } from "~/site/credits.tsx";
import { Prose } from "~/site/prose.tsx";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { formatDate } from "~/text/dates.ts";
import { Container } from "~/ui/container.tsx";
import { cx } from "~/ui/cx.ts";

const galleryId = "zdjecia";
const Gallery = lazyBelow(galleryId, async () => (await import("./gallery.tsx")).Gallery);

export function CaseStudyArticle({ study }: { study: CaseStudyView }) {
  const { html, film, gallery } = study;
  return (
    <article className="wrap-anywhere">
      <Opening study={study} />
      <Container className="pb-section">
        {study.summary && (
          <div className="grid grid-cols-1 gap-x-16 gap-y-4 border border-line bg-surface p-6 md:p-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
            <h2 className="label label-caps text-muted">{copy.summary}</h2>
            <p className="max-w-[52ch] whitespace-pre-line text-[clamp(1.25rem,1.05rem+1vw,1.875rem)] leading-[1.36]">
              {study.summary}
            </p>
          </div>
        )}
        <Scenes
          scenes={[
            text("projectSummary", html),
            text("process", html),
            film && { name: "film", body: <Film href={film.href} /> },
            text("results", html),
            gallery.length > 0 && {
              name: "gallery",
              body: (
                <Suspense fallback={<div className="min-h-[60svh]" />}>
                  <div id={galleryId}>
                    <Gallery images={gallery} title={study.title} />
                  </div>
                </Suspense>
              ),
            },
            text("conclusions", html),
            text("finalSummary", html),
          ]}
        />
      </Container>
      <ClosingCall look="plain" {...copy.callToAction} />
    </article>
  );
}

type Scene = { name: keyof typeof copy.sections; body: ReactNode };

function text(name: keyof CaseStudyContent, html: CaseStudyContent): Scene | false {
  return (
    html[name] !== "" && {
      name,
      body: (
        <Prose
          html={html[name]}
          className={cx("max-w-prose", name === "results" && "prose-figures")}
        />
      ),
    }
  );
}

function Opening({ study }: { study: CaseStudyView }) {
  return (
    <Container className="pt-6 md:pt-10">
      <BackLink to="/case-studies">{copy.back}</BackLink>
      <header className="mt-6 grid grid-cols-1 gap-x-16 gap-y-8 pb-10 md:mt-10 md:pb-14 xl:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)] xl:items-end">
        <h1 className="focus-in max-w-[20ch] text-h1">{study.title}</h1>
        <Credits
          rows={[
            { term: copy.client, value: study.client },
            { term: copy.industry, value: study.industry },
            {
              term: copy.date,
              value: <time dateTime={study.publishedAt}>{formatDate(study.publishedAt)}</time>,
            },
          ]}
        />
      </header>
      {study.image && (
        <UploadedImage
          image={study.image}
          alt=""
          priority
          sizes="92vw"
          className="mb-[clamp(2rem,4vw,4rem)] aspect-[4/3] max-h-[82svh] w-full sm:aspect-[16/9] lg:aspect-[2/1]"
        />
      )}
    </Container>
  );
}

/** Sections without text are left out; the others are numbered without gaps. */
function Scenes({ scenes }: { scenes: readonly (Scene | false | null)[] }) {
  const shown = scenes.filter((scene): scene is Scene => Boolean(scene));
  return shown.map(({ name, body }, at) => (
    <section
      key={name}
      aria-labelledby={name}
      className="mt-[clamp(3.5rem,7vw,7rem)] grid grid-cols-1 gap-x-16 gap-y-6 border-line border-t pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]"
    >
      <header className="flex flex-col gap-4 self-start lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
        <p aria-hidden className="label text-muted tabular-nums">
          {String(at + 1).padStart(2, "0")}
        </p>
        <h2 id={name} className="text-title">
          {copy.sections[name]}
        </h2>
      </header>
      <div className="min-w-0 lg:pt-9">{body}</div>
    </section>
  ));
}

function Film({ href }: { href: string }) {
  return (
    <a
      href={href}
      rel="noopener"
      className="corners corners-live group flex max-w-prose items-center gap-6 border border-edge p-5 transition-colors hover:border-text md:p-7"
    >
      <svg aria-hidden="true" viewBox="0 0 48 48" className="size-12 shrink-0 text-accent">
        <circle cx="24" cy="24" r="22.5" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M19.5 15.5v17l13-8.5z" fill="currentColor" />
      </svg>
      <span>
        <span className="block font-semibold text-lead">{copy.sections.film}</span>
        <span className="label text-text-2">{copy.youtube} ↗</span>
      </span>
    </a>
  );
}
