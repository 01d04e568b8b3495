import { useEffect, useState } from "react";
import { framesAt, framesOf, type Moment, minuteAfter, timecodeOf } from "./clock-time.ts";

type Scene = Moment & { heading?: HTMLElement };

const start: Scene = { top: 0, frames: 0 };

/** `label` comes from above: an import would take this file over its budget. */
export function Clock({ isStill, label }: { isStill: boolean; label: string }) {
  const [{ top, film }, setView] = useState({ top: 0, film: [start] });

  useEffect(() => {
    const root = document.documentElement;
    const look = () => setView({ top: Math.round(window.scrollY), film: filmOf(root) });
    const size = new ResizeObserver(look);
    size.observe(document.body);
    window.addEventListener("scroll", look);
    return () => {
      size.disconnect();
      window.removeEventListener("scroll", look);
    };
  }, []);

  const at = film.findLastIndex((scene) => scene.top <= top);
  const { [at]: last = start, [at + 1]: next } = film;
  return (
    // Hidden until its styles are there, which come by themselves.
    <div className="clock hidden">
      <p aria-hidden translate="no" className="label">
        {timecodeOf(next && !isStill ? framesAt(top, last, next) : last.frames)}
      </p>
      <nav aria-label={label}>
        <ol>
          {film.slice(0, -1).map(({ top, frames, heading }, index) => (
            <li key={frames} style={{ flexGrow: (film[index + 1] ?? start).top - top }}>
              {heading && (
                <button
                  type="button"
                  aria-current={index === at || undefined}
                  onClick={() => {
                    // The keyboard goes on from there.
                    heading.tabIndex = -1;
                    heading.focus({ preventScroll: true });
                    (heading.closest("section") ?? heading).scrollIntoView();
                  }}
                >
                  <span className="label">
                    {timecodeOf(frames)} {heading.textContent}
                  </span>
                </button>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

/** Sections of the last screen begin a pixel apart, as the page cannot be scrolled to them. */
function filmOf(root: HTMLElement): Scene[] {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(`main ${selector}`)];
  const slates = all("section:has([data-timecode])");
  const places = slates[0] ? slates : all(":is(section:has(h2), .prose h2:not(section *))");
  const above = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
  const end = root.scrollHeight - window.innerHeight || 99;
  const scenes = places.map((place, at) => {
    // Translators change the digits of a text.
    const slate = place.querySelector<HTMLElement>("[data-timecode]")?.dataset.timecode;
    const top = Math.round(place.getBoundingClientRect().top + window.scrollY - above);
    return {
      heading: place.querySelector("h2") ?? place,
      frames: slate ? framesOf(slate) : 1_500 * (at + 1),
      top: Math.min(top, end - places.length + at),
    };
  });
  return [start, ...scenes, { top: end, frames: minuteAfter(scenes.at(-1)?.frames ?? 0) }];
}
