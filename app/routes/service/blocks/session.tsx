import type { CSSProperties } from "react";
import type { SessionBlock } from "~/content/sections/types.ts";
import { cx } from "~/ui/cx.ts";
import { Unbroken } from "~/ui/unbroken.tsx";

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

export function Session({ length, ticks, tracks }: SessionBlock) {
  return (
    <div className="border-line bg-surface lg:border">
      <div aria-hidden className="label relative ml-36 hidden h-10 text-muted lg:block">
        {ticks.slice(0, -1).map(({ at, label }) => (
          <span
            key={at}
            style={{ left: percent(at, length) }}
            className="absolute inset-y-0 border-line border-l pt-2 pl-2 tabular-nums"
          >
            {label}
          </span>
        ))}
      </div>
      {tracks.map(({ name, clips }, at) => (
        <div key={at} className="border-line border-t lg:grid lg:grid-cols-[9rem_minmax(0,1fr)]">
          <h3 className="p-4 font-semibold text-base tracking-normal [font-family:var(--font-text)] [font-stretch:100%] lg:self-center">
            {name}
          </h3>
          <ol className="relative grid grid-cols-1 gap-1 px-4 pb-4 lg:block lg:h-24 lg:border-line lg:border-l lg:p-0">
            {clips.map(({ from, to, label, lit }) => (
              <li
                key={from}
                style={placed(from, to, length)}
                className={cx(
                  "flex gap-3 rounded-frame px-3 py-2 text-tiny leading-tight lg:absolute lg:inset-y-2 lg:left-(--from) lg:w-[calc(var(--span)-4px)] lg:items-end lg:overflow-hidden lg:px-1.5 xl:px-2.5",
                  lit ? "bg-accent font-semibold text-ink" : "bg-raised text-text-2",
                )}
              >
                <span
                  className={cx(
                    "label whitespace-nowrap tabular-nums lg:sr-only",
                    !lit && "text-muted",
                  )}
                >
                  {`${clock(from)}–${clock(to)}`}
                </span>
                <span className="hyphens-auto wrap-anywhere">
                  <Unbroken>{label}</Unbroken>
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function placed(from: number, to: number, length: number): CSSProperties {
  const style: Record<`--${string}`, string> = {
    "--from": percent(from, length),
    "--span": percent(to - from, length),
  };
  return style;
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
