import type { RisksBlock } from "~/content/services/types.ts";

/** What can fail, large; what is done about it, right beside. */
export function Risks({ rows }: RisksBlock) {
  return (
    <dl className="grid gap-x-10 gap-y-12 sm:grid-cols-2 xl:grid-cols-6">
      {rows.map(({ risk, answer }) => (
        <div
          key={risk}
          className="border-accent border-t-2 pt-5 xl:col-span-2 xl:nth-[n+4]:col-span-3"
        >
          <dt className="max-w-[18ch] font-display text-[clamp(1.5rem,2.4vw,2.25rem)] leading-[1.05] tracking-[-0.03em]">
            {risk}
          </dt>
          <dd className="mt-4 max-w-[46ch] text-text-2">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
