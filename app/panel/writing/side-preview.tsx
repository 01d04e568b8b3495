import { lazy, type ReactNode, Suspense, type UIEvent, useRef, useSyncExternalStore } from "react";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { visual } from "./words.ts";

type Props = {
  text: string;
  wanted: boolean;
  opening: boolean;
  children: ReactNode;
};

// Brings the renderer of the public pages.
const TextPreview = lazy(async () => ({
  default: (await import("./text-preview.tsx")).TextPreview,
}));

export function SidePreview({ text, wanted, opening, children }: Props) {
  const preview = useRef<HTMLElement>(null);
  const isShown = useWideScreen() && wanted;

  function scrollAlong({ target }: UIEvent) {
    if (!(target instanceof HTMLTextAreaElement) || !preview.current) return;
    const read = target.scrollTop / Math.max(1, target.scrollHeight - target.clientHeight);
    const { scrollHeight, clientHeight } = preview.current;
    preview.current.scrollTop = read * (scrollHeight - clientHeight);
  }

  return (
    <div
      onScrollCapture={isShown ? scrollAlong : undefined}
      className={wanted ? "flex min-h-0 grow gap-8" : undefined}
    >
      {/* The same element beside a preview and without one, so that the field stays. */}
      <div className={wanted ? "flex min-w-0 flex-1 flex-col" : undefined}>{children}</div>
      {isShown && (
        <section
          ref={preview}
          aria-label={visual.preview}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard
          tabIndex={0}
          className="flex-1 overflow-y-auto border border-line bg-bg px-8 py-6"
        >
          <PartBoundary fallback={null}>
            <Suspense fallback={null}>
              <TextPreview text={text} opening={opening} />
            </Suspense>
          </PartBoundary>
        </section>
      )}
    </div>
  );
}

const query = "(min-width: 90rem)";

function useWideScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const wide = matchMedia(query);
      wide.addEventListener("change", listener);
      return () => wide.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
