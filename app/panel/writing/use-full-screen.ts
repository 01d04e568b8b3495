import { useEffect, useRef, useState } from "react";
import { useCloseRequest } from "~/panel/kit/ui/use-close-request.ts";

/** Whether the text fills the screen. Escape and a phone's back button leave it, and so does moving the focus out of `box`. */
export function useFullScreen() {
  const box = useRef<HTMLDivElement>(null);
  const [fullScreen, setFullScreen] = useState(false);

  useCloseRequest(fullScreen, () => setFullScreen(false));

  useEffect(() => {
    if (!fullScreen) return;
    // In the sheet, but not in a dialog that stands above it.
    const dialog = box.current?.closest("[role=dialog]") ?? document;
    const isHere = ({ target }: Event) => target instanceof Node && dialog.contains(target);
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.isComposing && isHere(event)) setFullScreen(false);
    };
    // The rest of the form lies under the full screen and has to show again.
    const follow = (event: FocusEvent) => {
      const { target } = event;
      if (!isHere(event) || target === dialog || !(target instanceof Node)) return;
      if (!box.current?.contains(target)) setFullScreen(false);
    };
    document.addEventListener("keydown", leave);
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("keydown", leave);
      document.removeEventListener("focusin", follow);
    };
  }, [fullScreen]);

  return { box, fullScreen, toggle: () => setFullScreen(!fullScreen) };
}
