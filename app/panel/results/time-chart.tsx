import { formatNumber } from "~/text/numbers.ts";

type LabelledStep = { label: string; name: string; now: number; earlier: number };
type Props = { steps: LabelledStep[]; now: string; earlier: string };

/** Bars for this period, a dashed line for the one before. To a screen reader it is a list with a sentence for each bar. */
export function TimeChart({ steps, now, earlier }: Props) {
  const lines = axisOf(Math.max(...steps.map((step) => Math.max(step.now, step.earlier))));
  const top = lines.at(-1) ?? 1;
  const percent = (value: number) => `${(100 * value) / top}%`;
  const labelled = steps.length > 12 ? 5 : 1;
  return (
    <div className="grid h-60 grid-cols-[auto_1fr] gap-x-2 pt-2 pb-6 text-text-2 text-xs tabular-nums">
      <div aria-hidden className="flex flex-col-reverse justify-between text-right leading-none">
        {lines.map((value) => (
          <span key={value} className="h-0">
            <span className="block -translate-y-1/2">{formatNumber(value)}</span>
          </span>
        ))}
      </div>
      <div className="relative border-edge border-b">
        {lines.slice(1).map((value) => (
          <div
            key={value}
            className="absolute inset-x-0 border-line border-t"
            style={{ bottom: percent(value) }}
          />
        ))}
        <ol className="absolute inset-0 flex">
          {steps.map((step, at) => (
            <li
              key={step.name}
              className="group relative flex min-w-0 flex-1 items-end justify-center px-px hover:bg-raised"
            >
              <span className="sr-only">
                {`${step.name}: ${formatNumber(step.now)}. ${earlier}: ${formatNumber(step.earlier)}.`}
              </span>
              <div
                aria-hidden
                className="forced-color-adjust-none w-full max-w-9 bg-accent"
                style={{ height: percent(step.now) }}
              />
              {at % labelled === 0 && (
                <span
                  aria-hidden
                  className="absolute top-full left-1/2 mt-1.5 -translate-x-1/2 whitespace-nowrap"
                >
                  {step.label}
                </span>
              )}
              <div
                aria-hidden
                className={`pointer-events-none invisible absolute bottom-full z-10 mb-1 whitespace-nowrap border border-edge bg-surface p-2 text-text group-hover:visible ${at < steps.length / 2 ? "left-0" : "right-0"}`}
              >
                <p className="font-semibold">{step.name}</p>
                <p>{`${now}: ${formatNumber(step.now)}`}</p>
                <p>{`${earlier}: ${formatNumber(step.earlier)}`}</p>
              </div>
            </li>
          ))}
        </ol>
        <svg
          aria-hidden
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
          viewBox={`0 0 ${steps.length} ${top}`}
          preserveAspectRatio="none"
        >
          <polyline
            points={steps.map((step, at) => `${at + 0.5},${top - step.earlier}`).join(" ")}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
    </div>
  );
}

/** The values of five lines or fewer, from 0 to one that is no less than `most`: whole numbers in steps of 1, 2 or 5 times a power of ten. */
export function axisOf(most: number): number[] {
  const least = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? least;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
