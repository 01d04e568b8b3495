import { useSyncExternalStore } from "react";
import { tabStorage } from "~/data/browser-storage.ts";

const KEY = "motion-paused";

let paused = false;
const listeners = new Set<() => void>();

export function setMotionPaused(value: boolean): void {
  paused = value;
  tabStorage.setItem(KEY, value ? "1" : "");
  document.documentElement.dataset.motion = value ? "paused" : "running";
  for (const listener of listeners) listener();
}

export function restoreMotion(): void {
  if (tabStorage.getItem(KEY)) setMotionPaused(true);
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
