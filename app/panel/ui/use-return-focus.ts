import { useRef } from "react";

/**
 * Where the keyboard was when a dialog opened, and a handler for Radix's `onCloseAutoFocus` that
 * leads it back there (`given`, where another dialog stood in its place before). Ours open by address or state, without a trigger that Radix could know.
 */
export function useReturnFocus(given?: Element | null): (event: Event) => void {
  const opener = useRef(given);
  opener.current ??= document.activeElement;
  return (event) => {
    event.preventDefault();
    const { current } = opener;
    // What opened it may be gone by now: a deleted row, a filter that no longer matches.
    if (current instanceof HTMLElement && current.isConnected && current !== document.body) {
      current.focus({ preventScroll: true });
    } else if (document.activeElement === document.body) {
      const tab = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
      tab?.focus({ preventScroll: true });
    }
  };
}

/** A toast is not outside of anything: touching one closes no dialog. */
export function sparesToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) {
    event.preventDefault();
  }
}
