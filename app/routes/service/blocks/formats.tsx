import type { CSSProperties } from "react";
import type { FormatsBlock } from "~/content/sections/types.ts";
import { Picture } from "~/ui/picture.tsx";
import { RecDot } from "~/ui/rec-dot.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";

export function Formats({ formats, shot }: FormatsBlock) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-[9fr_12fr_14fr_24fr] lg:gap-x-10">
      {formats.map(({ ratio: [width, height], name, size, text }) => (
        <li
          key={name}
          className="row-span-4 mb-10 grid grid-cols-1 grid-rows-subgrid content-start lg:mb-0"
        >
          <div
            aria-hidden
            style={drawn(width, height)}
            className="corners relative mb-3 w-(--drawn) self-end lg:w-full"
          >
            <Picture
              name={shot}
              alt=""
              sizes="(max-width: 64rem) 98vw, 42vw"
              className="absolute inset-0 aspect-auto"
              imgClassName="object-[46%_40%]"
            />
            <span className="label absolute bottom-2 left-2 flex items-center gap-2 bg-bg/85 px-2 py-1 tabular-nums">
              <RecDot />
              {width}:{height}
            </span>
          </div>
          <h3 className="text-base leading-tight lg:text-h3">{name}</h3>
          <p className="label -mt-2 text-muted">{size}</p>
          <p className="-mt-1 text-text-2">
            <Unbroken>{text}</Unbroken>
          </p>
        </li>
      ))}
    </ul>
  );
}

function drawn(width: number, height: number): CSSProperties {
  const style: Record<"aspectRatio" | "--drawn", string> = {
    aspectRatio: `${width} / ${height}`,
    "--drawn": `min(100%, ${((18 * width) / height).toFixed(2)}rem)`,
  };
  return style;
}
