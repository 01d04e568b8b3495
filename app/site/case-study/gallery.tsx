import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { gallery as copy } from "~/content/case-studies.ts";
import type { RowImage } from "~/data/types.ts";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { cx } from "~/ui/cx.ts";
import { useInView } from "~/ui/use-in-view.ts";

type Props = { images: RowImage[]; title: string };

/** How long a swipe must have rested to have chosen a picture. */
const REST = 120;

/** Swiped by touch as the browser does it, moved by buttons and keys; without scripts, a list. */
export function Gallery({ images, title }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where a button leads the strip, until it is there or somebody moves it by hand. */
  const goal = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const near = useInView(strip);
  const many = images.length > 1;

  function show(wanted: number) {
    const next = (wanted + images.length) % images.length;
    const far = Math.abs(next - current) > 1;
    setCurrent(next);
    goal.current = next;
    strip.current?.scrollTo({
      left: next * strip.current.clientWidth,
      behavior: far || prefersStill() ? "instant" : "smooth",
    });
  }

  function followSwipe() {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const element = strip.current;
      if (!element) return;
      const at = Math.round(element.scrollLeft / element.clientWidth);
      // On a busy phone a smooth move stands still for longer than a swipe rests.
      if (goal.current !== undefined && goal.current !== at) return;
      goal.current = undefined;
      setCurrent(at);
    }, REST);
  }

  function moveByHand() {
    goal.current = undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return moveByHand();
    event.preventDefault();
    show(current + step);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work from every control inside
    <div onKeyDown={many ? onKeyDown : undefined} className="@container">
      <ul
        ref={strip}
        aria-label={copy.label}
        tabIndex={many ? 0 : undefined}
        onScroll={followSwipe}
        onPointerDown={moveByHand}
        onWheel={moveByHand}
        className="mx-auto flex max-h-[60svh] w-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-bg [scrollbar-width:none]"
      >
        {images.map((image, at) => (
          <li
            key={`${at}-${image.src}`}
            style={{ aspectRatio: shape(images[0]) }}
            className="w-full shrink-0 snap-center snap-always"
          >
            <UploadedImage
              image={image}
              alt={`${title} – ${copy.picture} ${at + 1}`}
              sizes="(max-width: 64rem) 92vw, 72rem"
              // The neighbours are there before they slide in.
              soon={near && Math.abs(at - current) <= 1}
              className="aspect-auto size-full"
              imgClassName="object-contain"
            />
          </li>
        ))}
      </ul>

      {many && (
        <div className="no-print noscript:hidden">
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Arrow label={copy.previous} onClick={() => show(current - 1)}>
              ←
            </Arrow>
            <Arrow label={copy.next} onClick={() => show(current + 1)}>
              →
            </Arrow>
            {/* For the pointer; the keyboard and screen readers have the miniatures, which do the same. */}
            <div
              aria-hidden
              className="order-last flex basis-full flex-wrap @lg:order-none @lg:basis-auto"
            >
              {images.map((image, at) => (
                <button
                  key={`${at}-${image.src}`}
                  type="button"
                  tabIndex={-1}
                  data-current={at === current || undefined}
                  onClick={() => show(at)}
                  className="group grid size-7 place-items-center"
                >
                  <span className="size-2 rounded-full border border-transparent bg-edge transition-colors group-hover:bg-text group-data-current:bg-accent" />
                </button>
              ))}
            </div>
            <p aria-live="polite" translate="no" className="label ml-auto text-text-2 tabular-nums">
              {position(current, images.length)}
            </p>
          </div>
          <fieldset className="mt-4 grid grid-cols-4 gap-2 sm:gap-3 @2xl:grid-cols-6">
            <legend className="sr-only">{copy.thumbnails}</legend>
            {images.map((image, at) => (
              <button
                key={`${at}-${image.src}`}
                type="button"
                aria-label={[`${copy.thumbnail} ${at + 1}`, image.alt].filter(Boolean).join(": ")}
                aria-current={at === current || undefined}
                onClick={() => show(at)}
                className="relative border-2 border-transparent opacity-60 transition-opacity hover:opacity-100 aria-[current]:border-accent aria-[current]:opacity-100"
              >
                <UploadedImage
                  image={{ ...image, alt: "" }}
                  alt=""
                  sizes="(max-width: 30rem) 7rem, 12rem"
                  className="aspect-[3/2] w-full"
                />
              </button>
            ))}
          </fieldset>
        </div>
      )}
    </div>
  );
}

type ArrowProps = { label: string; onClick: () => void; children: ReactNode };

function Arrow({ label, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cx(
        "grid size-12 place-items-center rounded-frame border border-edge text-lg",
        "transition-colors hover:border-text hover:bg-text/5 active:bg-text/10",
      )}
    >
      <span aria-hidden>{children}</span>
    </button>
  );
}

/** All pictures get the first one's shape, so that the page does not move. */
function shape(first: RowImage | undefined): string {
  return first?.width && first.height ? `${first.width} / ${first.height}` : "3 / 2";
}

function position(at: number, count: number): string {
  return copy.position.replace("{at}", String(at + 1)).replace("{count}", String(count));
}

function prefersStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
