import { useState } from "react";

/** For `onCloseAutoFocus`: Radix knows no trigger, since ours open by address or state. */
export function useReturnFocus(given?: Element | null): (event: Event) => void {
  const [opener] = useState(() => given ?? document.activeElement);
  return (event) => {
    event.preventDefault();
    // Radix closes later: another dialog may have opened, which would take the focus back and select what is typed in it.
    const dialog = document.activeElement?.closest("[role=dialog], [role=alertdialog]");
    if (dialog && !dialog.contains(opener)) return;
    // The opener may be gone: a deleted row, a filter that no longer matches.
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
      opener.focus({ preventScroll: true });
    } else if (document.activeElement === document.body) {
      const tab = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
      tab?.focus({ preventScroll: true });
    }
  };
}

export function ignoreToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) {
    event.preventDefault();
  }
}
