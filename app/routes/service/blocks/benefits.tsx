import type { BenefitsBlock } from "~/content/services/types.ts";
import { Unbroken } from "~/ui/unbroken.tsx";

type Items = { items: BenefitsBlock["items"] };

/** Why with us; three ways to set it, so that pages differ. */
export function Benefits({ layout, items }: BenefitsBlock) {
  if (layout === "numbered") return <Numbered items={items} />;
  if (layout === "ledger") return <Ledger items={items} />;
  return <Columns items={items} />;
}

function Numbered({ items }: Items) {
  return (
    <ol className="grid gap-x-16 gap-y-12 md:grid-cols-2">
      {items.map(({ title, text }, at) => (
        <li
          key={title}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 md:even:translate-y-16"
        >
          <span aria-hidden className="label pt-1.5 text-accent">
            {String(at + 1).padStart(2, "0")}
          </span>
          <div>
            <h3 className="max-w-[20ch] text-h3">{title}</h3>
            <p className="mt-3 max-w-[44ch] text-text-2">
              <Unbroken>{text}</Unbroken>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Ledger({ items }: Items) {
  return (
    <dl>
      {items.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-12 gap-y-2 border-line border-t py-6 last:border-b md:grid-cols-12 md:items-baseline"
        >
          <dt className="font-display text-h3 tracking-[-0.02em] md:col-span-5">{title}</dt>
          <dd className="max-w-[56ch] text-text-2 md:col-span-6 md:col-start-7">
            <Unbroken>{text}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Columns({ items }: Items) {
  return (
    <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      {items.map(({ title, text }) => (
        <li key={title} className="border-text border-t-2 pt-5">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-3 max-w-[40ch] text-text-2">
            <Unbroken>{text}</Unbroken>
          </p>
        </li>
      ))}
    </ul>
  );
}
