import type { CountdownBlock } from "~/content/services/types.ts";
import { cx } from "~/ui/cx.ts";

/** The way to the first second on air; that second is lit. */
export function Countdown({ steps }: CountdownBlock) {
  return (
    <ol className="-mx-(--bleed)">
      {steps.map(({ mark, title, text, live }) => (
        <li
          key={mark}
          className={cx(
            "grid items-baseline gap-x-10 gap-y-2 px-(--bleed) py-6 md:grid-cols-12 md:py-7",
            live ? "bg-accent text-ink" : "border-line border-t",
          )}
        >
          <p className="whitespace-nowrap font-display text-[clamp(2.25rem,5vw,5rem)] leading-none tracking-[-0.045em] tabular-nums md:col-span-4">
            {mark}
          </p>
          <h3 className="text-h3 md:col-span-3">{title}</h3>
          <p className={cx("max-w-[52ch] md:col-span-5", !live && "text-text-2")}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
