import { useSyncExternalStore } from "react";
import { deviceStorage } from "~/data/browser-storage.ts";

export type WritingMode = "markdown" | "visual";

const NAME = "kadr-writing";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function stored(): WritingMode {
  return deviceStorage.getItem(NAME) === "visual" ? "visual" : "markdown";
}

function choose(mode: WritingMode): void {
  deviceStorage.setItem(NAME, mode);
  for (const listener of listeners) listener();
}

export function useWritingMode() {
  const mode = useSyncExternalStore<WritingMode>(subscribe, stored, () => "markdown");
  return [mode, choose] as const;
}
