import { useEffect, useEffectEvent } from "react";

declare global {
  interface Window {
    /** Only in some browsers; the types of the browser do not have it yet. */
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/** Closes what is open when the back button of a phone is pressed, which would leave the page else. */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const onRequest = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => onRequest());
    return () => watcher.destroy();
  }, [isOpen]);
}
