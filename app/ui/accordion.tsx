import type { ReactNode } from "react";
import { Unbroken } from "./unbroken.tsx";

type Item = { id: string | number; question: ReactNode; answer: string };

export function Accordion({ name, items }: { name: string; items: readonly Item[] }) {
  return (
    <div className="border-line border-t">
      {items.map((item, index) => (
        <details key={item.id} name={name} className="accordion group border-line border-b">
          <summary className="grid list-none grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2 sm:grid-cols-[2.25rem_minmax(0,1fr)_auto] sm:gap-x-3 py-5 transition-colors hover:text-accent-hover md:py-6 [&::-webkit-details-marker]:hidden">
            <span aria-hidden className="label text-muted group-open:text-accent">
              {String(index + 1).padStart(2, "0")}
            </span>
            <span className="font-display text-h3 tracking-[-0.02em]">{item.question}</span>
            <span aria-hidden className="accordion-sign" />
          </summary>
          <div className="max-w-[62ch] pb-8 pl-[2.25rem] sm:pl-[3rem] text-text-2">
            <Unbroken>{item.answer}</Unbroken>
          </div>
        </details>
      ))}
    </div>
  );
}
