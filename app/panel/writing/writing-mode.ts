import { useSyncExternalStore } from "react";
import { deviceStorage } from "~/data/browser-storage.ts";

type WritingMode = "markdown" | "visual";

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

/** Who has not chosen on this device writes as in Word. */
function stored(): WritingMode {
  return deviceStorage.getItem(NAME) === "markdown" ? "markdown" : "visual";
}

export function chooseWritingMode(mode: WritingMode): void {
  deviceStorage.setItem(NAME, mode);
  for (const listener of listeners) listener();
}

export function useWritingMode(): WritingMode {
  return useSyncExternalStore<WritingMode>(subscribe, stored, () => "visual");
}
