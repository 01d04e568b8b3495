import type { ChecklistBlock } from "~/content/services/types.ts";
import { cx } from "~/ui/cx.ts";
import { Picture } from "~/ui/picture.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";

/** What is handed over, ticked off. */
export function Checklist({ items, picture }: ChecklistBlock) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
      {picture && (
        <Picture
          name={picture.name}
          alt={picture.alt}
          sizes="(max-width: 64rem) 100vw, 42vw"
          className="-ml-(--bleed) aspect-[4/3] max-lg:-mr-(--bleed) lg:col-span-5 lg:aspect-auto lg:min-h-full"
        />
      )}
      <ul
        className={cx(
          "grid gap-x-12 self-start sm:grid-cols-2",
          picture ? "lg:col-span-7 lg:grid-cols-1 xl:grid-cols-2" : "lg:col-span-12 lg:grid-cols-3",
        )}
      >
        {items.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 border-line border-t py-6"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 28 28"
              className="mt-0.5 size-7"
              fill="none"
              strokeWidth="2"
            >
              <path d="M1 9V1h8M27 19v8h-8" className="stroke-edge" />
              <path d="m7 14 5 5 9-10" className="stroke-accent" strokeWidth="2.5" />
            </svg>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-[40ch] text-text-2">
                <Unbroken>{text}</Unbroken>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
