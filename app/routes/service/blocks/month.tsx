import type { MonthBlock } from "~/content/services/types.ts";
import { cx } from "~/ui/cx.ts";

/** Four weeks of publications: columns of a planner, one after the other on a phone. */
export function Month({ weeks }: MonthBlock) {
  return (
    <ol className="grid gap-y-10 md:grid-cols-2 md:gap-x-8 xl:grid-cols-4 xl:gap-x-px xl:bg-line">
      {weeks.map(({ label, entries }) => (
        <li key={label} className="bg-bg xl:px-6 xl:first:pl-0 xl:last:pr-0">
          <h3 className="label border-text border-t-2 pt-3 font-normal font-mono tracking-normal [font-stretch:100%]">
            {label}
          </h3>
          <ul className="mt-6 grid gap-3">
            {entries.map(({ day, format, text }) => (
              <li
                key={day}
                className={cx(
                  "grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-l-2 bg-surface py-4 pr-4",
                  format === "Film" || format === "Artykuł" ? "border-accent" : "border-edge",
                )}
              >
                <span className="label pl-3 text-muted">{day}</span>
                <span>
                  <span className="label block text-text-2">{format}</span>
                  <span className="mt-1 block font-semibold leading-snug">{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
