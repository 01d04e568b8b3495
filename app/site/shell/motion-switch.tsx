import { shell } from "~/content/shell.ts";
import { cx } from "~/ui/cx.ts";
import { RecDot } from "~/ui/rec-dot.tsx";
import { setMotionPaused, useMotionPaused } from "./motion.ts";

/** `words`: how its words look. */
type Props = { color?: string; words?: string; className?: string };

/** Stops and starts everything that moves by itself; under reduced motion nothing does. */
export function MotionSwitch({ color = "text-text-2", words, className }: Props) {
  const paused = useMotionPaused();
  return (
    <button
      type="button"
      aria-pressed={paused}
      onClick={() => setMotionPaused(!paused)}
      className={cx(
        "label group inline-flex min-h-11 items-center gap-3 transition-colors hover:text-text motion-reduce:hidden noscript:hidden",
        color,
        className,
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-current">
        {paused ? <path d="M2 1v10l9-5z" /> : <path d="M1.5 1h3v10h-3zM7.5 1h3v10h-3z" />}
      </svg>
      <span className={words}>{shell.pauseMotion}</span>
      <RecDot color={paused ? "bg-edge" : "tally bg-accent"} />
    </button>
  );
}
