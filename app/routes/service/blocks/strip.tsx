import type { StripBlock } from "~/content/services/types.ts";

/** Working days as frames on a film: it runs down a phone and across a desk. */
export function Strip({ frames }: StripBlock) {
  return (
    <div className="film-strip -mx-(--bleed) bg-line">
      <ol className="grid gap-1 xl:grid-cols-6">
        {frames.map(({ days, title, text }, at) => (
          <li key={days} className="relative flex flex-col bg-surface p-5 md:p-6 xl:min-h-80">
            <p className="label flex justify-between text-muted">
              <span>{days.includes("–") ? "dni robocze" : "dzień roboczy"}</span>
              <span aria-hidden>{`${at + 1}A`}</span>
            </p>
            <p className="mt-2 whitespace-nowrap font-display text-[clamp(2.5rem,4vw,4rem)] leading-none tracking-[-0.04em] tabular-nums">
              {days}
            </p>
            <h3 className="mt-6 text-h3 xl:mt-auto xl:pt-8">{title}</h3>
            <p className="mt-2 text-text-2 xl:min-h-[7.5em]">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
