import type { WeekBlock } from "~/content/services/types.ts";
import { Unbroken } from "~/ui/unbroken.tsx";

/** One week of a channel, a day per column; rows on a phone. */
export function Week({ days }: WeekBlock) {
  return (
    <ol className="grid border-line border-t xl:grid-cols-7 xl:border-b">
      {days.map(({ day, time, title, text }) => (
        <li
          key={day}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-line py-5 max-xl:border-b last:text-muted xl:flex xl:min-h-72 xl:flex-col xl:border-l xl:px-4 xl:first:border-l-0 xl:first:pl-0"
        >
          <p className="row-span-2 font-display text-h3 leading-none tracking-[-0.03em] xl:text-[2.25rem]">
            {day}
          </p>
          <p className="label text-muted tabular-nums xl:mt-3">{time}</p>
          <div className="xl:mt-auto">
            <h3 className="text-[1.125rem] leading-tight">{title}</h3>
            <p className="mt-1.5 text-text-2 leading-snug xl:text-[0.9375rem] xl:min-h-[5.5em]">
              <Unbroken>{text}</Unbroken>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
