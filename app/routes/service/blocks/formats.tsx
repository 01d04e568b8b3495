import type { CSSProperties } from "react";
import type { FormatsBlock } from "~/content/services/types.ts";
import { RecDot } from "~/ui/rec-dot.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";

export function Formats({ formats }: FormatsBlock) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-[9fr_12fr_14fr_24fr] lg:gap-x-10">
      {formats.map(({ ratio: [width, height], name, size, text }) => (
        <li key={name} className="row-span-4 mb-10 grid grid-rows-subgrid content-start lg:mb-0">
          <div
            aria-hidden
            style={drawn(width, height)}
            className="corners relative mb-3 flex w-(--drawn) items-center lg:w-full justify-center self-end border border-line bg-surface"
          >
            <span className="font-display text-h3 tracking-[-0.03em] tabular-nums">
              {width}:{height}
            </span>
            <RecDot className="absolute top-3 right-3" />
          </div>
          <h3 className="text-h3">{name}</h3>
          <p className="label -mt-2 text-muted">{size}</p>
          <p className="-mt-1 text-text-2">
            <Unbroken>{text}</Unbroken>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** True proportions; below lg not taller than a phone's screen. */
function drawn(width: number, height: number): CSSProperties {
  const style: Record<"aspectRatio" | "--drawn", string> = {
    aspectRatio: `${width} / ${height}`,
    "--drawn": `min(100%, ${((18 * width) / height).toFixed(2)}rem)`,
  };
  return style;
}
