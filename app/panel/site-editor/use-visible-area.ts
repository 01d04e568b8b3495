import { useSyncExternalStore } from "react";

/** Of a phone's screen what its keyboard leaves free; elsewhere the whole window. */
export function useVisibleArea(): { top: string; height: string } {
  const seen = useSyncExternalStore(subscribe, read, () => "0px 100dvh");
  const [top = "", height = ""] = seen.split(" ");
  return { top, height };
}

function read(): string {
  const { visualViewport: visible } = window;
  // Two fingers make the page larger, not the keyboard.
  if (!visible || visible.scale > 1.01) return "0px 100dvh";
  return `${Math.round(visible.offsetTop)}px ${Math.round(visible.height)}px`;
}

function subscribe(listener: () => void): () => void {
  const left = new AbortController();
  for (const type of ["resize", "scroll"]) {
    window.visualViewport?.addEventListener(type, listener, { signal: left.signal });
  }
  return () => left.abort();
}
