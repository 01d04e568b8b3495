import type { SignalBlock } from "~/content/services/types.ts";
import { cx } from "~/ui/cx.ts";
import { Unbroken } from "~/ui/unbroken.tsx";

type Line = { name: string; stations: SignalBlock["chain"]; live?: boolean };

/** The way of the picture to the viewer, and the second way that waits beside it. */
export function Signal({ chain, backup, outputs }: SignalBlock) {
  return (
    <div className="grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="grid grid-cols-2 gap-x-4 lg:grid-cols-1 lg:gap-y-10">
        <SignalLine name="Tor A, na antenie" stations={chain} live />
        <SignalLine name="Tor B, w gotowości" stations={backup} />
      </div>
      <div className="border-line lg:border-l lg:pl-10">
        <h3 className="label mb-4 text-muted">Wyjścia</h3>
        <ul className="flex flex-wrap gap-x-5 gap-y-2 lg:grid lg:gap-3">
          {outputs.map((output) => (
            <li key={output} className="font-display text-h3 leading-tight tracking-[-0.02em]">
              {output}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function SignalLine({ name, stations, live }: Line) {
  return (
    <div>
      <h3 className="label mb-4 flex items-baseline gap-2 text-text-2">
        <span
          aria-hidden
          className={cx(
            "size-2.5 shrink-0 rounded-full",
            live ? "tally bg-accent" : "border border-edge",
          )}
        />
        {name}
      </h3>
      <ol className="grid gap-6 lg:grid-cols-4 lg:gap-8">
        {stations.map((station) => (
          <li
            key={station.name}
            className={cx(
              "relative flex flex-col rounded-frame border px-4 py-4 lg:min-h-32 lg:px-5",
              "not-first:before:absolute not-first:before:-top-6 not-first:before:left-6 not-first:before:h-6 not-first:before:border-l-2 lg:not-first:before:top-1/2 lg:not-first:before:-left-8 lg:not-first:before:h-0 lg:not-first:before:w-8 lg:not-first:before:border-l-0 lg:not-first:before:border-t-2",
              live
                ? "border-accent bg-surface before:border-accent"
                : "border-edge border-dashed before:border-edge before:border-dashed",
            )}
          >
            <span className="font-semibold leading-tight">{station.name}</span>
            <span className="label mt-2 text-text-2 lg:mt-auto lg:pt-4">
              <Unbroken>{station.detail}</Unbroken>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
