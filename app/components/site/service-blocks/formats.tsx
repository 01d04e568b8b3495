import type { FormatsBlock } from "~/content/services/types.ts";

/** Frames drawn in their true proportions, on one base line. */
export function Formats({ formats }: FormatsBlock) {
  return (
    <ul className="grid grid-cols-2 items-end gap-x-5 gap-y-12 lg:grid-cols-[9fr_12fr_14fr_24fr] lg:gap-x-10">
      {formats.map(({ ratio: [width, height], name, size, text }) => (
        <li key={name} className="last:max-lg:col-span-2">
          <div
            aria-hidden
            style={{ aspectRatio: `${width} / ${height}` }}
            className="corners relative flex w-full items-center justify-center border border-line bg-surface"
          >
            <span className="label tabular-nums">
              {width}:{height}
            </span>
            <span className="absolute top-3 right-3 size-2 rounded-full bg-accent" />
          </div>
          <h3 className="mt-6 text-h3">{name}</h3>
          <p className="label mt-2 text-muted">{size}</p>
          <p className="mt-3 text-text-2 lg:min-h-[6.5em]">{text}</p>
        </li>
      ))}
    </ul>
  );
}
