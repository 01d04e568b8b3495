import { useEffect } from "react";

/** While it is wanted, the browser asks before the page is closed or loaded anew. */
export function useAskBeforeUnload(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 asks for this alone.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isWanted]);
}
