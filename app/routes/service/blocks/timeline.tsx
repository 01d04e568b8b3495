import type { TimelineBlock } from "~/content/services/types.ts";
import { Unbroken } from "~/ui/unbroken.tsx";

/** Stages of a project on a rail; the rail fills as the page is scrolled past it. */
export function Timeline({ steps }: TimelineBlock) {
  return (
    <ol className="relative before:absolute before:inset-y-0 before:left-0 before:w-px before:bg-line lg:before:left-[16.667%]">
      <span
        aria-hidden
        className="rail-fill absolute inset-y-0 left-0 w-px origin-top bg-accent lg:left-[16.667%]"
      />
      {steps.map(({ timecode, title, text, result }) => (
        <li
          key={timecode}
          className="relative grid gap-y-4 pb-14 pl-7 last:pb-0 before:absolute before:top-2.5 before:-left-1 before:size-[9px] before:bg-accent lg:grid-cols-12 lg:pb-20 lg:pl-0 lg:before:left-[calc(16.667%-4px)]"
        >
          <p className="font-display text-h3 text-muted leading-tight tracking-[-0.03em] lg:col-span-2">
            {timecode}
          </p>
          <div className="lg:col-span-6 lg:px-12">
            <h3 className="text-[clamp(1.5rem,1rem+1.6vw,2.5rem)] leading-[1.05] tracking-[-0.03em]">
              {title}
            </h3>
            <p className="mt-4 max-w-[46ch] text-lead text-text-2">
              <Unbroken>{text}</Unbroken>
            </p>
          </div>
          <p className="self-start border-accent border-l-2 pl-5 font-semibold leading-snug lg:col-span-4 lg:mt-2 lg:text-lead">
            {result}
          </p>
        </li>
      ))}
    </ol>
  );
}
