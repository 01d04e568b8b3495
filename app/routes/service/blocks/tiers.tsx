import type { TiersBlock } from "~/content/sections/types.ts";
import { serviceLabels } from "~/content/services/labels.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { RecDot } from "~/ui/rec-dot.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";

export function Tiers({ tiers, note, contact }: TiersBlock & { contact: string }) {
  return (
    <>
      <ul className="beside gap-6 md:grid lg:mt-14 lg:grid-cols-3 lg:gap-8">
        {tiers.map(({ name, price, period, audience, items, chosen }, at) => (
          <li
            key={at}
            className={cx(
              "flex flex-col p-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8 md:p-8",
              chosen ? "corners bg-raised lg:-mt-8" : "border border-line bg-surface",
            )}
          >
            <div>
              {chosen && (
                <p className="label mb-6 flex items-center gap-2">
                  <RecDot />
                  {serviceLabels.mostChosen}
                </p>
              )}
              <h3 className="text-h3">{name}</h3>
              <p className="mt-2 text-text-2">{audience}</p>
              <p className="mt-6 font-display text-[clamp(2.25rem,3.4vw,3.5rem)] leading-none tracking-[-0.04em] tabular-nums">
                {price}
              </p>
              {period && <p className="label mt-3 text-muted">{period}</p>}
            </div>
            <ul className="mt-8 md:max-lg:mt-0 lg:mb-8">
              {items.map((item, at) => (
                <li key={at} className="border-line border-t py-2 lg:py-2.5">
                  <Unbroken>{item}</Unbroken>
                </li>
              ))}
            </ul>
            <ButtonLink
              to={contact}
              variant={chosen ? "primary" : "secondary"}
              aria-label={`${serviceLabels.askForTier}: ${name}`}
              className="mt-8 md:max-lg:col-span-2 lg:mt-auto"
            >
              {serviceLabels.askForTier}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-text-2">{note}</p>
    </>
  );
}
