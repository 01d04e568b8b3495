import type { PriceListBlock } from "~/content/services/types.ts";
import { Picture } from "~/ui/picture.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";

export function PriceList({ rows, note, picture }: PriceListBlock) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className={picture ? "lg:col-span-7" : "lg:col-span-12"}>
        <dl>
          {rows.map(({ item, detail, price }) => (
            <div
              key={item}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-line border-b py-6 first:border-t"
            >
              <dt className="text-h3 font-display tracking-[-0.02em]">{item}</dt>
              <dd className="order-last col-span-2 mt-2 max-w-[52ch] text-text-2">
                <Unbroken>{detail}</Unbroken>
              </dd>
              <dd className="font-display text-h3 tracking-[-0.02em] tabular-nums">{price}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 flex gap-3 font-semibold">
          <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-accent" />
          {note}
        </p>
      </div>
      {picture && (
        <Picture
          name={picture.name}
          alt={picture.alt}
          sizes="(max-width: 64rem) 100vw, 42vw"
          className="-mx-(--bleed) aspect-[4/3] max-lg:order-first lg:col-span-5 lg:-mr-(--bleed) lg:ml-0 lg:aspect-auto lg:min-h-full"
        />
      )}
    </div>
  );
}
