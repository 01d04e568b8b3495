import type { CallSheetBlock } from "~/content/services/types.ts";
import { Picture } from "~/ui/picture.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";

/** The shooting day as the crew gets it: the one sheet of paper in a dark page. */
export function CallSheet({ header, rows, picture }: CallSheetBlock) {
  return (
    <div className="relative lg:grid lg:grid-cols-12">
      {picture && (
        <div className="lg:col-span-6 lg:col-start-1 lg:row-start-1">
          <Picture
            name={picture.name}
            alt={picture.alt}
            sizes="(max-width: 64rem) 100vw, 50vw"
            className="aspect-[4/3] lg:sticky lg:top-28 lg:aspect-[4/5]"
          />
        </div>
      )}
      <div className="relative mx-3 -mt-16 bg-text text-ink sm:mx-8 lg:col-span-7 lg:col-start-6 lg:row-start-1 lg:mx-0 lg:mt-24">
        <dl className="grid border-ink border-b-2 sm:grid-cols-3">
          {header.map(({ label, value }) => (
            <div
              key={label}
              className="border-ink/20 px-5 py-4 not-first:border-t sm:border-t-0! sm:not-first:border-l md:px-7"
            >
              <dt className="label text-ink/70">{label}</dt>
              <dd className="mt-1 font-semibold leading-snug">{value}</dd>
            </div>
          ))}
        </dl>
        <ol className="px-5 md:px-7">
          {rows.map(({ time, title, text }) => (
            <li
              key={time}
              className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 border-ink/20 py-5 not-first:border-t md:grid-cols-[6rem_minmax(0,1fr)]"
            >
              <p className="pt-0.5 font-mono font-medium tabular-nums">{time}</p>
              <div>
                <h3 className="text-[1.25rem] leading-tight">{title}</h3>
                <p className="mt-1.5 max-w-[52ch] text-ink/80">
                  <Unbroken>{text}</Unbroken>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
