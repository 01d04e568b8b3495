import type { YieldBlock } from "~/content/services/types.ts";
import { Unbroken } from "~/ui/unbroken.tsx";

/** One shooting day on the left, all that is cut from it on the right. */
export function Yield({ source, results }: YieldBlock) {
  return (
    <div className="grid gap-y-10 lg:grid-cols-12">
      <div className="flex flex-col justify-between bg-accent p-6 text-ink md:p-10 lg:col-span-4">
        <p className="font-display text-[clamp(5rem,13vw,13rem)] leading-[0.85] tracking-[-0.06em]">
          {source.value}
        </p>
        <p className="mt-8 max-w-[20ch] text-lead font-semibold">{source.label}</p>
      </div>
      <dl className="grid sm:grid-cols-2 lg:col-span-8">
        {results.map(({ value, label, text }) => (
          <div
            key={label}
            className="border-line border-b py-6 sm:px-8 sm:py-8 sm:odd:border-r lg:border-t lg:border-b-0"
          >
            <dt className="flex items-baseline gap-3">
              <span className="font-display text-[clamp(3.25rem,6vw,6rem)] leading-none tracking-[-0.05em] tabular-nums">
                {value}
              </span>
              <span className="font-display text-h3 tracking-[-0.02em]">{label}</span>
            </dt>
            <dd className="mt-3 max-w-[34ch] text-text-2">
              <Unbroken>{text}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
