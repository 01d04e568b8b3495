import { useSyncExternalStore } from "react";
import { minutesAhead, watchClock } from "~/panel/data/server-clock.ts";
import { wrongClock } from "./words.ts";

/** Over every screen, when this computer has another time than the server. */
export function ClockBanner() {
  const ahead = useSyncExternalStore(watchClock, minutesAhead, () => 0);
  if (ahead === 0) return null;
  return (
    <aside aria-label={wrongClock.title} className="border-danger border-b bg-surface">
      <p className="mx-auto max-w-page px-gutter py-3 text-sm">
        <span className="font-semibold">{wrongClock.text(ahead)}</span> {wrongClock.hint}
      </p>
    </aside>
  );
}
