import type { WeeksBlock } from "~/content/sections/types.ts";

export function Weeks({ weeks, rows }: WeeksBlock) {
  return (
    <div
      className="week-ruler relative grid gap-6"
      style={{ "--weeks": weeks } as Record<string, number>}
    >
      {rows.map((row, at) => (
        <div key={at}>
          <div className="mb-3 flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <h3 className="text-h3">{row.name}</h3>
            <p className="text-text-2">{row.text}</p>
            <p className="label text-muted md:ml-auto">{row.length}</p>
          </div>
          <ol
            className="grid gap-1 md:grid-flow-col md:auto-cols-fr"
            style={{ width: `${(row.weeks / weeks) * 100}%` }}
          >
            {row.stages.map((stage, at) => (
              <li
                key={at}
                className="flex min-h-12 items-end rounded-frame bg-raised px-3 py-2 text-small leading-tight md:max-lg:px-1.5 md:max-lg:text-[0.8125rem] last:bg-accent last:font-semibold last:text-ink md:min-h-14"
              >
                {stage}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
