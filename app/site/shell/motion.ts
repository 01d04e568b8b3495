import { useSyncExternalStore } from "react";

let paused = false;
const listeners = new Set<() => void>();

export function setMotionPaused(value: boolean): void {
  paused = value;
  document.documentElement.dataset.motion = value ? "paused" : "running";
  for (const listener of listeners) listener();
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
