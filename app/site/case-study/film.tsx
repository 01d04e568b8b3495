import { useState } from "react";
import { caseStudy as copy } from "~/content/case-studies.ts";
import type { CaseStudyView } from "~/data/records/case-study-view.ts";
import type { RowImage } from "~/data/types.ts";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { filmTime } from "~/text/chapters.ts";

type Props = {
  film: NonNullable<CaseStudyView["film"]>;
  title: string;
  poster: RowImage | null;
};

/** The film of a case study; YouTube hears of the visitor only after a press. */
export function Film({ film, title, poster }: Props) {
  const { href, player, chapters, transcript } = film;
  const [from, setFrom] = useState<number | null>(null);
  return (
    <div className="max-w-prose">
      {player && (
        <div className="film noscript:hidden">
          <div className="film-frame">
            {from === null ? (
              <button type="button" onClick={() => setFrom(0)} className="film-poster">
                <UploadedImage image={poster} alt="" sizes="(max-width: 48rem) 92vw, 44rem" />
                <span className="font-semibold text-lead">
                  <PlayRing />
                  {copy.play}
                </span>
              </button>
            ) : (
              <iframe
                key={from}
                src={`${player}?autoplay=1&start=${from}`}
                title={copy.player.replace("{title}", title)}
                // The button that was pressed is gone.
                ref={(frame) => frame?.focus()}
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                referrerPolicy="strict-origin-when-cross-origin"
              />
            )}
          </div>
          <p className="label mt-3 text-muted">{copy.playPrivacy}</p>
        </div>
      )}
      <a
        href={href}
        rel="noopener"
        className="corners corners-live flex items-center gap-6 border border-edge p-5 transition-colors hover:border-text md:p-7"
      >
        <PlayRing />
        <span>
          <span className="block font-semibold text-lead">{copy.sections.film}</span>
          <span className="label text-text-2">{copy.youtube} ↗</span>
        </span>
      </a>
      {player && chapters.length > 0 && (
        <div className="noscript:hidden">
          <h3 className="mt-10 mb-3 text-h3">{copy.chapters}</h3>
          <ol>
            {chapters.map(({ at, title }) => (
              <li key={`${at} ${title}`} className="border-line border-t last:border-b">
                <button
                  type="button"
                  onClick={() => setFrom(at)}
                  className="film-chapter hover:text-accent-hover"
                >
                  <span className="sr-only">{copy.playFrom} </span>
                  <span className="label text-muted tabular-nums">{filmTime(at)}</span>{" "}
                  <span>{title}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
      {transcript && (
        <details className="accordion mt-8 border-line border-y">
          <summary className="film-transcript hover:text-accent-hover [&::-webkit-details-marker]:hidden">
            {copy.transcript}
            <span aria-hidden className="accordion-sign" />
          </summary>
          <p className="whitespace-pre-line pb-8 text-text-2">{transcript}</p>
        </details>
      )}
    </div>
  );
}

function PlayRing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-12 shrink-0 text-accent">
      <circle cx="24" cy="24" r="22.5" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="M19.5 15.5v17l13-8.5z" fill="currentColor" />
    </svg>
  );
}
