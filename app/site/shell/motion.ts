import { useSyncExternalStore } from "react";

const KEY = "motion-paused";

let paused = false;
const listeners = new Set<() => void>();

export function setMotionPaused(value: boolean): void {
  paused = value;
  store(() => sessionStorage.setItem(KEY, value ? "1" : ""));
  document.documentElement.dataset.motion = value ? "paused" : "running";
  for (const listener of listeners) listener();
}

export function restoreMotion(): void {
  store(() => sessionStorage.getItem(KEY) && setMotionPaused(true));
}

/** Where storage is refused, the choice lives as long as the page. */
function store(use: () => void): void {
  try {
    use();
  } catch {}
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMotionPaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  );
}
