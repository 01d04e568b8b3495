import type { VersusBlock } from "~/content/services/types.ts";
import { cx } from "~/ui/cx.ts";

/** Two lists against each other: the tally light is on above one of them. */
export function Versus({ left, right, lit }: VersusBlock) {
  return (
    <div className="grid gap-14 lg:grid-cols-12 lg:gap-8">
      <Side {...left} lit={lit === "left"} place="lg:col-start-1" />
      <Side
        {...right}
        lit={lit === "right"}
        place={lit === "left" ? "lg:col-start-9" : "lg:col-start-6"}
      />
    </div>
  );
}

function Side({ title, items, lit, place }: VersusBlock["left"] & { lit: boolean; place: string }) {
  return (
    <div className={cx(place, lit ? "lg:col-span-7" : "lg:col-span-4 lg:pt-16")}>
      <h3
        className={cx("flex items-center gap-4", lit ? "mb-8 text-h2" : "mb-6 text-h3 text-text-2")}
      >
        <span
          aria-hidden
          className={cx("size-[0.45em] rounded-full", lit ? "bg-accent" : "border-2 border-edge")}
        />
        {title}
      </h3>
      <ul>
        {items.map((item) => (
          <li
            key={item}
            className={cx(
              "border-line border-t last:border-b",
              lit ? "py-4 text-lead" : "py-3.5 text-text-2",
            )}
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
