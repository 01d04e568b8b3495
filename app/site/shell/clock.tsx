import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { clock as copy } from "~/content/clock.ts";
import { viewingConditions } from "~/first-load/viewing-conditions.ts";
import { framesAt, framesOf, type Moment, minuteAfter, timecodeOf } from "./clock-time.ts";
import { useMotionPaused } from "./motion.ts";

type Scene = Moment & { place: Element | null; title: string };

const start: Scene = { top: 0, frames: 0, place: null, title: "" };

/** The film time of what is at the top of the screen, and marks that lead to the sections. */
export function Clock() {
  const { key } = useLocation();
  const isStill = useMotionPaused() || viewingConditions().reducedMotion;
  const [film, setFilm] = useState<Scene[]>([start]);
  const [top, setTop] = useState(0);

  useEffect(() => {
    const follow = () => setTop(Math.round(window.scrollY));
    const size = new ResizeObserver(() => {
      setFilm(filmOf(document));
      follow();
    });
    size.observe(document.body);
    window.addEventListener("scroll", follow, { passive: true });
    return () => {
      size.disconnect();
      window.removeEventListener("scroll", follow);
    };
  }, [key]);

  const at = film.findLastIndex((scene) => scene.top <= top);
  const frames = framesAt(top, film[at] ?? start, isStill ? undefined : film[at + 1]);
  return (
    <div className="clock">
      <p aria-hidden className="label">
        {timecodeOf(frames)}
      </p>
      <nav aria-label={copy.label}>
        <ol>
          {film.slice(0, -1).map(({ place, title, frames, top }, index) => (
            <li key={frames} style={{ flexGrow: (film[index + 1]?.top ?? top) - top }}>
              {place && (
                <button
                  type="button"
                  aria-current={index === at ? "location" : undefined}
                  onClick={() => goTo(place, isStill)}
                >
                  <span className="label">
                    {timecodeOf(frames)} {title}
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

/**
 * The page's own timecodes; where it has none, its sections and the headings of its text, a minute each. Sections
 * of the last screen begin a pixel apart, as the page cannot be scrolled to them.
 */
function filmOf({ documentElement: root }: Document): Scene[] {
  const slates = [...root.querySelectorAll("main [data-timecode]")];
  const marks = slates.length ? slates : root.querySelectorAll("main :is(section, .prose) h2");
  const places = [...new Set([...marks].map((mark) => mark.closest("section") ?? mark))];
  const above = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
  const end = Math.max(root.scrollHeight - window.innerHeight, places.length + 1);
  const scenes = places.map((place, at): Scene => {
    const slate = place.querySelector("[data-timecode]")?.textContent;
    const top = Math.round(place.getBoundingClientRect().top + window.scrollY - above);
    return {
      place,
      title: headingOf(place)?.textContent ?? "",
      frames: slate ? framesOf(slate) : minuteAfter(1_500 * at),
      top: Math.min(top, end - places.length + at),
    };
  });
  const length = minuteAfter(scenes.at(-1)?.frames ?? 0);
  return [start, ...scenes, { ...start, top: end, frames: length }];
}

function headingOf(place: Element): HTMLElement | null {
  return place instanceof HTMLHeadingElement ? place : place.querySelector("h2");
}

/** Also the focus, so that the keyboard goes on from there. */
function goTo(place: Element, isStill: boolean): void {
  const heading = headingOf(place);
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  place.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
}
