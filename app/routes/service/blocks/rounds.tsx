import type { RoundsBlock } from "~/content/services/types.ts";
import { Unbroken } from "~/ui/unbroken.tsx";

const focus = ["blur-[7px]", "blur-[2.5px]", ""];

/** Rounds of corrections: the numeral comes into focus, as the work does. */
export function Rounds({ rounds }: RoundsBlock) {
  return (
    <ol className="grid gap-y-12 md:grid-cols-3">
      {rounds.map(({ title, text, limit }, at) => (
        <li
          key={title}
          className="border-line md:border-l md:px-8 md:first:border-l-0 md:first:pl-0 lg:px-12"
        >
          <p
            aria-hidden
            className={`select-none font-display text-[clamp(8rem,17vw,19rem)] leading-[0.8] tracking-[-0.06em] ${focus[at] ?? ""}`}
          >
            {at + 1}
          </p>
          <h3 className="mt-10 text-h2 md:max-lg:text-h3">{title}</h3>
          <p className="mt-4 max-w-[40ch] text-text-2">
            <Unbroken>{text}</Unbroken>
          </p>
          <p className="label mt-6 text-muted">{limit}</p>
        </li>
      ))}
    </ol>
  );
}
