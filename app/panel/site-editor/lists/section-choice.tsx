import { useId } from "react";
import { drawings } from "./section-drawings.ts";
import { sectionKinds, sectionWords as words } from "./section-words.ts";

/** The kinds of sections by pictures of them. */
export function SectionChoice({ onChoose }: { onChoose: (section: number) => void }) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="grid gap-3 border-line border-t pt-4">
      <h3 id={title} ref={focus} tabIndex={-1} className="font-semibold outline-none">
        {words.choose}
      </h3>
      <p className="text-muted text-sm">{words.chooseHint}</p>
      <ul className="grid grid-cols-2 gap-2 sm:max-lg:grid-cols-4">
        {sectionKinds.map((name, section) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(section)}
              className="grid h-full w-full content-start gap-2 rounded-frame border border-line p-2 text-left text-sm hover:border-text-2"
            >
              <svg aria-hidden="true" viewBox="0 0 48 32" className="w-full rounded-frame bg-bg">
                {drawings[section]?.map(([x, y, width, height, lit], at) => (
                  <rect
                    key={at}
                    {...{ x, y, width, height }}
                    className={lit ? "fill-accent" : "fill-edge"}
                  />
                ))}
              </svg>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function focus(heading: HTMLElement | null) {
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
